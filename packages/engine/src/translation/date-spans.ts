import type { LanguageName } from '@palimpsest/contract';
import { calendarNamesOf } from './cldr/calendar-names.ts';
import { type DateSpan, findDates, writeDates } from './cldr/dates.ts';
import {
  anyWord,
  gapAfterWord,
  type ReadWords,
  readWords,
  type Relation,
  wordKey,
  wordsBeforeDay,
} from './cldr/relations.ts';
import type { FixedSpan, LanguagePair } from './translator.ts';
import { inCaseOf, letterCaseOf } from './wording/letter-case.ts';
import { piecesOf, withoutOverlaps } from './wording/spans.ts';
import { perLanguage } from './per-language.ts';

export interface DateOptions extends LanguagePair {
  /** Whether dates with words beside them are written, too, with their prepositions. */
  inSentences: boolean;
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
  const isAlone = hasNoWordsBeside(text, [...free, ...others]);
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

interface Before {
  /** A word before a date that says how it belongs to the sentence. */
  word: RegExp;
  relations: ReadonlyMap<string, Relation>;
  /** A first day before the date that ends a range: "from 14 to 18 July". */
  firstDay: RegExp;
}

/** Undefined for a language whose words before a day are not known. */
const beforeDayIn = perLanguage((language) => {
  const words = readWords('day', language);
  return words && compile(words);
});

function compile({ single, first, last }: ReadWords): Before {
  const number = String.raw`(?<day>[1-3]?\d)(?:st|nd|rd|th|er|º|°|-a|\.)?`;
  return {
    word: new RegExp(String.raw`(?<![\p{L}\p{N}])(?<word>${anyWord(single.keys())})${gapAfterWord}$`, 'iu'),
    relations: single,
    firstDay: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:(?:${anyWord(first)})${gapAfterWord})?${number}\s+(?:${anyWord(last)})${gapAfterWord}$`,
      'iu',
    ),
  };
}

/** "on 14 September" takes its preposition along where it is known what the target language says instead. */
function withWordsBefore(
  text: string,
  { start, end, moments, joined }: DateSpan,
  written: string,
  { from, to }: LanguagePair,
): FixedSpan | undefined {
  const [moment] = moments;
  const reader = beforeDayIn(from);
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
  const found = reader.word.exec(before);
  const relation = reader.relations.get(wordKey(found?.groups?.word ?? ''));
  const words = relation && wordsBeforeDay(relation, moment, written, to);
  if (!found || words === undefined) return undefined;
  return { start: start - found[0].length, end, replacement: inCaseOf(found[0], words, to) + written };
}

function hasNoWordsBeside(text: string, spans: readonly { start: number; end: number }[]): boolean {
  const fixed = withoutOverlaps([spans.map(({ start, end }) => ({ start, end, replacement: '' }))]);
  return !piecesOf(text, fixed).some((piece) => !piece.isFixed && /\p{L}/u.test(piece.text));
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
  const saysNothing = isWeekday ? weekdays : months;
  return saysNothing && !isUpper(original) ? written : inCaseOf(original, written, to);
}

function isUpper(text: string): boolean {
  return letterCaseOf(text, () => false) === 'upper';
}
