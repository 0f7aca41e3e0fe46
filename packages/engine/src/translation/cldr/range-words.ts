import type { LanguageName } from '@palimpsest/contract';

/** How a language says a range of weekdays in words; of languages that inflect the names, with the inflected ones. */
interface RangeWords {
  /** Before the first day; empty for none. */
  from: string;
  to: string;
  /** From Sunday on, after both words. */
  weekdays?: readonly string[];
}

/** Bosnian, Croatian and Montenegrin. */
const ijekavian: RangeWords = {
  from: 'od',
  to: 'do',
  weekdays: ['nedjelje', 'ponedjeljka', 'utorka', 'srijede', 'četvrtka', 'petka', 'subote'],
};

/** A language that is missing here writes a range with a dash. */
export const rangeWords: Partial<Record<LanguageName, RangeWords>> = {
  Afrikaans: { from: '', to: 'tot' },
  Bosnian: ijekavian,
  Catalan: { from: 'de', to: 'a' },
  Croatian: ijekavian,
  Czech: { from: '', to: 'až' },
  Danish: { from: '', to: 'til' },
  Dutch: { from: '', to: 't/m' },
  English: { from: '', to: 'to' },
  Esperanto: { from: 'de', to: 'ĝis' },
  French: { from: 'du', to: 'au' },
  Galician: { from: 'de', to: 'a' },
  German: { from: '', to: 'bis' },
  Indonesian: { from: '', to: 'sampai' },
  Italian: { from: 'da', to: 'a' },
  Luxembourgish: { from: '', to: 'bis' },
  Malay: { from: '', to: 'hingga' },
  Maori: { from: '', to: 'ki te' },
  Montenegrin: ijekavian,
  Norwegian: { from: '', to: 'til' },
  Occitan: { from: 'de', to: 'a' },
  Polish: {
    from: 'od',
    to: 'do',
    weekdays: ['niedzieli', 'poniedziałku', 'wtorku', 'środy', 'czwartku', 'piątku', 'soboty'],
  },
  Portuguese: { from: 'de', to: 'a' },
  Romanian: { from: 'de', to: 'până' },
  'Serbian (latin)': {
    from: 'od',
    to: 'do',
    weekdays: ['nedelje', 'ponedeljka', 'utorka', 'srede', 'četvrtka', 'petka', 'subote'],
  },
  Slovak: { from: '', to: 'až' },
  Slovenian: {
    from: 'od',
    to: 'do',
    weekdays: ['nedelje', 'ponedeljka', 'torka', 'srede', 'četrtka', 'petka', 'sobote'],
  },
  Spanish: { from: 'de', to: 'a' },
  Swahili: { from: '', to: 'hadi' },
  Swedish: { from: '', to: 'till' },
  Tagalog: { from: '', to: 'hanggang' },
  Vietnamese: { from: '', to: 'đến' },
};

/** Further words by which a range is read, beside those by which it is written. */
export const furtherRangeWords: Partial<Record<LanguageName, { from?: readonly string[]; to?: readonly string[] }>> = {
  Czech: { from: ['od'], to: ['do'] },
  Dutch: { from: ['van'], to: ['tot', 'tot en met'] },
  Esperanto: { from: ['de la'], to: ['ĝis la'] },
  English: { from: ['from'], to: ['through', 'thru', 'till', 'until'] },
  French: { from: ['de', 'd’'], to: ['à'] },
  German: { from: ['von', 'vom'], to: ['bis zum'] },
  Italian: { from: ['dal', 'dalla', 'dall’'], to: ['al', 'alla', 'all’'] },
  Occitan: { from: ['del', 'd’'], to: ['al', 'fins a', 'fins al'] },
  Portuguese: { to: ['à', 'até'] },
  Spanish: { from: ['del'], to: ['al', 'hasta'] },
  Catalan: { from: ['del', 'd’', 'de l’'], to: ['al', 'a l’', 'fins a', 'fins al'] },
  Galician: { from: ['do'], to: ['ao', 'ata'] },
  Swedish: { from: ['från'], to: ['t.o.m.'] },
};
