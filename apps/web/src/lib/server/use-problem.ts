import { problemOf } from '@palimpsest/api-client';
import { type SharedWords, useWords } from '../../messages/words.ts';

/** A problem that can stand in for an error without words. */
const fallbacks = { unexpected: { code: 'unexpected' }, unknown: { code: 'unknown' } } as const;
type Fallback = keyof typeof fallbacks;

/** The sentence of an error in the language of the page; undefined without an error, and if it has no words and no fallback is given. */
export function problemText({ problem }: SharedWords, error: unknown, fallback?: Fallback): string | undefined {
  if (error === undefined || error === null) return undefined;
  const found = problemOf(error) ?? (fallback && fallbacks[fallback]);
  return found && problem(found);
}

/** Returns a function that puts an error into the language of the page, see {@link problemText}. */
export function useProblem(): (error: unknown, fallback?: Fallback) => string | undefined {
  const words = useWords('shared');
  return (error, fallback) => problemText(words, error, fallback);
}
