import type { LanguageName } from '@palimpsest/contract';
import {
  calendarNamesOf,
  dateOfWeekday,
  datePartsOf,
  monthName,
  weekdayName,
  type Width,
  withoutPreposition,
  wordKey,
} from './calendar-names.ts';
import { perLanguage } from '../per-language.ts';

/** A day as a text names it: at least a weekday or a month. */
export interface Moment {
  /** 0 for Sunday. */
  weekday?: number;
  /** Day of the month, from 1. */
  day?: number;
  /** The last day, if a text names the days of a month from `day` on. */
  lastDay?: number;
  /** 0 for January. */
  month?: number;
  year?: number;
  /** Whether its names are abbreviated. */
  width: Width;
}

export interface FoundMoment {
  moment: Moment;
  /** Its end in the text. */
  end: number;
}

/** Reads the moment that starts at a place of a text, the longest reading first; undefined if none does. */
export function readMoment(text: string, at: number, language: LanguageName): FoundMoment | undefined {
  let longest: RegExpExecArray | undefined;
  for (const pattern of patternsOf(language)) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match && match[0].length > (longest?.[0].length ?? 0)) longest = match;
  }
  if (!longest) return undefined;
  const moment = toMoment(longest.groups ?? {}, language);
  return moment && { moment, end: at + withoutFullStop(longest[0], language).length };
}

/** A stop after an abbreviation belongs to it; one after a whole name ends the sentence. */
function withoutFullStop(found: string, language: LanguageName): string {
  const name = /(?<name>\p{L}[\p{L}\p{M}]*)\.$/u.exec(found)?.groups?.name;
  if (name === undefined) return found;
  const { weekdays, months } = calendarNamesOf(language);
  const named = weekdays.get(wordKey(name)) ?? months.get(wordKey(name));
  return named?.width === 'long' ? found.slice(0, -1) : found;
}

const patternsOf = perLanguage((language): RegExp[] => {
  const { weekdays, months } = calendarNamesOf(language);
  const weekday = String.raw`(?<weekday>${anyOf(weekdays.keys())})(?:\.(?!\d))?`;
  const month = String.raw`(?<month>${anyOf(months.keys())})(?:\.(?!\d))?`;
  const ordinal = String.raw`(?:st|nd|rd|th|er|º|ª|°|\(a\)|-an?|\.)?`;
  const day = String.raw`(?<day>[0-3]?\d)${ordinal}(?:\s*[–-]\s*(?<lastDay>[0-3]?\d)${ordinal})?(?! ?(?:(?:[ap]\.?m|h)(?!\p{L})|%|\p{Sc})|[:.,]?\d)(?: d\.)?`;
  const year = String.raw`(?<year>(?:1[5-9]|20|21)\d\d)(?:\.(?!\d)|\(e\)ko| m\.)?(?: gada| g\.)?(?!\d)`;
  const preposition = String.raw`(?:of|de|del|da|di|do|ta['’])`;
  const link = String.raw`(?:\s+${preposition}\s+|\s+d['’]|\s+|(?<=\.)|\s+the\s+)`;
  const gap = String.raw`(?:\s*,\s*|\s+|(?<=\.))(?:(?:the|den|la)\s+)?`;
  const beforeYear = String.raw`(?:,?\s+(?:(?:de|del|of|năm)\s+)?)`;
  const dayMonth = `${day}${link}${month}`;
  // Basque inflects the month before a day: iraila, irailaren 14(a).
  const monthDay = String.raw`${month}(?:ren)?\s+(?:the\s+)?${day}`;
  return [
    `${weekday}${gap}${dayMonth}(?:${beforeYear}${year})?`,
    `${weekday}${gap}${monthDay}(?:${beforeYear}${year})?`,
    `${dayMonth}(?:${beforeYear}${year})?(?:${gap}${weekday})?`,
    `${monthDay}(?:${beforeYear}${year})?(?:${gap}${weekday})?`,
    String.raw`${year}\s+(?:de\s+)?${monthDay}(?:${gap}${weekday})?`,
    String.raw`(?:${weekday}${gap})?${year}\s+${dayMonth}`,
    `${month}${beforeYear}${year}`,
    String.raw`${year}\s+${month}`,
    weekday,
    month,
  ].map((source) => new RegExp(String.raw`(?<![\p{L}\p{N}]|\d[:.,/])${source}(?![\p{L}\p{N}])`, 'iuy'));
});

