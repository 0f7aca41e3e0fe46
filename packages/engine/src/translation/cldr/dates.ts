import type { LanguageName } from '@palimpsest/contract';
import { calendarNamesOf } from './calendar-names.ts';
import { localeOf, inLetters } from './locales.ts';
import { wordsBeforeDay } from './relations.ts';
import { type FoundMoment, type Moment, readMoment, writeMoment } from './moment.ts';
import rangeWordsByLanguage from './range-words.json' with { type: 'json' };

/** How a language says a range of weekdays in words. The first of several words is written, the others are only read. */
interface RangeWords {
  /** Before the first day; an empty one says nothing. */
  from: readonly string[];
  to: readonly string[];
  /** The inflected names behind these words, from Sunday on, of languages that inflect them. */
  weekdays?: readonly string[];
}

/** A language that is missing writes a range with a dash. */
const rangeWords: Partial<Record<LanguageName, RangeWords>> = rangeWordsByLanguage;

/** Dates of a text that can be written in another language without understanding the text. */
export interface DateSpan {
  start: number;
  end: number;
  moments: readonly Moment[];
  /** The way they are joined: days from one to another, or days one by one. */
  joined: 'one' | 'range' | 'list';
  /** The dash of a range, with its spaces, where it was written with one. */
  dash?: string;
}

const dash = /\s*[–—-]\s*/uy;

/** Finds the dates, weekdays and months of a text, and the ranges and lists of them. */
export function findDates(text: string, language: LanguageName): DateSpan[] {
  const spans: DateSpan[] = [];
  const starts = /(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu;
  for (const { index } of text.matchAll(starts)) {
    if (index < (spans.at(-1)?.end ?? 0)) continue;
    const span = readDates(text, index, language);
    if (span && isWrittenAsName(text.slice(span.start, span.end), span, language)) spans.push(span);
  }
  return spans;
}

/** In a language that capitalises its months, "may" and "march" in small letters are other words. */
function isWrittenAsName(words: string, { moments }: DateSpan, language: LanguageName): boolean {
  const { weekdays, months } = calendarNamesOf(language).isCapitalised;
  const isMonth = moments.some(({ month }) => month !== undefined);
  if (!(isMonth ? months : weekdays)) return true;
  const names = words.match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];
  return names.some((name) => name.charAt(0) !== name.charAt(0).toLowerCase());
}

function readDates(text: string, at: number, language: LanguageName): DateSpan | undefined {
  const lead = wordAt(text, at, rangeWords[language]?.from);
  if (lead !== undefined) {
    const first = readMoment(text, lead, language) ?? readInflected(text, lead, language);
    const range = first && readRange(text, at, first, language);
    return range?.dash === undefined ? range : undefined;
  }
  const first = readMoment(text, at, language) ?? readInflected(text, at, language);
  if (!first) return undefined;
  return (
    readRange(text, at, first, language) ??
    readList(text, at, first, language) ?? { start: at, end: first.end, moments: [first.moment], joined: 'one' }
  );
}

function readRange(text: string, start: number, first: FoundMoment, language: LanguageName): DateSpan | undefined {
  dash.lastIndex = first.end;
  const written = dash.exec(text)?.[0];
  const from = written === undefined ? wordAt(text, first.end, rangeWords[language]?.to) : first.end + written.length;
  const second =
    from === undefined ? undefined : (readMoment(text, from, language) ?? readInflected(text, from, language));
  if (!second || !areAlike(first.moment, second.moment)) return undefined;
  return {
    start,
    end: second.end,
    moments: [first.moment, second.moment],
    joined: 'range',
    ...(written !== undefined && { dash: written }),
  };
}

function readList(text: string, start: number, first: FoundMoment, language: LanguageName): DateSpan | undefined {
  const found = [first];
  for (;;) {
    const from = wordAt(text, found.at(-1)?.end ?? 0, [conjunctionOf(language), '&', ',']);
    const next = from === undefined ? undefined : readMoment(text, from, language);
    if (!next || !areAlike(first.moment, next.moment)) break;
    found.push(next);
  }
  if (found.length === 1) return undefined;
  return { start, end: found.at(-1)?.end ?? start, moments: found.map(({ moment }) => moment), joined: 'list' };
}

/** Ends of a range name the same things. */
function areAlike(a: Moment, b: Moment): boolean {
  return (a.month === undefined) === (b.month === undefined) && (a.day === undefined) === (b.day === undefined);
}

/** A weekday in the form that it has after the words of a range. */
function readInflected(text: string, at: number, language: LanguageName): FoundMoment | undefined {
  const weekday = rangeWords[language]?.weekdays?.findIndex((name) => wordAt(text, at, [name]) !== undefined) ?? -1;
  const name = rangeWords[language]?.weekdays?.[weekday];
  return name === undefined ? undefined : { moment: { weekday, width: 'long' }, end: at + name.length };
}

/** Returns the index after the matched word and the space behind it; the longest is taken, since "de la" is not "de" with something behind it. */
function wordAt(text: string, at: number, words: readonly string[] = []): number | undefined {
  for (const word of words.filter((each) => each !== '').toSorted((a, b) => b.length - a.length)) {
    const space = /^\s*/u.exec(text.slice(at))?.[0].length ?? 0;
    const start = at + space;
    const end = start + word.length;
    if (text.slice(start, end).toLowerCase().replace("'", '’') !== word) continue;
    if (!word.endsWith('’') && /[\p{L}\p{N}]/u.test(text.charAt(end))) continue;
    return end + (/^\s*/u.exec(text.slice(end))?.[0].length ?? 0);
  }
  return undefined;
}

/** The word for "and" in small letters; empty where a language joins two without one. */
export function conjunctionOf(language: LanguageName): string {
  return writeList(['', ''], language).trim().toLowerCase();
}

function writeList(items: readonly string[], language: LanguageName): string {
  const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(items);
  // CLDR lacks the Occitan word, and gives the English one.
  return inLetters(language === 'Occitan' ? list.replace(/,? and /u, ' e ') : list, language);
}

/** Writes found dates as another language does. */
export function writeDates({ moments, joined, dash: written }: DateSpan, language: LanguageName): string {
  const texts = moments.map((moment) => writeMoment(moment, language));
  if (joined === 'list') return writeList(texts, language);
  const [first = '', second] = texts;
  if (second === undefined) return first;
  if (written === undefined && isOfLongWeekdays(moments)) {
    const words = rangeWords[language];
    if (words) return inWords(moments, [first, second], words);
  }
  if (written === undefined) {
    const [start, end] = moments.map((moment, at) =>
      wordsBeforeDay(at === 0 ? 'first' : 'last', moment, texts[at] ?? '', language),
    );
    if (start !== undefined && end !== undefined) return start + first + ' ' + end + second;
  }
  const joint = written ?? (/\s/u.test(first + second) ? ' – ' : '–');
  return first + joint + second;
}

function isOfLongWeekdays(moments: readonly Moment[]): boolean {
  return moments.every(({ month, width }) => month === undefined && width === 'long');
}

function inWords(
  moments: readonly Moment[],
  names: readonly [string, string],
  { from: [from = ''], to: [to = ''], weekdays }: RangeWords,
): string {
  const [first, second] = moments.map(({ weekday = 0 }, index) => weekdays?.[weekday] ?? names[index] ?? '');
  return `${from} ${first} ${to} ${second}`.trim();
}
