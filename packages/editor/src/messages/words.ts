import { useFormat, useMessages } from '@palimpsest/ui/messages/context';
import { createWords, perLocale, type Words } from '@palimpsest/ui/messages/words';
import en from './en.json' with { type: 'json' };
import type { Parameters } from './parameters.ts';

/** The messages of the editor in one language, as its JSON file holds them. */
export type EditorMessages = typeof en;

/** The words of the editor, for `messages` of PalimpsestProvider under the key `imageEditor`: see `createWords` of `@palimpsest/ui`. */
export type EditorWords = Words<EditorMessages, Parameters>;

/** The keys of words without parameters. */
export type PlainWord = Exclude<keyof EditorWords, keyof Parameters>;

declare module '@palimpsest/ui/messages/context' {
  interface AddedMessages {
    imageEditor: EditorWords;
  }
}

/** English comes with the editor, in any locale. */
export const englishWords = perLocale((locale) => createWords<EditorMessages, Parameters>(en, locale));

/** The words of the editor: those of the provider around it, else English. */
export function useWords(): EditorWords {
  const english = englishWords(useFormat().locale);
  return useMessages('imageEditor', english);
}
