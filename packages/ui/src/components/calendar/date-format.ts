import { isoDateOf, type IsoDate } from './iso-date.ts';

/** How a language writes a date in digits. */
export interface DateFormat {
  /** For example `03/02/2025`. */
  format: (date: IsoDate) => string;
  /** Parses a typed date in that order with any separators, or as `YYYY-MM-DD`; undefined if it is not a date. */
  parse: (text: string) => IsoDate | undefined;
  /** The pattern with the given words for its parts, for example `DD/MM/YYYY`. */
  shape: (words: Readonly<Record<'day' | 'month' | 'year', string>>) => string;
}

/** The language tag, with the Gregorian calendar that all dates here use. */
export function gregorian(locale: string): string {
  return new Intl.Locale(locale, { calendar: 'gregory' }).toString();
}

/** Maps the digits of the language to 0–9. */
function latinDigits(locale: string): (text: string) => string {
  const digits = Array.from(new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210)).toReversed();
  return (text) =>
    text.replace(/\p{Nd}/gu, (digit) => (digits.includes(digit) ? String(digits.indexOf(digit)) : digit));
}

export function dateFormatOf(locale: string): DateFormat {
  const writer = new Intl.DateTimeFormat(gregorian(locale), {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  const parts = writer.formatToParts(new Date(0));
  const order = parts.map(({ type }) => type).filter((type) => type === 'day' || type === 'month' || type === 'year');
  const toLatin = latinDigits(locale);
  return {
    format: (date) => writer.format(new Date(`${date}T00:00:00Z`)),
    parse: (text) => {
      const digits = toLatin(text).trim();
      const numbers = digits.match(/\d+/g)?.map(Number) ?? [];
      if (numbers.length !== 3 || /\p{L}/u.test(digits)) return undefined;
      const isIso = /^\d{4}-/.test(digits);
      const at = (part: 'year' | 'month' | 'day') =>
        numbers[isIso ? ['year', 'month', 'day'].indexOf(part) : order.indexOf(part)] ?? Number.NaN;
      const year = at('year');
      return isoDateOf(year < 100 && !isIso ? year + 2000 : year, at('month'), at('day'));
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

/** The first day of the week, 0 for Sunday to 6 for Saturday; Monday if the browser does not know it. */
export function weekStartOf(locale: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  const info = known.getWeekInfo?.() ?? known.weekInfo;
  return ((info?.firstDay ?? 1) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}
