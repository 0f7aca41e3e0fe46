import type { GlossaryTerm, LanguageName, QualityClass } from '@palimpsest/contract';
import { brands } from './brands.ts';
import { agesAndHabits } from './cldr/ages-and-habits.ts';
import { localiseAmount, localiseBareNumber } from './cldr/numbers.ts';
import { type PhraseOptions, type PhrasePlace, translatePhrase } from './phrases/phrases.ts';
import { dateSpans, hourSpans } from './time-spans.ts';
import type { FixedSpan } from './translator.ts';
import { brokenAddresses } from './wording/broken-addresses.ts';
import { type Clause, splitClauses } from './wording/clauses.ts';
import { isCode } from './wording/code.ts';
import { keySpans } from './wording/keys.ts';
import { inCaseOf } from './wording/letter-case.ts';
import { amounts, loneSymbol, separatedNumber, untranslatable } from './wording/patterns.ts';
import { localisePunctuation } from './wording/punctuation.ts';
import { streetAddresses } from './wording/street-addresses.ts';
import { matchesOf, piecesOf, toPattern, withoutOverlaps } from './wording/spans.ts';

export interface FixedSpanOptions {
  from: LanguageName;
  to: LanguageName;
  /** The text as it stands in the picture. @default one line */
  lines?: readonly string[] | undefined;
  /** Words and phrases that stay as they stand in the text. */
  blacklist?: readonly string[] | undefined;
  glossary?: readonly GlossaryTerm[] | undefined;
  /** @default true */
  withPhrases?: boolean | undefined;
  /**
   * Class of the translator that is asked. A gist gets the dates, hours and ages of a sentence written for it, with their prepositions; others write
   * them better themselves, since they inflect the sentence around them. @default 'gist'
   */
  quality?: QualityClass | undefined;
  /** Whether other texts of the picture are those of a program's interface. @default false */
  isInterface?: boolean | undefined;
  /** Whether a text of the picture is the name of a key. @default false */
  hasKeyCaps?: boolean | undefined;
  /** Whether decimal, currency and percent signs are set as the target language sets them. @default false: numbers stay to the letter */
  localiseNumbers?: boolean | undefined;
}

/**
 * The parts of a text that are known without a translator: the user's terms, phrases of signs, times, ages, dates, amounts and names, and what
 * is the same in every language. Of overlapping ones in this order. Of a text that is code, all of it.
 */
export function findFixedSpans(text: string, options: FixedSpanOptions): FixedSpan[] {
  const { blacklist = [], glossary = [], withPhrases = true, quality = 'gist' } = options;
  const terms = [...matchesOf(text, blacklist.map(toPattern)), ...glossarySpans(text, glossary, options.to)];
  const { lines = [text] } = options;
  if (isCode(lines)) return [{ start: 0, end: text.length, replacement: text }];
  const broken = brokenAddresses(text, lines);
  const keys = keySpans(text, options.hasKeyCaps ?? false);
  const kept = [...amountSpans(text, options), ...matchesOf(text, untranslatable)];
  const names = [...streetAddresses(text), ...matchesOf(text, [brands])];
  const clauses = splitClauses(text);
  const place = placeOf(text, options);
  const phrases = withPhrases ? clauses.flatMap((clause) => phraseSpan(clause, { ...options, place })) : [];
  const symbols = clauses.flatMap(symbolSpan);
  const inSentences = quality === 'gist';
  const spoken = inSentences ? [...hourSpans(text, options), ...agesAndHabits(text, options)] : [];
  const dates = dateSpans(text, [...terms, ...phrases, ...symbols, ...names, ...spoken, ...kept], {
    ...options,
    inSentences,
  });
  return withoutOverlaps([
    broken,
    terms,
    keys,
    phrases,
    symbols,
    names,
    spoken,
    dates,
    kept,
    bareNumberSpans(text, options),
  ]);
}

/**
 * A text without code, addresses and brands, which are in no language.
 * @param lines as they stand in the picture
 */
export function withoutLiterals(text: string, lines: readonly string[]): string {
  if (isCode(lines)) return '';
  const literals = [...matchesOf(text, [...untranslatable, brands]), ...streetAddresses(text)];
  return piecesOf(text, withoutOverlaps([brokenAddresses(text, lines), literals]))
    .filter(({ isFixed }) => !isFixed)
    .map((piece) => piece.text)
    .join(' ');
}

/** The role of its clauses; in a text with a sentence, they are parts of it. */
function placeOf(text: string, { isInterface = false }: FixedSpanOptions): PhrasePlace {
  if (/[.!?…]/u.test(text)) return 'clause';
  return isInterface ? 'interface' : 'label';
}

/** A clause that is a symbol and nothing else. */
function symbolSpan({ core, start }: Clause): FixedSpan[] {
  return loneSymbol.test(core) ? [{ start, end: start + core.length, replacement: core }] : [];
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

/** A clause that is a phrase of signs, with the signs around it as the target language sets them. */
function phraseSpan(
  { before, core, after, start }: Clause,
  { from, to, localiseNumbers, place }: FixedSpanOptions & Pick<PhraseOptions, 'place'>,
): FixedSpan[] {
  const phrase = translatePhrase(core, { from, to, localiseNumbers, place });
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
