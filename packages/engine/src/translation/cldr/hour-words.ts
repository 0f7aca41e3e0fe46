import type { LanguageName } from '@palimpsest/contract';

/** What a time of day is to a sentence. */
export type HourRelation = 'at' | 'from' | 'until' | 'before' | 'after' | 'first' | 'last';

type HourWords = Readonly<Record<HourRelation, string>>;

/** Of languages that say "the hours": the words before one o’clock, and before any other time. */
type Describe = (isOne: boolean) => HourWords;

const always =
  (words: HourWords): Describe =>
  () =>
    words;

const describe: Partial<Record<LanguageName, Describe>> = {
  Catalan: (isOne) => {
    const les = isOne ? 'la' : 'les';
    return {
      at: `a ${les} `,
      from: `a partir de ${les} `,
      until: `fins a ${les} `,
      before: `abans de ${les} `,
      after: `després de ${les} `,
      first: 'de ',
      last: 'a ',
    };
  },
  English: always({
    at: 'at ',
    from: 'from ',
    until: 'until ',
    before: 'before ',
    after: 'after ',
    first: 'from ',
    last: 'to ',
  }),
  Esperanto: always({
    at: 'je ',
    from: 'ekde ',
    until: 'ĝis ',
    before: 'antaŭ ',
    after: 'post ',
    first: 'de ',
    last: 'ĝis ',
  }),
  French: always({
    at: 'à ',
    from: 'à partir de ',
    until: 'jusqu’à ',
    before: 'avant ',
    after: 'après ',
    first: 'de ',
    last: 'à ',
  }),
  Galician: (isOne) => {
    const [as, das] = isOne ? ['a', 'da'] : ['as', 'das'];
    return {
      at: isOne ? 'á ' : 'ás ',
      from: `a partir ${das} `,
      until: `ata ${as} `,
      before: `antes ${das} `,
      after: `despois ${das} `,
      first: 'de ',
      last: 'a ',
    };
  },
  German: always({
    at: 'um ',
    from: 'ab ',
    until: 'bis ',
    before: 'vor ',
    after: 'nach ',
    first: 'von ',
    last: 'bis ',
  }),
  Italian: (isOne) => {
    const le = isOne ? 'l’' : 'le ';
    const [alle, dalle, delle] = ['a', 'da', 'de'].map((stem) => `${stem}l${le}`);
    return {
      at: alle ?? '',
      from: dalle ?? '',
      until: `fino ${alle}`,
      before: `prima ${delle}`,
      after: `dopo ${le}`,
      first: dalle ?? '',
      last: alle ?? '',
    };
  },
  Occitan: always({
    at: 'a ',
    from: 'a partir de ',
    until: 'fins a ',
    before: 'abans ',
    after: 'aprèp ',
    first: 'de ',
    last: 'a ',
  }),
  Polish: always({
    at: 'o ',
    from: 'od ',
    until: 'do ',
    before: 'przed ',
    after: 'po ',
    first: 'od ',
    last: 'do ',
  }),
  Portuguese: (isOne) => {
    const [as, das] = isOne ? ['à', 'da'] : ['às', 'das'];
    return {
      at: `${as} `,
      from: `a partir ${das} `,
      until: `até ${as} `,
      before: `antes ${das} `,
      after: `depois ${das} `,
      first: `${das} `,
      last: `${as} `,
    };
  },
  Spanish: (isOne) => {
    const las = isOne ? 'la' : 'las';
    return {
      at: `a ${las} `,
      from: `a partir de ${las} `,
      until: `hasta ${las} `,
      before: `antes de ${las} `,
      after: `después de ${las} `,
      first: 'de ',
      last: 'a ',
    };
  },
};

/** What a language says before a time of day, with the space after it; undefined where that is not words before it, or not known. */
export function wordsBeforeHour(relation: HourRelation, time: string, language: LanguageName): string | undefined {
  return describe[language]?.(/^0?1(?!\d)/u.test(time))[relation];
}
