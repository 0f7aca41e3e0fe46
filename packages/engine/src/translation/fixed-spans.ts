import type { GlossaryTerm, LanguageName } from '@palimpsest/contract';
import { type DateSpan, findDates, writeDates } from './cldr/dates.ts';
import { calendarNamesOf } from './cldr/calendar-names.ts';
import { wordBeforeDate } from './cldr/on-date.ts';
import { readName, writeName } from './cldr/names.ts';
import { localiseAmount, localiseBareNumber } from './cldr/numbers.ts';
import { readAmount, writeAmount } from './cldr/units.ts';
import { translatePhrase } from './phrases/phrases.ts';
import type { FixedSpan, LanguagePair } from './translator.ts';
import { splitClauses } from './wording/clauses.ts';
import { inCaseOf, letterCaseOf } from './wording/letter-case.ts';
import { amounts, separatedNumber, untranslatable } from './wording/patterns.ts';
import { localisePunctuation } from './wording/punctuation.ts';
import { matchesOf, piecesOf, toPattern, withoutOverlaps } from './wording/spans.ts';

export interface FixedSpanOptions {
  from: LanguageName;
  to: LanguageName;
  /** Words and phrases that stay as they stand in the text. */
  blacklist?: readonly string[];
  glossary?: readonly GlossaryTerm[];
  /** @default true */
  withPhrases?: boolean;
  /** Whether decimal, currency and percent signs are set as the target language sets them. @default false: numbers stay to the letter */
  localiseNumbers?: boolean | undefined;
}

/**
 * The parts of a text that are known without a translator: the user's terms, phrases of signs, dates, amounts and names from CLDR, and what is
 * the same in every language. Of overlapping ones in this order.
 */
export function findFixedSpans(text: string, options: FixedSpanOptions): FixedSpan[] {
  const { blacklist = [], glossary = [], withPhrases = true } = options;
  const terms = [...matchesOf(text, blacklist.map(toPattern)), ...glossarySpans(text, glossary, options.to)];
  const kept = [...amountSpans(text, options), ...matchesOf(text, untranslatable)];
  const clauses = clausesOf(text);
  const phrases = withPhrases ? clauses.flatMap((clause) => phraseSpan(clause, options)) : [];
  const named = clauses.flatMap((clause) => nameSpan(clause, options));
  const dates = dateSpans(text, [...terms, ...kept], options);
  return withoutOverlaps([terms, phrases, named, dates, kept, bareNumberSpans(text, options)]);
}

function amountSpans(text: string, { from, to, localiseNumbers = false }: FixedSpanOptions): FixedSpan[] {
  const spans = matchesOf(text, amounts);
  if (!localiseNumbers) return spans;
  return spans.map((span) => ({ ...span, replacement: localiseAmount(span.replacement, from, to) }));
}

function bareNumberSpans(text: string, { from, to, localiseNumbers = false }: FixedSpanOptions): FixedSpan[] {
  const spans = matchesOf(text, [separatedNumber]);
  if (!localiseNumbers) return spans;
  return spans.map((span) => ({ ...span, replacement: localiseBareNumber(span.replacement, from, to) }));
}

function glossarySpans(text: string, glossary: readonly GlossaryTerm[], to: LanguageName): FixedSpan[] {
  return glossary.flatMap(({ term, translation }) =>
    matchesOf(text, [toPattern(term)]).map((span) => ({
      ...span,
      replacement: translation === null ? span.replacement : inCaseOf(span.replacement, translation, to),
    })),
  );
}

interface PlacedClause {
  before: string;
  core: string;
  after: string;
  /** Where `core` starts in the text. */
  start: number;
}

function clausesOf(text: string): PlacedClause[] {
  let at = 0;
  return splitClauses(text).map(({ before, core, after }) => {
    const start = at + before.length;
    at = start + core.length + after.length;
    return { before, core, after, start };
  });
}

/** A clause that is a phrase of signs, with the signs around it as the target language sets them. */
function phraseSpan(
  { before, core, after, start }: PlacedClause,
  { from, to, localiseNumbers }: FixedSpanOptions,
): FixedSpan[] {
  const phrase = translatePhrase(core, { from, to, localiseNumbers });
  if (phrase === undefined) return [];
  const signs = localisePunctuation(before, after, from, to);
  return [
    {
      start: start - before.length,
      end: start + core.length + after.length,
      replacement: signs.before + inCaseOf(core, phrase, to) + signs.after,
    },
  ];
}

/** A clause that is a country, a language or an amount and nothing else. */
function nameSpan({ core, start }: PlacedClause, { from, to, localiseNumbers }: FixedSpanOptions): FixedSpan[] {
  const name = readName(core, from);
  const amount = readAmount(core, from);
  const counted = amount && writeAmount(amount, to);
  const number = localiseNumbers && amount ? localiseAmount(amount.digits, from, to) : amount?.digits;
  const written = (name && writeName(name, to)) ?? counted?.replace(amount?.digits ?? '', () => number ?? '');
  if (written === undefined) return [];
  return [{ start, end: start + core.length, replacement: inCaseOf(core, written, to) }];
}

function dateSpans(text: string, others: readonly FixedSpan[], { from, to }: FixedSpanOptions): FixedSpan[] {
  const free = findDates(text, from).filter(({ start, end }) =>
    others.every((other) => end <= other.start || start >= other.end),
  );
  const isAlone = hasNoWordsBeside(text, [...free, ...others]);
  return free
    .filter((span) => isAlone || isClear(span))
    .map((span) => {
      const original = text.slice(span.start, span.end);
      const replacement = caseOfDates(original, writeDates(span, to), span, { from, to });
      return withWordBefore(text, span, replacement, { from, to });
    });
}

/** "on 14 September" in English takes its preposition along where the target language has one word, or none, for it. */
function withWordBefore(
  text: string,
  { start, end, moments, joined }: DateSpan,
  replacement: string,
  { from, to }: LanguagePair,
): FixedSpan {
  const before = from === 'English' ? /(?<!\p{L})on (?:the )?$/iu.exec(text.slice(0, start))?.[0] : undefined;
  const [moment] = moments;
  const word = before !== undefined && joined === 'one' && moment ? wordBeforeDate(moment, to) : undefined;
  if (before === undefined || word === undefined) return { start, end, replacement };
  return { start: start - before.length, end, replacement: `${inCaseOf(before, word, to)} ${replacement}`.trim() };
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
