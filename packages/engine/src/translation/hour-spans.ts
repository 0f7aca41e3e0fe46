import type { LanguageName } from '@palimpsest/contract';
import { wordsBeforeHour, type HourRelation } from './cldr/hour-words.ts';
import { anyWord, gapAfterWord, type RelationWords, relationWords, wordKey } from './cldr/relation-words.ts';
import type { FixedSpan, LanguagePair } from './translator.ts';
import { inCaseOf } from './wording/letter-case.ts';

const time = String.raw`\d{1,2}(?:[:.]\d{2}(?:\s?[ap]\.?m\b\.?)?|\s?[ap]\.?m\b\.?)`;

interface Reader {
  /** A time with the word that says what happens then, or with the time up to which it lasts. */
  pattern: RegExp;
  relations: ReadonlyMap<string, HourRelation>;
}

const readers = new Map<LanguageName, Reader>();

/** Undefined for a language whose words before a time are not known. */
function readerOf(language: LanguageName): Reader | undefined {
  const words = relationWords[language];
  if (!words) return undefined;
  const known = readers.get(language) ?? compile(words);
  readers.set(language, known);
  return known;
}

function compile({ hour, hours, afterTime = [] }: RelationWords): Reader {
  const entries = Object.entries(hour) as [HourRelation, readonly string[]][];
  const relations = new Map(entries.flatMap(([relation, words]) => words.map((word) => [word, relation] as const)));
  const to = anyWord(hours.to);
  const after = afterTime.length === 0 ? '' : String.raw`(?:\s?(?:${anyWord(afterTime)}))?`;
  const range = String.raw`(?<from>${anyWord(hours.from)})${gapAfterWord}(?<first>${time})${after}\s+(?:${to})${gapAfterWord}(?<last>${time})${after}`;
  // A time that another follows is the start of a range, which has other words before it.
  const single = String.raw`(?<relation>${anyWord(relations.keys())})${gapAfterWord}(?<only>${time})${after}(?!\s+(?:${to})${gapAfterWord}\d)`;
  return {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${range}|${single})(?![\p{L}\p{N}])`, 'giu'),
    relations,
  };
}

/** Times of a text with the words before them; the figures stay to the letter. None where the words of either language are not known. */
export function hourSpans(text: string, { from, to }: LanguagePair): FixedSpan[] {
  const reader = readerOf(from);
  if (!reader) return [];
  return [...text.matchAll(reader.pattern)].flatMap((match) => {
    const { relation, from: opening, first = '', last = '', only = '' } = match.groups ?? {};
    const words =
      relation === undefined
        ? rangeOf(first, last, to)
        : timeOf(reader.relations.get(wordKey(relation)) ?? 'at', only, to);
    if (words === undefined) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    return [{ start, end, replacement: inCaseOf(relation ?? opening ?? '', words, to) }];
  });
}

function timeOf(relation: HourRelation, time: string, language: LanguageName): string | undefined {
  const before = wordsBeforeHour(relation, time, language);
  return before === undefined ? undefined : before + time;
}

function rangeOf(first: string, last: string, language: LanguageName): string | undefined {
  const [start, end] = [timeOf('first', first, language), timeOf('last', last, language)];
  return start === undefined || end === undefined ? undefined : `${start} ${end}`;
}
