import type { LanguageName } from '@palimpsest/contract';
import type { Moment } from './moment.ts';

/** What a day is to a sentence. */
export type DayRelation = 'on' | 'from' | 'until' | 'by' | 'before' | 'after';

/** What stands before a day for each relation, and before the two ends of a range, with the space that follows it. */
type DayWords = Partial<Record<DayRelation | 'first' | 'last', string>>;

type Describe = (moment: Moment) => DayWords | undefined;

/** Catalan and Italian join the article to a number that starts with a vowel: l’1, l’11; l’8, l’11. */
const withVowel = { Catalan: [1, 11], Italian: [8, 11] } as const;

const isMonth = ({ day }: Moment): boolean => day === undefined;
const isWeekday = ({ month }: Moment): boolean => month === undefined;

/** Spanish and Galician, which differ in their words only. */
function iberian(words: { el: string; del: string; al: string; until: string; after: string; de: string }): Describe {
  const { el, del, al, until, after, de } = words;
  return (moment) => {
    const from = isMonth(moment) && !isWeekday(moment) ? `a partir ${de} ` : `a partir ${del} `;
    if (isWeekday(moment) || !isMonth(moment)) {
      const before = `antes ${del} `;
      return {
        on: `${el} `,
        from,
        until: `${until} ${el} `,
        by: before,
        before,
        after: `${after} ${del} `,
        ...(!isWeekday(moment) && { first: `${del} `, last: `${al} ` }),
      };
    }
    return { from, until: `${until} `, before: `antes ${de} `, after: `${after} ${de} `, first: `${de} `, last: 'a ' };
  };
}

const catalan: Describe = (moment) => {
  if (isMonth(moment) && !isWeekday(moment)) {
    const de = startsWithVowel(moment) ? 'd’' : 'de ';
    return { from: `a partir ${de}`, until: 'fins a ', before: `abans ${de}`, first: de, last: 'a ' };
  }
  const isJoined = joinsArticle(moment, 'Catalan');
  const [del, al] = isJoined ? ['de l’', 'a l’'] : ['del ', 'al '];
  return {
    on: isJoined ? 'l’' : 'el ',
    from: `a partir ${del}`,
    until: isJoined ? 'fins a l’' : 'fins al ',
    by: `abans ${del}`,
    before: `abans ${del}`,
    after: `després ${del}`,
    ...(!isWeekday(moment) && { first: del, last: al }),
  };
};

const french: Describe = (moment) => {
  if (isWeekday(moment)) {
    return { on: 'le ', from: 'à partir de ', until: 'jusqu’à ', by: 'avant ', before: 'avant ', after: 'après ' };
  }
  if (isMonth(moment)) {
    const de = startsWithVowel(moment) ? 'd’' : 'de ';
    return { from: `à partir ${de}`, until: 'jusqu’en ', before: 'avant ', after: 'après ', first: de, last: 'à ' };
  }
  return {
    on: 'le ',
    from: 'à partir du ',
    until: 'jusqu’au ',
    by: 'avant le ',
    before: 'avant le ',
    after: 'après le ',
    first: 'du ',
    last: 'au ',
  };
};

const italian: Describe = (moment) => {
  if (isMonth(moment) && !isWeekday(moment)) return { from: 'da ', until: 'fino a ', first: 'da ', last: 'a ' };
  if (moment.weekday !== undefined) {
    const words = { on: '', from: 'da ', until: 'fino a ', by: 'entro ', before: 'prima di ', after: 'dopo ' };
    return isWeekday(moment) ? words : { ...words, first: 'da ', last: 'a ' };
  }
  const isJoined = joinsArticle(moment, 'Italian');
  const article = isJoined ? 'l’' : 'il ';
  const withArticle = (stem: string): string => (isJoined ? `${stem}ll’` : `${stem}l `);
  return {
    on: article,
    from: withArticle('da'),
    until: `fino ${withArticle('a')}`,
    by: `entro ${article}`,
    before: `prima ${withArticle('de')}`,
    after: `dopo ${article}`,
    first: withArticle('da'),
    last: withArticle('a'),
  };
};

