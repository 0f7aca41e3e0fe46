import {
  formatTextBackground,
  formatTextGradient,
  formatTextShadow,
  formatTextStroke,
  parseTextBackground,
  parseTextGradient,
  parseTextShadow,
  parseTextStroke,
} from '@palimpsest/typeset';
import type { TextBackground, TextGradient, TextShadow, TextStroke } from '@palimpsest/typeset';
import type { StyleChange, StylePatch } from '../commands/texts.ts';
import type { EditorText } from '../model/text.ts';
import { plainBackground, plainGradient, plainShadow, plainStroke } from '../model/text-effects.ts';
import { sharedValue } from './shared-value.ts';

/** A kind of effect, which texts hold in one attribute. */
interface EffectKind<Effect> {
  read: (text: EditorText) => string | undefined;
  parse: (written: string) => Effect | undefined;
  format: (effect: Effect) => string;
  /** The default effect of a text, before the user changes it. */
  plain: (text: EditorText) => string;
  patch: (written: string | undefined) => StylePatch;
}

export const gradientKind: EffectKind<TextGradient> = {
  read: ({ textGradient }) => textGradient,
  parse: parseTextGradient,
  format: formatTextGradient,
  plain: plainGradient,
  patch: (textGradient) => ({ textGradient }),
};

export const shadowKind: EffectKind<TextShadow> = {
  read: ({ textShadow }) => textShadow,
  parse: parseTextShadow,
  format: formatTextShadow,
  plain: () => plainShadow,
  patch: (textShadow) => ({ textShadow }),
};

export const outlineKind: EffectKind<TextStroke> = {
  read: ({ textStroke }) => textStroke,
  parse: parseTextStroke,
  format: formatTextStroke,
  plain: plainStroke,
  patch: (textStroke) => ({ textStroke }),
};

export const backgroundKind: EffectKind<TextBackground> = {
  read: ({ textBackground }) => textBackground,
  parse: parseTextBackground,
  format: formatTextBackground,
  plain: plainBackground,
  patch: (textBackground) => ({ textBackground }),
};

/** An effect of one or more texts. */
export interface SharedEffect<Effect> {
  /** Whether they have it; null where some of them do. */
  on: boolean | null;
  /** The value of a part of it; null if the texts differ. */
  valueOf: <Part extends keyof Effect>(part: Part) => Effect[Part] | null;
  /** Changes parts of it in each of the texts that have it; their other parts stay. */
  set: (patch: Partial<Effect>) => void;
  /** Adds it to those that do not have it, or removes it from all. */
  switchTo: (on: boolean) => void;
}

/** The effect that texts have in common, with functions that change it in all of them. */
export function sharedEffect<Effect extends object>(
  { read, parse, format, plain, patch }: EffectKind<Effect>,
  texts: readonly [EditorText, ...EditorText[]],
  onChange: (change: StyleChange) => void,
): SharedEffect<Effect> {
  const effectOf = (text: EditorText) => {
    const written = read(text);
    return written === undefined ? undefined : parse(written);
  };
  return {
    on: sharedValue(texts, (text) => effectOf(text) !== undefined),
    valueOf: (part) => sharedValue(texts, (text) => effectOf(text)?.[part] ?? null),
    set: (parts) =>
      onChange((text) => {
        const effect = effectOf(text);
        return effect ? patch(format({ ...effect, ...parts })) : {};
      }),
    switchTo: (on) => onChange((text) => patch(on ? (read(text) ?? plain(text)) : undefined)),
  };
}