function anyOf(words: Iterable<string>): string {
  return [...words]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`).replaceAll('’', "['’]"))
    .join('|');
}

function toMoment(groups: Record<string, string | undefined>, language: LanguageName): Moment | undefined {
  const names = calendarNamesOf(language);
  const weekday = groups.weekday === undefined ? undefined : names.weekdays.get(wordKey(groups.weekday));
  const month = groups.month === undefined ? undefined : names.months.get(wordKey(groups.month));
  const [day, lastDay, year] = [groups.day, groups.lastDay, groups.year].map((digits) =>
    digits === undefined ? undefined : Number(digits),
  );
  if (day !== undefined && (day < 1 || (lastDay ?? day) > daysIn(month?.index ?? 0))) return undefined;
  if (lastDay !== undefined && lastDay <= (day ?? 0)) return undefined;
  return {
    ...(weekday && { weekday: weekday.index }),
    ...(day !== undefined && { day }),
    ...(lastDay !== undefined && { lastDay }),
    ...(month && { month: month.index }),
    ...(year !== undefined && { year }),
    width: weekday?.width === 'short' || month?.width === 'short' ? 'short' : 'long',
  };
}

/** The maximum number of days in a month, as in a leap year. */
function daysIn(month: number): number {
  return new Date(Date.UTC(2000, month + 1, 0)).getUTCDate();
}

/** Writes a moment as the language does, in the width in which it was read. */
export function writeMoment(moment: Moment, language: LanguageName): string {
  const { weekday, day, month, year, width } = moment;
  if (month === undefined) return weekdayName(weekday ?? 0, language, width);
  if (day === undefined && year === undefined) return monthName(month, language, width);
  // Every weekday is in CLDR beside any date, so the date need not fall on it: the text may be wrong about that, and is not corrected.
  const date = new Date(Date.UTC(year ?? 2000, month, day ?? 1));
  const fields = {
    ...(weekday !== undefined && { weekday: width }),
    ...(day !== undefined && { day: 'numeric' as const }),
    month: width,
  };
  const write = ownDates[language];
  if (write) {
    const name = datePartsOf(date, language, fields).find(({ type }) => type === 'month')?.value ?? '';
    const days = day === undefined ? undefined : daysOf(moment, String(day), '');
    return write({
      weekday: weekday === undefined ? undefined : weekdayBeside(weekday, language, width),
      days,
      month: name,
      year,
    });
  }
  const parts = datePartsOf(date, language, year === undefined ? fields : { ...fields, year: 'numeric' });
  return parts
    .map(({ type, value }, index) => {
      if (type === 'weekday') return weekdayBeside(weekday ?? 0, language, width);
      if (type === 'day') return daysOf(moment, value, parts[index + 1]?.value ?? '');
      return value;
    })
    .join('')
    .trim();
}

interface WrittenParts {
  weekday: string | undefined;
  days: string | undefined;
  month: string;
  year: number | undefined;
}

/** How dates are written of which CLDR has the names, but not their order: diluns 14 de setembre de 2026; lundo, la 14-a de septembro 2026. */
const ownDates: Partial<Record<LanguageName, (parts: WrittenParts) => string>> = {
  Occitan: ({ weekday, days, month, year }) =>
    joined(weekday, days, days === undefined ? withoutPreposition(month) : month, year && `de ${year}`),
  Esperanto: ({ weekday, days, month, year }) =>
    joined(weekday && (days === undefined ? `${weekday},` : `${weekday}, la`), days && `${days}-a de`, month, year),
};

function joined(...parts: readonly (string | number | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(' ');
}

function weekdayBeside(weekday: number, language: LanguageName, width: Width): string {
  const parts = datePartsOf(dateOfWeekday(weekday), language, { weekday: width, day: 'numeric', month: width });
  return parts.find(({ type }) => type === 'weekday')?.value ?? weekdayName(weekday, language, width);
}

/** One day or several, each with the full stop of an ordinal where the language sets one. */
function daysOf({ lastDay }: Moment, day: string, after: string): string {
  if (lastDay === undefined) return day;
  const stop = after.startsWith('.') ? '.' : '';
  return `${day}${stop}–${lastDay}`;
}
