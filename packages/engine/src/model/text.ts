import type { SkipReason } from '@palimpsest/contract';
import type { TranslationNote } from './document.ts';
import type { Paragraph, TranslatedRun } from './paragraph.ts';

/** Other words are to stand in its place. */
export interface TranslatedState {
  is: 'translated';
  translation: string;
  /** Where runs of the paragraph stand in the translation. */
  runs: readonly TranslatedRun[];
  /** Names of several words in the translation. */
  names: readonly string[];
  note: TranslationNote;
}

/** It was read surely, but there are no other words for it. */
export interface KeptState {
  is: 'kept';
  /** Undefined of words that the user protects, of which nobody has to be told. */
  reason: Extract<SkipReason, 'unchanged' | 'no-letters' | 'untranslated' | 'other-language'> | undefined;
}

/** It could not be read surely, or not be erased. */
export interface SkippedState {
  is: 'skipped';
  reason: SkipReason;
}

/** The fate of a text. It is decided before anything is erased; only a text that cannot be erased whole is skipped later. */
export type TextState = TranslatedState | KeptState | SkippedState;

/** A text of a picture. One list of them goes through all stages. */
export interface PictureText<State extends TextState = TextState> {
  paragraph: Paragraph;
  state: State;
}

export function isTranslated<Text extends PictureText>(text: Text): text is Text & PictureText<TranslatedState> {
  return text.state.is === 'translated';
}

/** Why a text stands in the picture as it did; undefined where it does not, or nobody has to be told. */
export function reasonToStay({ state }: PictureText): SkipReason | undefined {
  return state.is === 'translated' ? undefined : state.reason;
}
