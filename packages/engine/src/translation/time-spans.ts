import type { LanguageName } from '@palimpsest/contract';
import { calendarNamesOf } from './cldr/calendar-names.ts';
import { type DateSpan, findDates, writeDates } from './cldr/dates.ts';
import { type Relation, relationsIn, wordsBeforeDay, wordsBeforeHour } from './cldr/relations.ts';
import { perLanguage } from './per-language.ts';
import type { FixedSpan, LanguagePair } from './translator.ts';
import { inCaseOf, letterCaseOf } from './wording/letter-case.ts';
import { piecesOf, withoutOverlaps } from './wording/spans.ts';

export interface DateOptions extends LanguagePair {
  /** Whether dates with words beside them are written, too, with their prepositions. */
  inSentences: boolean;
}

const time = String.raw`\d{1,2}(?:[:.]\d{2}(?:\s?[ap]\.?m\b\.?)?|\s?[ap]\.?m\b\.?)`;
/** Space after a word; one that ends in an apostrophe needs none. */
const gap = String.raw`(?:\s+|(?<=['’]))`;

/** How a language says of a day or a time what happens then; undefined where its words are not known. */
const readerOf = perLanguage((language) => {
  const [days, hours] = [relationsIn('day', language), relationsIn('hour', language)];
  if (!days || !hours) return undefined;
  const range = String.raw`(?<from>${anyWord(hours.first)})${gap}(?<first>${time})\s+(?:${anyWord(hours.last)})${gap}(?<last>${time})`;
  // A time that another follows is the start of a range, which has other words before it.
  const alone = String.raw`(?<relation>${anyWord(hours.single.keys())})${gap}(?<only>${time})(?!\s+(?:${anyWord(hours.last)})${gap}\d)`;
  const day = String.raw`(?<day>[1-3]?\d)(?:st|nd|rd|th|er|º|°|-a|\.)?`;
  const start = String.raw`(?<![\p{L}\p{N}])`;
  return {
    relationOfDay: (word: string) => days.single.get(wordKey(word)),
    relationOfHour: (word: string) => hours.single.get(wordKey(word)) ?? 'on',
    hours: new RegExp(String.raw`${start}(?:${range}|${alone})(?![\p{L}\p{N}])`, 'giu'),
    /** A word before a date. */
    beforeDate: new RegExp(String.raw`${start}(?<word>${anyWord(days.single.keys())})${gap}$`, 'iu'),
    /** A first day before the date that ends a range: "from 14 to 18 July". */
    firstDay: new RegExp(
      String.raw`${start}(?:(?:${anyWord(days.first)})${gap})?${day}\s+(?:${anyWord(days.last)})${gap}$`,
      'iu',
    ),
  };
});

/** A pattern of any of the words, the longest first. */
function anyWord(words: Iterable<string>): string {
  return [...words]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('’', "['’]").replaceAll(' ', String.raw`\s+`))
    .join('|');
}

/** A word as the relations have it, from a text in whatever case and spacing. */
function wordKey(word: string): string {
  return word.toLowerCase().replaceAll("'", '’').replaceAll(/\s+/gu, ' ');
}

/** Times of a text with the words before them; the figures stay to the letter. None where the words of either language are not known. */
export function hourSpans(text: string, { from, to }: LanguagePair): FixedSpan[] {
  const reader = readerOf(from);
  if (!reader) return [];
  const timeOf = (relation: Relation, figures: string): string | undefined => {
    const before = wordsBeforeHour(relation, figures, to);
    return before === undefined ? undefined : before + figures;
  };
  return [...text.matchAll(reader.hours)].flatMap((match) => {
    const { relation, from: opening, first = '', last = '', only = '' } = match.groups ?? {};
    const words =
      relation === undefined
        ? [timeOf('first', first), timeOf('last', last)]
        : [timeOf(reader.relationOfHour(relation), only)];
    if (words.includes(undefined)) return [];
    const replacement = inCaseOf(relation ?? opening ?? '', words.join(' '), to);
    return [{ start: match.index, end: match.index + match[0].length, replacement }];
  });
}

