import type { LanguageName } from '@palimpsest/contract';
import type { FixedSpan, SourceText } from '../translator.ts';
import { addressReader, readCommand } from './commands.ts';
import { type Clause, splitClauses, wholeClause } from '../wording/clauses.ts';
import type { Analysed } from './stream.ts';
import {
  capitalise,
  decapitalise,
  isCapitalised,
  type LetterCase,
  letterCaseOf,
  replaceWords,
  restoreCase,
  toLower,
  wordsOf,
} from '../wording/letter-case.ts';
import { type ProtectedText, protect } from '../wording/protect.ts';
import { localisePunctuation, plainPunctuation } from '../wording/punctuation.ts';
import { matchesOf, piecesOf, withoutOverlaps } from '../wording/spans.ts';

/** A rule-based translator of single sentences, and what is to be kept from it. */
export interface SentenceTranslation {
  from: LanguageName;
  to: LanguageName;
  run(sentence: string): Promise<Analysed>;
}

/**
 * Translates a paragraph clause by clause. Fixed parts are carried over to the letter, headings are translated in small letters, which the
 * dictionaries know better, and get their case back. A clause to which nothing is answered is translated as a part of the whole paragraph.
 * @returns nothing where there is no answer to that either
 */
export async function translateText(
  { text, fixed: given = [] }: SourceText,
  job: SentenceTranslation,
): Promise<string> {
  const fixed = withoutOverlaps([given, initialismSpans(text, job.from)]);
  const wanted = piecesOf(text, fixed).map((piece) => piece.text);
  const translateProtected = async (
    source: ProtectedText,
    cut: (paragraph: string) => Clause[],
  ): Promise<string | undefined> => {
    const translation = await translateClauses(cut(source.text), source, job);
    return translation === undefined ? undefined : source.restore(translation);
  };
  const translation = await translateProtected(protect(text, fixed), splitClauses);
  if (translation !== undefined && numbersOf(wanted.join('')) === numbersOf(translation)) return translation;
  const strict = protect(text, fixed, { keepNumbers: true });
  return (
    (await translateProtected(strict, splitClauses)) ??
    (await translatePieces(strict, job)) ??
    (await translateProtected(strict, (paragraph) => [wholeClause(paragraph)])) ??
    ''
  );
}

/** English initialisms that are words in small letters, chosen from common knowledge: the dictionaries would make a needle of a PIN. */
const initialisms = /(?<![\p{L}\p{N}])(?:APT|CAT|DIN|GNOME|ID|LED|MATE|PET|PIN|RAM|SAT)(?![\p{L}\p{N}])/gu;

/** None in a text in capitals, where they may be those words. */
function initialismSpans(text: string, from: LanguageName): FixedSpan[] {
  return from === 'English' && /\p{Ll}/u.test(text) ? matchesOf(text, [initialisms]) : [];
}

/** Undefined where one of them has no answer. */
async function translateClauses(
  clauses: readonly Clause[],
  source: ProtectedText,
  job: SentenceTranslation,
): Promise<string | undefined> {
  let translation = '';
  for (const clause of clauses) {
    const made = await translateClause(clause, source, job);
    if (made === undefined) return undefined;
    translation += made;
  }
  return translation;
}

/** The way for a text whose protected parts the translator loses: everything between them on its own. */
async function translatePieces(source: ProtectedText, job: SentenceTranslation): Promise<string | undefined> {
  let translation = '';
  for (const { text, isFixed } of source.pieces) {
    const made = isFixed ? text : await translateClauses(splitClauses(text), protect(text, []), job);
    if (made === undefined) return undefined;
    translation += made;
  }
  return translation;
}

/** Undefined where there is no answer to it. */
async function translateClause(
  clause: Clause,
  source: ProtectedText,
  job: SentenceTranslation,
): Promise<string | undefined> {
  const { from, to } = job;
  const isName = source.isPlaceholder;
  const core = plainPunctuation(clause.core, from);
  const signs = localisePunctuation(clause.before, clause.after, from, to);
  if (!wordsOf(core).some((word) => !isName(word))) return clause.before + clause.core + clause.after;

  const letterCase = letterCaseOf(clause.core, isName);
  const lowered =
    (await translateCommand(core, letterCase, job)) ?? (await translateWords(core, letterCase, isName, job));
  if (lowered === '') return undefined;
  const translation = restoreCase(addressReader(lowered, to), source.reveal(core), letterCase, to);
  return signs.before + curlApostrophes(translation, clause.core) + signs.after;
}

/** Makes apostrophes typographic, like those of the built-in phrases and dates, unless the original has straight ones. */
function curlApostrophes(translation: string, original: string): string {
  return original.includes("'") ? translation : translation.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
}

async function translateWords(
  core: string,
  letterCase: LetterCase,
  isName: (word: string) => boolean,
  job: SentenceTranslation,
): Promise<string> {
  const { sentence, answer } = await bestAnswer(core, letterCase, isName, job);
  const spelled = keepSpelling(core, sentence, answer);
  return lowerAfterUnmoved(sentence, answer.unknown, spelled, isName, job.to);
}

