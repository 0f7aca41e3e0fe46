import type { EditorText } from '../model/text.ts';
import type { EditorStore } from '../store.ts';
import { writeTexts } from './write-texts.ts';

export interface FindOptions {
  query: string;
  /** Default: upper and lower case are the same. */
  matchCase?: boolean | undefined;
  wholeWord?: boolean | undefined;
  /** The query is a regular expression; the replacement may name its groups, as `$1`. */
  isPattern?: boolean | undefined;
}

/** What finds a query; or why it cannot be looked for. */
export type Finder = { pattern: RegExp } | { error: string };

const wordCharacter = '[\\p{L}\\p{N}\\p{M}_]';

/** A space stands for a no-break space too: nobody sees which of them keeps a name or a number with its unit on one line. */
function escaped(words: string): string {
  return words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll(/[ \u00a0]/g, String.raw`[ \u00a0]`);
}

/** What finds a query in texts; undefined for an empty one. */
export function finderOf({ query, matchCase, wholeWord, isPattern }: FindOptions): Finder | undefined {
  if (query === '') return undefined;
  const source = isPattern ? `(?:${query})` : escaped(query);
  const whole = wholeWord ? `(?<!${wordCharacter})${source}(?!${wordCharacter})` : source;
  try {
    return { pattern: new RegExp(whole, matchCase ? 'gu' : 'giu') };
  } catch (error) {
    if (error instanceof SyntaxError) return { error: 'This is not a regular expression.' };
    throw error;
  }
}

/** How often a pattern stands in words. What matches nothing at all, as `x*` may, does not count. */
export function countMatches(words: string, pattern: RegExp): number {
  return [...words.matchAll(pattern)].filter(([match]) => match !== '').length;
}

/** The words with every match replaced; a replacement of plain words is taken as it is written. */
function replaced(words: string, pattern: RegExp, replacement: string, isPattern: boolean): string {
  if (!isPattern) return words.replaceAll(pattern, () => replacement);
  return words.replaceAll(pattern, (...found) => {
    const [match] = found;
    if (match === '') return '';
    const groups: unknown[] = found.slice(
      1,
      found.findIndex((part) => typeof part === 'number'),
    );
    return replacement.replaceAll(/\$(\d)/g, (sign, digit: string) => {
      const group = digit === '0' ? match : groups[Number(digit) - 1];
      return typeof group === 'string' ? group : Number(digit) > groups.length ? sign : '';
    });
  });
}

/** The texts in which a pattern stands, of those that can be changed. */
export function findTexts(texts: Iterable<EditorText>, pattern: RegExp): EditorText[] {
  return [...texts].filter(({ text }) => countMatches(text, pattern) > 0);
}

/** Replaces every match in every text that is not locked, as one step. @returns how many matches were replaced */
export function replaceAll(
  store: EditorStore,
  pattern: RegExp,
  { replacement, isPattern = false }: { replacement: string; isPattern?: boolean },
): number {
  const texts = findTexts(store.getState().records.byId.values(), pattern).filter(({ locked }) => !locked);
  writeTexts(store, new Map(texts.map(({ id, text }) => [id, replaced(text, pattern, replacement, isPattern)])));
  return texts.reduce((sum, { text }) => sum + countMatches(text, pattern), 0);
}
