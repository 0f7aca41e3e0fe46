import { wordsBeforeHour, type HourRelation } from './cldr/hour-words.ts';
import type { FixedSpan, LanguagePair } from './translator.ts';
import { inCaseOf } from './wording/letter-case.ts';

const time = String.raw`\d{1,2}(?:[:.]\d{2}(?:\s?[ap]\.?m\b\.?)?|\s?[ap]\.?m\b\.?)`;

/** A time with the word that says what happens then, or with the time up to which it lasts. */
const english = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<relation>at|from|until|till|before|after)\s+(?<first>${time})(?:\s+(?:to|until|till)\s+(?<last>${time}))?(?![\p{L}\p{N}])`,
  'giu',
);

const relations: Readonly<Record<string, HourRelation>> = {
  at: 'at',
  from: 'from',
  until: 'until',
  till: 'until',
  before: 'before',
  after: 'after',
};

/** Times of an English text with the words before them; the figures stay to the letter. None where the target's words are not known. */
export function hourSpans(text: string, { from, to }: LanguagePair): FixedSpan[] {
  if (from !== 'English') return [];
  return [...text.matchAll(english)].flatMap((match) => {
    const { relation = '', first = '', last } = match.groups ?? {};
    const words = wordsOf(relation.toLowerCase(), first, last, to);
    if (words === undefined) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    return [{ start, end, replacement: inCaseOf(relation, words, to) }];
  });
}

function wordsOf(
  relation: string,
  first: string,
  last: string | undefined,
  to: LanguagePair['to'],
): string | undefined {
  const isRange = last !== undefined && relation === 'from';
  const before = wordsBeforeHour(isRange ? 'first' : (relations[relation] ?? 'at'), first, to);
  if (before === undefined || (last !== undefined && !isRange)) return undefined;
  if (last === undefined) return before + first;
  const between = wordsBeforeHour('last', last, to);
  return between === undefined ? undefined : `${before}${first} ${between}${last}`;
}
