import type { LanguageName } from '@palimpsest/contract';
import { localeOf } from '../cldr/locales.ts';
import { capitalise, letterCaseOf } from './letter-case.ts';
import quotationMarks from './quotation-marks.json' with { type: 'json' };
import type { RunText, SourceText } from '../translator.ts';
import { canMark, markRuns, takeMarks } from './runs.ts';
import { type Piece, piecesOf } from './spans.ts';

/**
 * Gives a translation the style of its original: all capitals, a capital at the start, no full stop that the original lacks, and the signs as the
 * target language sets them. Fixed parts stay to the letter.
 */
export function finishRuns(
  pieces: readonly Piece[],
  source: SourceText,
  pair: { from: LanguageName; to: LanguageName },
): RunText {
  const { runs = [] } = source;
  const texts = pieces.map(({ text }) => text);
  if (runs.length === 0 || !canMark(texts, runs)) return { text: finish(pieces, source, pair), runs: [] };
  return takeMarks(finish(markRuns(pieces), source, pair));
}

/** The same without runs. */
export function finish(
  pieces: readonly Piece[],
  { text: original, fixed = [] }: SourceText,
  { from, to }: { from: LanguageName; to: LanguageName },
): string {
  const isUpper = isAllCapitals({ text: original, fixed });
  const styled = pieces.map(({ text, isFixed }) => {
    if (isFixed) return text;
    const set = localiseSigns(localiseQuotes(text, to), from, to);
    return isUpper ? set.toLocaleUpperCase(localeOf(to)) : set;
  });
  let whole = styled
    .join('')
    .replace(/[ \t\r\n]+/gu, ' ')
    .trim();
  // Marks of runs may stand around the full stop.
  if (!/[.…]["”’»)\]]*\s*$/u.test(original)) whole = whole.replace(/(?<=[\p{L}\p{N}%)]\p{Co}*)\.(?=\p{Co}*$)/u, '');
  if (to === 'Spanish') whole = openSpanish(whole);
  return startsLikeCapital(original) && pieces[0]?.isFixed === false ? capitalise(whole, to) : whole;
}

/** Whether a text is set in capitals, apart from its fixed parts. */
export function isAllCapitals({ text, fixed = [] }: SourceText): boolean {
  const words = piecesOf(text, fixed).filter(({ isFixed }) => !isFixed);
  return letterCaseOf(words.map((piece) => piece.text).join(' '), () => false) === 'upper';
}

function startsLikeCapital(original: string): boolean {
  const first = /^\P{L}*(\p{L})/u.exec(original)?.[1] ?? '';
  return first !== first.toLowerCase();
}

function localiseSigns(text: string, from: LanguageName, to: LanguageName): string {
  const plain = from === 'Spanish' && to !== 'Spanish' && to !== 'Galician' ? text.replace(/[¿¡]/gu, '') : text;
  if (to !== 'French') return plain;
  return plain.replace(/(?<=[\p{L}\p{N})”»"])[ \u00A0\u202F]?(?=[!?;:](?:\s|$|[!?]))/gu, '\u00A0');
}

/** Opens the questions and exclamations that a translator left open. */
function openSpanish(text: string): string {
  return text.replace(/(^|[.!?…]\s+)([^¿¡.!?…]+)([!?])/gu, (_, before: string, sentence: string, mark: string) => {
    const opening = /^\P{L}*/u.exec(sentence)?.[0] ?? '';
    return before + opening + (mark === '?' ? '¿' : '¡') + sentence.slice(opening.length) + mark;
  });
}

/** Quotation marks after CLDR 48; French ones stand apart from what they hold. A language that is missing here sets “ and ”. */
const marks: Partial<Record<LanguageName, readonly string[]>> = quotationMarks;

const quoted = /"([^"„“”«»]+)"|[„“”]([^"„“”«»]+)[“”]|[«»]\s*([^"„“”«»]+?)\s*[«»]/gu;

/** Sets what is quoted between the marks of the language. A mark after a figure may be inches, and stays. */
function localiseQuotes(text: string, language: LanguageName): string {
  const [open = '“', close = '”'] = marks[language] ?? [];
  return text.replace(quoted, (whole, straight?: string, curly?: string, angular?: string) => {
    const inner = straight ?? curly ?? angular ?? '';
    return /\d$/u.test(inner) && straight !== undefined ? whole : open + inner + close;
  });
}