const portuguese: Describe = (moment) => {
  const isWeekend = moment.weekday === 0 || moment.weekday === 6;
  const on = moment.weekday === undefined ? 'em ' : isWeekend ? 'no ' : 'na ';
  return {
    ...(!isMonth(moment) || isWeekday(moment) ? { on } : {}),
    from: 'a partir de ',
    until: 'até ',
    by: 'até ',
    before: 'antes de ',
    after: 'depois de ',
    ...(!isWeekday(moment) && { first: 'de ', last: 'a ' }),
  };
};

/** Where the weekday stands before the date, "lundo, la 14-a", the article is written with the date. */
const esperanto: Describe = (moment) => {
  const article = isMonth(moment) || moment.weekday !== undefined ? '' : 'la ';
  const isInMonth = isMonth(moment) && !isWeekday(moment);
  const words = {
    from: `ekde ${article}`,
    until: `ĝis ${article}`,
    by: `ĝis ${article}`,
    before: `antaŭ ${article}`,
    after: `post ${article}`,
  };
  return {
    ...words,
    on: isInMonth ? 'en ' : `je ${article}`,
    ...(!isWeekday(moment) && { first: `de ${article}`, last: `ĝis ${article}` }),
  };
};

/** In the Lengadocian that Apertium writes, too. */
const occitan: Describe = (moment) => {
  if (isMonth(moment) && !isWeekday(moment)) {
    const de = startsWithVowel(moment) ? 'd’' : 'de ';
    return { from: `a partir ${de}`, until: 'fins a ', before: 'abans ', after: 'aprèp ', first: de, last: 'a ' };
  }
  return {
    on: 'lo ',
    from: 'a partir del ',
    until: 'fins al ',
    by: 'abans lo ',
    before: 'abans lo ',
    after: 'aprèp lo ',
    ...(!isWeekday(moment) && { first: 'del ', last: 'al ' }),
  };
};

const german: Describe = (moment) => {
  if (isMonth(moment) && !isWeekday(moment)) return { from: 'ab ', until: 'bis ', first: 'von ', last: 'bis ' };
  const words = { on: 'am ', from: 'ab ', until: 'bis ', by: 'bis ' };
  return isWeekday(moment) ? words : { ...words, first: 'vom ', last: 'bis ' };
};

const english: Describe = (moment) => ({
  on: isMonth(moment) && !isWeekday(moment) ? 'in ' : 'on ',
  from: 'from ',
  until: 'until ',
  by: 'by ',
  before: 'before ',
  after: 'after ',
  ...(!isWeekday(moment) && { first: 'from ', last: 'to ' }),
});

/** A weekday would have to be inflected. */
const polish: Describe = ({ day, weekday }) =>
  day === undefined || weekday !== undefined
    ? undefined
    : { from: 'od ', until: 'do ', by: 'do ', first: 'od ', last: 'do ' };

const dutch: Describe = ({ day }) => (day === undefined ? undefined : { on: 'op ' });

const describe: Partial<Record<LanguageName, Describe>> = {
  Catalan: catalan,
  Dutch: dutch,
  English: english,
  Esperanto: esperanto,
  French: french,
  Galician: iberian({ el: 'o', del: 'do', al: 'ao', until: 'ata', after: 'despois', de: 'de' }),
  German: german,
  Italian: italian,
  Occitan: occitan,
  Polish: polish,
  Portuguese: portuguese,
  Spanish: iberian({ el: 'el', del: 'del', al: 'al', until: 'hasta', after: 'después', de: 'de' }),
};

/**
 * What a language says before a day, a weekday or a month to which something happens, and the space after it; empty where it says nothing.
 * Undefined where that is not words before it, or not known.
 */
export function wordsBeforeDay(
  relation: DayRelation | 'first' | 'last',
  moment: Moment,
  language: LanguageName,
): string | undefined {
  return describe[language]?.(moment)?.[relation];
}

/** A day of the month alone, as it stands in "from 14 to 18 July". */
export function writeBareDay(day: number, language: LanguageName): string {
  if (language === 'Esperanto') return `${day}-a`;
  return language === 'German' ? `${day}.` : String(day);
}

/** Of the months April, August and October, whose names start with a vowel in Catalan, French and Occitan. */
function startsWithVowel({ month }: Moment): boolean {
  return month === 3 || month === 7 || month === 9;
}

function joinsArticle({ weekday, day }: Moment, language: keyof typeof withVowel): boolean {
  return weekday === undefined && withVowel[language].some((each) => each === day);
}
