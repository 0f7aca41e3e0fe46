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

/** The pattern that finds a query, or the reason why the query is invalid. */
export type Finder = { pattern: RegExp } | { error: string };

const wordCharacter = '[\\p{L}\\p{N}\\p{M}_]';

/** A space stands for a no-break space too: nobody sees which of them keeps a name or a number with its unit on one line. */
function escaped(words: string): string {
  return words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll(/[ \u00a0]/g, String.raw`[ \u00a0]`);
}

/** The finder of a query; undefined for an empty one. */
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

/** The matches of a pattern in words. Empty matches, such as those of `x*`, are ignored. */
function matchesOf(words: string, pattern: RegExp): RegExpExecArray[] {
  return [...words.matchAll(pattern)].filter(([match]) => match !== '');
}

/** The number of matches of a pattern in words. */
export function countMatches(words: string, pattern: RegExp): number {
  return matchesOf(words, pattern).length;
}

export interface Replacement {
  replacement: string;
  /** Whether `$1` in the replacement stands for a group; otherwise the replacement is literal. */
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

/** The texts in which a pattern matches. */
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

/** Letters of a text that match; `length` in UTF-16 code units. */
export interface Match extends PlaceInText {
  length: number;
}

/** All matches in texts, in the order of these. */
export function findMatches(texts: readonly EditorText[], pattern: RegExp): Match[] {
  return texts.flatMap(({ id, text }) =>
    matchesOf(text, pattern).map((found) => ({ id, index: found.index, length: found[0].length })),
  );
}

/** A query, and where in the texts the search for it was left. */
export interface Search extends FindOptions {
  place?: PlaceInText | undefined;
}

/** The search while there is no query. */
export const noSearch: Search = { query: '' };

/** The place of a search: where it was left in the selected text, else the beginning of that text. */
export function placeOfSearch({ place }: Search, [selected]: readonly string[]): PlaceInText | undefined {
  if (place && place.id === selected) return place;
  return selected === undefined ? undefined : { id: selected, index: 0 };
}

/**
 * The first match at or after a place; after the last text the search goes on with the first.
 *
 * @param texts in reading order
 * @param counts whether the matches of a text count. Default: they all do
 */
export function matchFrom(
  texts: readonly EditorText[],
  pattern: RegExp,
  from: PlaceInText | undefined,
  counts: (text: EditorText) => boolean = () => true,
): Match | undefined {
  const start = Math.max(
    0,
    texts.findIndex(({ id }) => id === from?.id),
  );
  const matches = findMatches([...texts.slice(start), ...texts.slice(0, start)].filter(counts), pattern);
  return matches.find(({ id, index }) => id !== from?.id || index >= from.index) ?? matches[0];
}

/**
 * Selects the text of the match after the current one, or before it, and wraps around at the ends. Selects the text of the current match while that
 * is not selected.
 *
 * @param texts in reading order
 * @returns the match
 */
export function stepMatch(
  store: EditorStore,
  texts: readonly EditorText[],
  pattern: RegExp,
  { from, direction }: { from: PlaceInText | undefined; direction: 1 | -1 },
): Match | undefined {
  const current = matchFrom(texts, pattern, from);
  const matches = findMatches(texts, pattern);
  const at = matches.findIndex(({ id, index }) => id === current?.id && index === current.index);
  const isReached = direction === -1 || store.getState().selectedIds.includes(current?.id ?? '');
  const next = matches.at(isReached ? (at + direction) % matches.length : at);
  if (next) selectTexts(store, [next.id]);
  return next;
}

/**
 * Replaces one match, as one step, in a text that is not locked, and selects that text.
 *
 * @param texts in reading order
 * @param from the match at or after this place is replaced; after the last text the search goes on with the first
 * @returns the end of the replacement; undefined if nothing matches
 */
export function replaceNext(
  store: EditorStore,
  texts: readonly EditorText[],
  pattern: RegExp,
  { from, ...replacement }: Replacement & { from?: PlaceInText | undefined },
): PlaceInText | undefined {
  const match = matchFrom(texts, pattern, from, ({ locked }) => !locked);
  const text = texts.find(({ id }) => id === match?.id);
  const found = text && matchesOf(text.text, pattern).find(({ index }) => index === match?.index);
  if (!found) return undefined;
  writeTexts(store, new Map([[text.id, replaced(text.text, [found], replacement)]]));
  selectTexts(store, [text.id]);
  return { id: text.id, index: found.index + replacementOf(found, replacement).length };
}
