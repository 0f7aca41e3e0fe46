import { refusalOf, extractErrorText } from '@palimpsest/api-client';
import { useSharedWords, type SharedMessages } from '../../messages/shared.messages.ts';

/**
 * What was thrown, in the language of the page; undefined where nothing was.
 * @param fallback in English, for what has no words. @default none
 */
export function problemText(words: SharedMessages, error: unknown, fallback?: string): string | undefined {
  if (error === undefined || error === null) return undefined;
  const text = extractErrorText(error) ?? fallback;
  return text && words.problem(text, refusalOf(error));
}

/** Says what was thrown in the language of the page, see {@link problemText}. */
export function useProblem(): (error: unknown, fallback?: string) => string | undefined {
  const words = useSharedWords();
  return (error, fallback) => problemText(words, error, fallback);
}
