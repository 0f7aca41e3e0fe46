import type { LanguageName } from '@palimpsest/contract';
import {
  anyWord,
  gapAfterWord,
  type ReadWords,
  readWords,
  type Relation,
  wordKey,
  wordsBeforeHour,
} from './cldr/relations.ts';
import type { FixedSpan, LanguagePair } from './translator.ts';
import { inCaseOf } from './wording/letter-case.ts';
import { perLanguage } from './per-language.ts';

const time = String.raw`\d{1,2}(?:[:.]\d{2}(?:\s?[ap]\.?m\b\.?)?|\s?[ap]\.?m\b\.?)`;

interface Reader {
  /** A time with the word that says what happens then, or with the time up to which it lasts. */
  pattern: RegExp;
  relations: ReadonlyMap<string, Relation>;
}

/** Undefined for a language whose words before a time are not known. */
const readerOf = perLanguage((language) => {
  const words = readWords('hour', language);
  return words && compile(words);
});

function compile({ single, first, last }: ReadWords): Reader {
  const to = anyWord(last);
  const range = String.raw`(?<from>${anyWord(first)})${gapAfterWord}(?<first>${time})\s+(?:${to})${gapAfterWord}(?<last>${time})`;
  // A time that another follows is the start of a range, which has other words before it.
  const alone = String.raw`(?<relation>${anyWord(single.keys())})${gapAfterWord}(?<only>${time})(?!\s+(?:${to})${gapAfterWord}\d)`;
  return {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${range}|${alone})(?![\p{L}\p{N}])`, 'giu'),
    relations: single,
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
        : timeOf(reader.relations.get(wordKey(relation)) ?? 'on', only, to);
    if (words === undefined) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    return [{ start, end, replacement: inCaseOf(relation ?? opening ?? '', words, to) }];
  });
}

function timeOf(relation: Relation, time: string, language: LanguageName): string | undefined {
  const before = wordsBeforeHour(relation, time, language);
  return before === undefined ? undefined : before + time;
}

function rangeOf(first: string, last: string, language: LanguageName): string | undefined {
  const [start, end] = [timeOf('first', first, language), timeOf('last', last, language)];
  return start === undefined || end === undefined ? undefined : `${start} ${end}`;
}
