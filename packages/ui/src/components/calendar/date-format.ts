import { isoDateOf, type IsoDate } from './iso-date.ts';

/** The numeric date format of a language. */
export interface DateFormat {
  /** Formats a date, for example as `03/02/2025`. */
  format: (date: IsoDate) => string;
  /**
   * Parses a typed date: day, month and year in the order of the language with any separators, or `YYYY-MM-DD`. Adds 2000
   * to a year below 100.
   * @returns undefined if the text is not a date
   */
  parse: (text: string) => IsoDate | undefined;
  /** The pattern of the format with the given words for its parts, for example `DD/MM/YYYY`. */
  shape: (words: Readonly<Record<'day' | 'month' | 'year', string>>) => string;
}

/** The language tag with the Gregorian calendar, which all dates here use. */
export function gregorian(locale: string): string {
  return new Intl.Locale(locale, { calendar: 'gregory' }).toString();
}

/** A function that replaces the digits of the language by 0–9. */
function latinDigits(locale: string): (text: string) => string {
  const digits = Array.from(new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210)).toReversed();
  return (text) =>
    text.replace(/\p{Nd}/gu, (digit) => (digits.includes(digit) ? String(digits.indexOf(digit)) : digit));
}

/** @param locale BCP 47 */
export function dateFormatOf(locale: string): DateFormat {
  const formatter = new Intl.DateTimeFormat(gregorian(locale), {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  const parts = formatter.formatToParts(new Date(0));
  const order = parts.map(({ type }) => type).filter((type) => type === 'day' || type === 'month' || type === 'year');
  const toLatin = latinDigits(locale);
  return {
    format: (date) => formatter.format(new Date(`${date}T00:00:00Z`)),
    parse: (text) => {
      const digits = toLatin(text).trim();
      const numbers = digits.match(/\d+/g)?.map(Number) ?? [];
      if (numbers.length !== 3 || /\p{L}/u.test(digits)) return undefined;
      const isIso = /^\d{4}-/.test(digits);
      const numberOf = (part: 'year' | 'month' | 'day') =>
        numbers[isIso ? ['year', 'month', 'day'].indexOf(part) : order.indexOf(part)] ?? Number.NaN;
      const year = numberOf('year');
      return isoDateOf(year < 100 && !isIso ? year + 2000 : year, numberOf('month'), numberOf('day'));
    },
    shape: (words) =>
      parts
        .map(({ type, value }) => (type === 'day' || type === 'month' || type === 'year' ? words[type] : value))
        .join(''),
  };
}

interface WeekInfo {
  /** 1 for Monday to 7 for Sunday. */
  firstDay: number;
}

/** The first day of the week: 0 (Sunday) to 6 (Saturday); Monday if the browser has no week data for the language. */
export function weekStartOf(locale: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const localeWithWeek = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  const info = localeWithWeek.getWeekInfo?.() ?? localeWithWeek.weekInfo;
  return ((info?.firstDay ?? 1) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}