/**
 * The dates, weekdays and months of a text that can be written in another language whatever stands beside them.
 * @param others parts that are known already
 */
export function dateSpans(
  text: string,
  others: readonly FixedSpan[],
  { from, to, inSentences }: DateOptions,
): FixedSpan[] {
  const free = findDates(text, from).filter(({ start, end }) =>
    others.every((other) => end <= other.start || start >= other.end),
  );
  const known = withoutOverlaps([[...free, ...others].map(({ start, end }) => ({ start, end, replacement: '' }))]);
  const isAlone = !piecesOf(text, known).some((piece) => !piece.isFixed && /\p{L}/u.test(piece.text));
  if (!isAlone && !inSentences) return [];
  return free.flatMap((span) => {
    const original = text.slice(span.start, span.end);
    const written = caseOfDates(original, withComma(original, writeDates(span, to), span, to), span, { from, to });
    const related = withWordsBefore(text, span, written, { from, to });
    if (related) return [related];
    return isAlone || isClear(span) ? [{ start: span.start, end: span.end, replacement: written }] : [];
  });
}

/** English sets a comma after the weekday of a date or none, so that of the original stays. */
function withComma(original: string, written: string, { moments, joined }: DateSpan, to: LanguageName): string {
  const [moment] = moments;
  const isWholeDate = joined === 'one' && moment?.weekday !== undefined && moment.month !== undefined;
  return to === 'English' && isWholeDate && /^[\p{L}-]+,/u.test(original)
    ? written.replace(/^([^\s,]+) /u, '$1, ')
    : written;
}

/** "on 14 September" takes its preposition along where it is known what the target language says instead. */
function withWordsBefore(
  text: string,
  { start, end, moments, joined }: DateSpan,
  written: string,
  { from, to }: LanguagePair,
): FixedSpan | undefined {
  const [moment] = moments;
  const reader = readerOf(from);
  if (!reader || joined !== 'one' || moment?.lastDay !== undefined || !moment) return undefined;
  const before = text.slice(0, start);
  const ranged = reader.firstDay.exec(before);
  const day = Number(ranged?.groups?.day ?? 0);
  if (ranged && moment.day !== undefined && day > 0 && day < moment.day) {
    const firstDay = to === 'Esperanto' ? `${day}-a` : String(day);
    const first = wordsBeforeDay('first', { ...moment, day }, firstDay, to);
    const last = wordsBeforeDay('last', moment, written, to);
    if (first === undefined || last === undefined) return undefined;
    const words = `${first}${firstDay} ${last}${written}`;
    return { start: start - ranged[0].length, end, replacement: inCaseOf(ranged[0], words, to) };
  }
  const found = reader.beforeDate.exec(before);
  const relation = reader.relationOfDay(found?.groups?.word ?? '');
  const words = relation && wordsBeforeDay(relation, moment, written, to);
  if (!found || words === undefined) return undefined;
  return { start: start - found[0].length, end, replacement: inCaseOf(found[0], words, to) + written };
}

/** Whether it can be nothing but a date, whatever stands beside it. A lone weekday may need a preposition, "set 3" may be three of a set. */
function isClear({ moments, joined }: DateSpan): boolean {
  return moments.every(({ weekday, day, month, year, width }) => {
    const isDate = month !== undefined && (day !== undefined || year !== undefined);
    if (width === 'short') return weekday !== undefined && (isDate || joined === 'range');
    return isDate || joined !== 'one';
  });
}

/** In the case of the original, where that says more than that its language writes such words with a capital. */
function caseOfDates(original: string, written: string, { moments }: DateSpan, { from, to }: LanguagePair): string {
  const { weekdays, months } = calendarNamesOf(from).isCapitalised;
  const isWeekday = moments.some(({ weekday }) => weekday !== undefined);
  const saysNothing = (isWeekday ? weekdays : months) && letterCaseOf(original, () => false) !== 'upper';
  return saysNothing ? written : inCaseOf(original, written, to);
}
