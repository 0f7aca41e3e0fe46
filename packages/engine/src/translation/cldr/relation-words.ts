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
  /** Words after a time that say no more than that it is one, as in "18:00 Uhr". @default none */
  afterTime?: readonly string[];
}

const withArticle = (words: readonly string[]): string[] => words.flatMap((word) => [word, `${word} the`]);

/** What a language that is missing here says before a day stays in the sentence. */
export const relationWords: Partial<Record<LanguageName, RelationWords>> = {
  Catalan: {
    day: {
      on: ['el', 'l’', 'el dia'],
      from: ['des de', 'des del', 'des de l’', 'a partir de', 'a partir d’', 'a partir del', 'a partir de l’'],
      until: ['fins a', 'fins al', 'fins a l’'],
      before: ['abans de', 'abans d’', 'abans del', 'abans de l’'],
      after: ['després de', 'després d’', 'després del', 'després de l’'],
    },
    days: { from: ['de', 'del', 'de l’', 'des del'], to: ['a', 'al', 'a l’', 'fins al', 'fins a l’'] },
    hour: {
      at: ['a la', 'a les'],
      from: ['des de la', 'des de les', 'a partir de la', 'a partir de les'],
      until: ['fins a la', 'fins a les'],
      before: ['abans de la', 'abans de les'],
      after: ['després de la', 'després de les'],
    },
    hours: { from: ['de', 'des de les'], to: ['a', 'fins a les'] },
  },
  English: {
    day: {
      on: [...withArticle(['on']), 'in'],
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
  Esperanto: {
    day: {
      on: ['je', 'je la', 'en'],
      from: ['ekde', 'ekde la'],
      until: ['ĝis', 'ĝis la'],
      before: ['antaŭ', 'antaŭ la'],
      after: ['post', 'post la'],
    },
    days: { from: ['de', 'de la'], to: ['ĝis', 'ĝis la'] },
    hour: { at: ['je', 'je la'], from: ['ekde'], until: ['ĝis'], before: ['antaŭ'], after: ['post'] },
    hours: { from: ['de'], to: ['ĝis'] },
  },
  French: {
    day: {
      on: ['le'],
      from: ['à partir de', 'à partir d’', 'à partir du', 'dès le'],
      until: ['jusqu’à', 'jusqu’au', 'jusqu’en'],
      before: ['avant', 'avant le'],
      after: ['après', 'après le'],
    },
    days: { from: ['de', 'du'], to: ['à', 'au'] },
    hour: { at: ['à'], from: ['à partir de', 'dès'], until: ['jusqu’à'], before: ['avant'], after: ['après'] },
    hours: { from: ['de'], to: ['à'] },
  },
  Galician: {
    day: {
      on: ['o', 'o día'],
      from: ['desde', 'desde o', 'a partir de', 'a partir do'],
      until: ['ata', 'ata o'],
      before: ['antes de', 'antes do'],
      after: ['despois de', 'despois do'],
    },
    days: { from: ['de', 'do', 'desde o'], to: ['a', 'ao', 'ata o'] },
    hour: {
      at: ['á', 'ás'],
      from: ['desde a', 'desde as', 'a partir da', 'a partir das'],
      until: ['ata a', 'ata as'],
      before: ['antes da', 'antes das'],
      after: ['despois da', 'despois das'],
    },
    hours: { from: ['de', 'desde as'], to: ['a', 'ata as'] },
  },
  German: {
    day: {
      on: ['am'],
      from: ['ab', 'ab dem'],
      until: ['bis', 'bis zum'],
      by: ['bis spätestens', 'spätestens am'],
      before: ['vor dem'],
      after: ['nach dem'],
    },
    days: { from: ['vom', 'von'], to: ['bis', 'bis zum'] },
    hour: { at: ['um'], from: ['ab'], until: ['bis'], before: ['vor'], after: ['nach'] },
    hours: { from: ['von'], to: ['bis'] },
    afterTime: ['uhr'],
  },
  Italian: {
    day: {
      on: ['il', 'l’', 'il giorno'],
      from: ['da', 'dal', 'dall’', 'a partire da', 'a partire dal', 'a partire dall’'],
      until: ['fino a', 'fino al', 'fino all’'],
      by: ['entro', 'entro il', 'entro l’'],
      before: ['prima di', 'prima del', 'prima dell’'],
      after: ['dopo', 'dopo il', 'dopo l’'],
    },
    days: { from: ['da', 'dal', 'dall’'], to: ['a', 'al', 'all’'] },
    hour: {
      at: ['alle', 'alle ore', 'all’', 'ore'],
      from: ['dalle', 'dalle ore', 'dall’', 'a partire dalle'],
      until: ['fino alle', 'fino alle ore', 'fino all’'],
      before: ['prima delle', 'prima delle ore', 'prima dell’'],
      after: ['dopo le', 'dopo le ore', 'dopo l’'],
    },
    hours: { from: ['dalle', 'dalle ore', 'dall’'], to: ['alle', 'alle ore', 'all’'] },
  },
  Occitan: {
    day: {
      on: ['lo'],
      from: ['a partir de', 'a partir d’', 'a partir del'],
      until: ['fins a', 'fins al', 'duscas a', 'duscas al'],
      before: ['abans', 'abans lo'],
      after: ['aprèp', 'aprèp lo', 'après lo'],
    },
    days: { from: ['de', 'del'], to: ['a', 'al'] },
    hour: { at: ['a'], from: ['a partir de'], until: ['fins a', 'duscas a'], before: ['abans'], after: ['aprèp'] },
    hours: { from: ['de'], to: ['a'] },
  },
  Portuguese: {
    day: {
      on: ['em', 'no', 'na', 'no dia'],
      from: ['desde', 'desde o dia', 'a partir de', 'a partir do dia'],
      until: ['até', 'até o', 'até ao', 'até o dia', 'até ao dia'],
      before: ['antes de', 'antes do dia'],
      after: ['depois de', 'depois do dia', 'após', 'após o dia'],
    },
    days: { from: ['de', 'do dia'], to: ['a', 'ao', 'ao dia', 'até'] },
    hour: {
      at: ['à', 'às'],
      from: ['a partir da', 'a partir das', 'desde as'],
      until: ['até à', 'até às', 'até as'],
      before: ['antes da', 'antes das'],
      after: ['depois da', 'depois das', 'após as'],
    },
    hours: { from: ['da', 'das', 'de'], to: ['à', 'às', 'a', 'até às', 'até as'] },
  },
};

/** Space after a word; one that ends in an apostrophe needs none. */
export const gapAfterWord = String.raw`(?:\s+|(?<=['’]))`;

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
