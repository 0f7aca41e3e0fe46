import type { LanguageName } from '@palimpsest/contract';
import { inLetters, localeOf } from './locales.ts';
import { perLanguage } from '../per-language.ts';

export type Width = 'long' | 'short';

/** The words of a language for the days of the week and the months, as they are read. */
export interface CalendarNames {
  /** Names by their word in small letters, without a full stop at its end. */
  weekdays: ReadonlyMap<string, Named>;
  months: ReadonlyMap<string, Named>;
  /** The names that the language writes with capitals. */
  isCapitalised: { weekdays: boolean; months: boolean };
}

interface Named {
  /** 0 is Sunday among weekdays and January among months. */
  index: number;
  width: Width;
}

/** Words in use that CLDR lacks, by weekday from Sunday on. */
const furtherWeekdays: Partial<Record<LanguageName, readonly (readonly string[])[]>> = {
  English: [[], [], ['tues'], ['weds'], ['thur', 'thurs'], [], []],
  // The accusative, which says when something happens.
  Esperanto: [['dimanĉon'], ['lundon'], ['mardon'], ['merkredon'], ['ĵaŭdon'], ['vendredon'], ['sabaton']],
  German: [[], [], [], [], [], [], ['sonnabend']],
  Portuguese: [[], ['segunda'], ['terça'], ['quarta'], ['quinta'], ['sexta'], []],
};

/** Abbreviations in use that CLDR lacks, by month from January on. */
const furtherMonths: Partial<Record<LanguageName, readonly (readonly string[])[]>> = {
  English: [[], [], [], [], [], [], [], [], ['sep'], [], [], []],
};

/** The weekdays of Montenegrin's ijekavian standard, from Sunday on; CLDR holds ekavian ones. */
const montenegrinWeekdays = ['nedjelja', 'ponedjeljak', 'utorak', 'srijeda', 'četvrtak', 'petak', 'subota'];

/** Any Sunday. */
const sunday = Date.UTC(2023, 0, 1);
const dayMs = 86_400_000;

export function dateOfWeekday(weekday: number): Date {
  return new Date(sunday + weekday * dayMs);
}

/** Splits a date as CLDR writes it in the language; names come in the letters of the language. */
export function datePartsOf(
  date: Date,
  language: LanguageName,
  fields: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormatPart[] {
  const parts = new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...fields }).formatToParts(date);
  return parts.map((part) => ({
    type: part.type,
    value:
      language === 'Montenegrin' && part.type === 'weekday' && fields.weekday === 'long'
        ? (montenegrinWeekdays[date.getUTCDay()] ?? part.value)
        : caseOf(part, language),
  }));
}

/** CLDR writes the months of Esperanto with capitals, its dictionaries (PIV) in small letters. */
function caseOf({ type, value }: Intl.DateTimeFormatPart, language: LanguageName): string {
  const written = inLetters(value, language);
  return language === 'Esperanto' && type === 'month' ? written.toLowerCase() : written;
}

/** The one part of a date, such as its month, alone or beside the day, where many languages inflect it. */
function partOf(type: 'weekday' | 'month', date: Date, language: LanguageName, fields: Intl.DateTimeFormatOptions) {
  return datePartsOf(date, language, fields).find((part) => part.type === type)?.value ?? '';
}

export function weekdayName(weekday: number, language: LanguageName, width: Width): string {
  return partOf('weekday', dateOfWeekday(weekday), language, { weekday: width });
}

/** Occitan's months come with their preposition from CLDR, "de setembre". */
export function withoutPreposition(month: string): string {
  return month.replace(/^(?:de |d['’])/u, '');
}

export function monthName(month: number, language: LanguageName, width: Width): string {
  const date = new Date(Date.UTC(2000, month, 15));
  const name = partOf('month', date, language, { month: width });
  const letters = /\p{L}/u.test(name) ? name : partOf('month', date, language, { month: 'long' });
  // ICU gives Greek months in the genitive of a date: Σεπτεμβρίου for Σεπτέμβριος.
  return language === 'Greek (Latin)' ? letters.replace(/ou$/u, 'os') : withoutPreposition(letters);
}

export function wordKey(word: string): string {
  return word.toLowerCase().replace(/\.$/u, '').replaceAll("'", '’');
}

export const calendarNamesOf = perLanguage((language): CalendarNames => {
  const weekdays = new Map<string, Named>();
  const months = new Map<string, Named>();
  for (const width of ['long', 'short'] as const) {
    for (let index = 0; index < 7; index++) {
      const date = dateOfWeekday(index);
      for (const fields of [{ weekday: width }, { weekday: width, day: 'numeric', month: width }] as const) {
        note(weekdays, partOf('weekday', date, language, fields), { index, width });
      }
    }
    for (let index = 0; index < 12; index++) {
      const date = new Date(Date.UTC(2000, index, 15));
      for (const fields of [{ month: width }, { day: 'numeric', month: width }] as const) {
        note(months, withoutPreposition(partOf('month', date, language, fields)), { index, width });
      }
      note(months, monthName(index, language, width), { index, width });
    }
  }
  const width = language === 'English' ? 'short' : 'long';
  const further = (map: Map<string, Named>, lists: readonly (readonly string[])[] = []): void =>
    lists.forEach((words, index) => words.forEach((word) => note(map, word, { index, width })));
  further(weekdays, furtherWeekdays[language]);
  further(months, furtherMonths[language]);
  const isCapitalised = {
    weekdays: hasCapital(weekdayName(1, language, 'long')),
    months: hasCapital(partOf('month', new Date(0), language, { day: 'numeric', month: 'long' })),
  };
  return { weekdays, months, isCapitalised };
});

/** Single letters and figures say too little to be read as a name. */
function note(map: Map<string, Named>, word: string, named: Named): void {
  const key = wordKey(word);
  if (key.length > 1 && /\p{L}/u.test(key) && !map.has(key)) map.set(key, named);
}

function hasCapital(name: string): boolean {
  return name !== name.toLowerCase();
}
