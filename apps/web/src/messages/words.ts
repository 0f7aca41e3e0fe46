import type { Parameters as EditorParameters } from '@palimpsest/editor/messages/parameters';
import type { EditorMessages, EditorWords } from '@palimpsest/editor/messages/words';
import { failureOf } from '@palimpsest/api-client';
import type { Problem, ProcessSummary } from '@palimpsest/contract';
import type { Messages } from '@palimpsest/ui/messages/catalogue';
import { useFormat, useMessages } from '@palimpsest/ui/messages/context';
import { createFormat } from '@palimpsest/ui/messages/format';
import { createWords, perLocale, type Words } from '@palimpsest/ui/messages/words';
import en from './en.json' with { type: 'json' };
import { languageNamesIn, type LanguageNames } from './language-names.ts';
import type { Parameters } from './parameters.ts';
import { problemsIn } from './problems.ts';

/** The messages of the screens in one language, as its JSON file holds them. */
export type ScreenMessages = typeof en;
type OwnWords = Words<ScreenMessages, Parameters>;

/** The words that several features show. */
export type SharedWords = OwnWords['shared'] &
  LanguageNames & {
    /** The sentence of a problem that a call, a check or a process reported. */
    readonly problem: (problem: Problem) => string;
  };

/** The words of the screens in one language, by feature. */
export type ScreenWords = Omit<OwnWords, 'shared' | 'languageNames' | 'problems'> & { readonly shared: SharedWords };

declare module '@palimpsest/ui/messages/context' {
  interface AddedMessages extends ScreenWords {
    imageEditor: EditorWords;
  }
}

/** @param locale BCP 47, of the language of the messages */
export function screenWords(messages: ScreenMessages, locale: string): ScreenWords {
  const { languageNames: ownNames, problems, ...words } = createWords<ScreenMessages, Parameters>(messages, locale);
  const names = languageNamesIn(locale, ownNames);
  const problem = problemsIn(problems, createFormat(locale), names.languageName);
  return { ...words, shared: { ...words.shared, ...names, problem } };
}

/** Every catalogue of one language: those of `ui`, of the screens and of the editor. */
interface Catalogues {
  ui: Messages;
  screens: ScreenMessages;
  editor: EditorMessages;
}

/** Every word of the interface in one language, for a locale. */
export const interfaceWords =
  ({ ui, screens, editor }: Catalogues) =>
  (locale: string): Messages => ({
    ...ui,
    ...screenWords(screens, locale),
    imageEditor: createWords<EditorMessages, EditorParameters>(editor, locale),
  });

/** English comes with the screens; other languages are fetched, see `lib/language`. */
export const englishWords = perLocale((locale) => screenWords(en, locale));

/** The words of a feature in the language of the page. */
export function useWords<Feature extends keyof ScreenWords>(feature: Feature): ScreenWords[Feature] {
  const english = englishWords(useFormat().locale);
  return useMessages(feature, english[feature]);
}

/** The languages of a process, in the language of the page. */
export const languagePair = (
  { languagePair: pair, languageName, languageInSentence }: SharedWords,
  process: Pick<ProcessSummary, 'source_language' | 'target_language'>,
): string =>
  pair({ source: languageName(process.source_language), target: languageInSentence(process.target_language) });

/** Why a process failed, in the language of the page; undefined where it says nothing. */
export const failureText = (
  { problem }: SharedWords,
  process: Pick<ProcessSummary, 'error_message' | 'failure_code' | 'refusal'>,
): string | undefined => {
  const failure = failureOf(process);
  return failure && problem(failure);
};