/** Undefined for what is no command. */
async function translateCommand(
  core: string,
  letterCase: LetterCase,
  job: SentenceTranslation,
): Promise<string | undefined> {
  const { from, to } = job;
  const command = readCommand(core, from, to);
  if (!command) return undefined;
  const lower = (text: string): string => (letterCase === 'sentence' ? text : toLower(text, letterCase, from));
  const answer = await job.run(lower(command.sentence));
  if (answer.text === '') return undefined;
  const text = command.read(answer.text);
  return text === undefined ? undefined : keepSpelling(command.rest, lower(command.rest), { ...answer, text });
}

interface Attempt {
  sentence: string;
  answer: Analysed;
}

/**
 * A dictionary may know "summer" but not "Summer", and "London" but not "london": tries the readings in turn, and takes the one
 * of which the fewest words stay untranslated.
 */
async function bestAnswer(
  core: string,
  letterCase: LetterCase,
  isName: (word: string) => boolean,
  job: SentenceTranslation,
): Promise<Attempt> {
  const lowered = letterCase === 'sentence' ? core : toLower(core, letterCase, job.from);
  const first = { sentence: lowered, answer: await job.run(lowered) };
  if (untranslated(first, isName) === 0) return first;
  const readings = [
    ...(letterCase === 'title' ? [core] : []),
    ...(letterCase === 'sentence' ? [decapitalise(core, job.from)] : []),
    recase(lowered, first.answer.unknown, job.from),
    ...(letterCase === 'upper' ? [replaceWords(lowered, (word) => capitalise(word, job.from))] : []),
  ];
  let best = first;
  for (const sentence of new Set(readings)) {
    if (sentence === lowered) continue;
    const attempt = { sentence, answer: await job.run(sentence) };
    if (untranslated(attempt, isName) < untranslated(best, isName)) best = attempt;
  }
  return best;
}

function untranslated({ sentence, answer }: Attempt, isName: (word: string) => boolean): number {
  if (answer.text === '') return Number.POSITIVE_INFINITY;
  const unknown = answer.unknown.filter((word) => !isName(word)).length;
  const translation = new Set(wordsOf(answer.text.toLowerCase()));
  const same = wordsOf(sentence.toLowerCase()).filter(
    (word) => word.length > 3 && !isName(word) && translation.has(word),
  );
  // The dictionaries make an initialism of the Italian "Usa", which is a verb at the start of a sentence.
  const [first = ''] = wordsOf(answer.text);
  const isInitialism = first.length > 1 && first === first.toUpperCase() && isCapitalised(sentence);
  return 2 * unknown + same.length + Number(isInitialism && !wordsOf(sentence).includes(first));
}

/** Turns the words that were not known from small to capitalised and the other way round. */
function recase(sentence: string, unknown: readonly string[], language: LanguageName): string {
  const turn = new Set(unknown.map((word) => word.toLowerCase()));
  return replaceWords(sentence, (word) => {
    if (!turn.has(word.toLowerCase())) return word;
    return isCapitalised(word) ? decapitalise(word, language) : capitalise(word, language);
  });
}

/** Words that stayed unknown, and were tried in another case, are spelled as in the original again, and so are initialisms: a generator may give "Ccd". */
function keepSpelling(core: string, sentence: string, answer: Analysed): string {
  const original = wordsOf(core);
  const spelling = new Map(wordsOf(sentence).map((word, index) => [word.toLowerCase(), original[index] ?? word]));
  const unknown = new Set(answer.unknown.map((word) => word.toLowerCase()));
  const initialisms = new Set(original.filter((word) => word.length > 1 && word === word.toUpperCase()));
  return replaceWords(answer.text, (word) => {
    const lower = word.toLowerCase();
    if (initialisms.has(word.toUpperCase())) return word.toUpperCase();
    return unknown.has(lower) ? (spelling.get(lower) ?? word) : word;
  });
}

/** Apertium capitalises the word after first words that it does not move; undone where the original has no such capital. */
function lowerAfterUnmoved(
  sentence: string,
  unknown: readonly string[],
  translation: string,
  isName: (word: string) => boolean,
  to: LanguageName,
): string {
  if (to === 'English') return translation;
  const source = wordsOf(sentence);
  const target = wordsOf(translation);
  const isUnmoved = (word: string, index: number): boolean => word.toLowerCase() === source[index]?.toLowerCase();
  const hasCapitals = source.slice(1).some((word) => isCapitalised(word) && !isName(word));
  const moved = Math.max(
    1,
    target.findIndex((word, index) => !isUnmoved(word, index)),
  );
  if (isCapitalised(source[moved] ?? '') || (moved === 1 && !isUnmoved(target[0] ?? '', 0) && hasCapitals)) {
    return translation;
  }
  const names = new Set(unknown.map((word) => word.toLowerCase()));
  return replaceWords(translation, (word, index) =>
    index === moved && !isName(word) && !names.has(word.toLowerCase()) ? decapitalise(word, to) : word,
  );
}

/** The numbers of a text, in whatever order they stand. */
function numbersOf(text: string): string {
  return (text.match(/\d+(?:[.,:]\d+)*/gu) ?? []).toSorted().join(' ');
}
