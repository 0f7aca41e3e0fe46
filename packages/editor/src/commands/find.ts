import type { EditorText } from '../model/text.ts';
import type { EditorStore } from '../store.ts';
import { selectTexts } from './texts.ts';
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

/** The matches of a pattern in words. What matches nothing at all, as `x*` may, does not count. */
function matchesOf(words: string, pattern: RegExp): RegExpExecArray[] {
  return [...words.matchAll(pattern)].filter(([match]) => match !== '');
}

/** How often a pattern stands in words. */
export function countMatches(words: string, pattern: RegExp): number {
  return matchesOf(words, pattern).length;
}

export interface Replacement {
  replacement: string;
  /** Whether `$1` in the replacement stands for a group; else it is taken as it is written. */
  isPattern?: boolean;
}

function replacementOf(found: RegExpExecArray, { replacement, isPattern = false }: Replacement): string {
  if (!isPattern) return replacement;
  return replacement.replaceAll(/\$(\d)/g, (sign, digit: string) => {
    const group = Number(digit);
    return group < found.length ? (found[group] ?? '') : sign;
  });
}

function replaced(words: string, matches: readonly RegExpExecArray[], replacement: Replacement): string {
  let result = '';
  let from = 0;
  for (const found of matches) {
    result += words.slice(from, found.index) + replacementOf(found, replacement);
    from = found.index + found[0].length;
  }
  return result + words.slice(from);
}

/** The texts in which a pattern stands, of those that can be changed. */
export function findTexts(texts: Iterable<EditorText>, pattern: RegExp): EditorText[] {
  return [...texts].filter(({ text }) => countMatches(text, pattern) > 0);
}

/** Replaces every match in every text that is not locked, as one step. @returns how many matches were replaced */
export function replaceAll(store: EditorStore, pattern: RegExp, replacement: Replacement): number {
  const texts = findTexts(store.getState().records.byId.values(), pattern).filter(({ locked }) => !locked);
  writeTexts(store, new Map(texts.map(({ id, text }) => [id, replaced(text, matchesOf(text, pattern), replacement)])));
  return texts.reduce((sum, { text }) => sum + countMatches(text, pattern), 0);
}

/** A place in a text, in UTF-16 code units. */
export interface PlaceInText {
  id: string;
  index: number;
}

/**
 * Replaces one match, as one step, in a text that is not locked, and selects that text.
 *
 * @param texts in reading order
 * @param from the match at or after this place is replaced; after the last text the search goes on with the first
 * @returns the end of what was written; undefined where nothing matches
 */
export function replaceNext(
  store: EditorStore,
  texts: readonly EditorText[],
  pattern: RegExp,
  { from, ...replacement }: Replacement & { from?: PlaceInText | undefined },
): PlaceInText | undefined {
  const start = Math.max(
    0,
    texts.findIndex(({ id }) => id === from?.id),
  );
  // The text at which it begins comes again at the end: for what stands before the place.
  for (const { id, text, locked } of [...texts.slice(start), ...texts.slice(0, start + 1)]) {
    if (locked) continue;
    const found = matchesOf(text, pattern).find(({ index }) => id !== from?.id || index >= from.index);
    if (!found) {
      from = undefined;
      continue;
    }
    writeTexts(store, new Map([[id, replaced(text, [found], replacement)]]));
    selectTexts(store, [id]);
    return { id, index: found.index + replacementOf(found, replacement).length };
  }
  return undefined;
}
