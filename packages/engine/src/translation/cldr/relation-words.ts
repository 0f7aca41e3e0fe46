import type { LanguageName } from '@palimpsest/contract';
import type { DayRelation } from './day-words.ts';
import type { HourRelation } from './hour-words.ts';

/** Words that say what a day or a time is to a sentence, as texts of a language are read. */
export interface RelationWords {
  /** Before a day, with the article where the language has one there. */
  day: Partial<Record<DayRelation, readonly string[]>>;
  /** About the first of two days of one month, "from 14 to 18 July": before it, which may be missing, and after it. */
  days: { from: readonly string[]; to: readonly string[] };
  hour: Partial<Record<Exclude<HourRelation, 'first' | 'last'>, readonly string[]>>;
  hours: { from: readonly string[]; to: readonly string[] };
}

const withArticle = (words: readonly string[]): string[] => words.flatMap((word) => [word, `${word} the`]);

/** What a language that is missing here says before a day stays in the sentence. */
export const relationWords: Partial<Record<LanguageName, RelationWords>> = {
  English: {
    day: {
      on: withArticle(['on']),
      from: withArticle(['from']),
      until: withArticle(['until', 'till']),
      by: withArticle(['by']),
      before: withArticle(['before']),
      after: withArticle(['after']),
    },
    days: { from: ['from', 'from the', 'the'], to: withArticle(['to', 'until', 'till', 'through']) },
    hour: { at: ['at'], from: ['from'], until: ['until', 'till'], before: ['before'], after: ['after'] },
    hours: { from: ['from'], to: ['to', 'until', 'till'] },
  },
  Spanish: {
    day: {
      on: ['el', 'el día'],
      from: ['desde', 'desde el', 'a partir de', 'a partir del'],
      until: ['hasta', 'hasta el'],
      before: ['antes de', 'antes del'],
      after: ['después de', 'después del'],
    },
    days: { from: ['de', 'del', 'desde el'], to: ['a', 'al', 'hasta el'] },
    hour: {
      at: ['a la', 'a las'],
      from: ['desde la', 'desde las', 'a partir de la', 'a partir de las'],
      until: ['hasta la', 'hasta las'],
      before: ['antes de la', 'antes de las'],
      after: ['después de la', 'después de las'],
    },
    hours: { from: ['de', 'desde las'], to: ['a', 'hasta las'] },
  },
  French: {
    day: {
      on: ['le'],
      from: ['à partir de', 'à partir du', 'dès le'],
      until: ['jusqu’à', 'jusqu’au', 'jusqu’en'],
      before: ['avant', 'avant le'],
      after: ['après', 'après le'],
    },
    days: { from: ['de', 'du'], to: ['à', 'au'] },
    hour: { at: ['à'], from: ['à partir de', 'dès'], until: ['jusqu’à'], before: ['avant'], after: ['après'] },
    hours: { from: ['de'], to: ['à'] },
  },
};

/** A pattern of any of the words, the longest first. */
export function anyWord(words: Iterable<string>): string {
  return [...words]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('’', "['’]").replaceAll(' ', String.raw`\s+`))
    .join('|');
}

/** A word as it stands in {@link relationWords}, from a text in whatever case and spacing. */
export function wordKey(word: string): string {
  return word.toLowerCase().replaceAll("'", '’').replaceAll(/\s+/gu, ' ');
}
