import { fusionParameters } from './parameters.ts';

const { sure } = fusionParameters;

/** A word as a recogniser read it. */
export interface ReadWord {
  text: string;
  /** 0 to 1. */
  certainty: number;
  /** How sure each character of `text` is, 0 to 1, by UTF-16 code unit. */
  certainties: readonly number[];
}

/** A number with what stands before and after it, as tesseract reads both. */
const ownNumber =
  /^(?<before>\p{Lu}{1,2}\$|[\p{Currency_Symbol}\p{Punctuation}]{0,2})(?<figures>\d(?:[\d.,:]*\d)?)(?<after>[\p{Currency_Symbol}\p{Punctuation}]{0,2})$/u;

/** The same as the CTC network reads it: it makes letters of signs of currencies, and of a nought between them and figures. */
const seenNumber =
  /^(?<before>[\p{Currency_Symbol}\p{Punctuation}]{0,2}|[feY])(?<figures>\d(?:[\d.,:o]*[\do])?)(?<after>[\p{Currency_Symbol}\p{Punctuation}]{0,2}|[fe])$/iu;

const currency = /\p{Currency_Symbol}/u;
const letter = /\p{Letter}/u;

/**
 * A number of two readings: tesseract knows the signs of currencies, of which the CTC network lacks most; that in turn is the better at figures and
 * at the points and commas between them, which tesseract often does not see or takes for each other. Undefined where either reads no number,
 * or the network less of it.
 * @param others what the network reads in the place of the word
 * @param next the word that tesseract reads behind it
 */
export function fuseNumber(
  word: ReadWord,
  others: readonly ReadWord[],
  next: ReadWord | undefined,
): string | undefined {
  const seen = others.find(({ text }) => /\d/u.test(text));
  const own = ownNumber.exec(word.text)?.groups;
  const theirs = seenNumber.exec(seen?.text ?? '')?.groups;
  if (!seen || !own || !theirs) return undefined;
  const [before, after] = [signOf(own.before, theirs.before), signOf(own.after, theirs.after)];
  // What the network reads as a letter beside a number is the sign of a currency where tesseract sees one.
  const beside = [theirs.before, theirs.after, ...others.flatMap((other) => (other === seen ? [] : [other.text]))];
  const letters = beside.filter((text = '') => letter.test(text));
  if (letters.some((text = '') => text.length > 1)) return undefined;
  if (letters.length > 0 && !currency.test(before + after + (next?.text ?? ''))) return undefined;
  const [ownFigures = '', figures = ''] = [own.figures, theirs.figures?.replaceAll(/o/giu, '0')];
  if (!holdsAsMuch(figures, ownFigures)) return undefined;
  const start = theirs.before?.length ?? 0;
  const certainties = seen.certainties.slice(start, start + figures.length);
  const certainty = certainties.reduce((sum, value) => sum + value, 0) / certainties.length;
  return before + (certainty >= Math.max(sure, word.certainty) ? figures : ownFigures) + after;
}

/** The same for readings that are nothing but a price, however little the two agree: of so few signs each counts too much. */
export function fusePrice(own: readonly ReadWord[], theirs: readonly ReadWord[]): string | undefined {
  const at = own.findIndex(({ text }) => ownNumber.test(text));
  const isRest = own.every(({ text }, index) => index === at || (currency.test(text) && text.length <= 2));
  if (!isRest || !own.some(({ text }) => currency.test(text))) return undefined;
  const [number, next] = [own[at], own[at + 1]];
  const fused = number && fuseNumber(number, theirs, next);
  return fused === undefined ? undefined : own.map(({ text }, index) => (index === at ? fused : text)).join(' ');
}

/** The sign beside a number: tesseract's, but for that of a currency which only the network sees. */
function signOf(own = '', theirs = ''): string {
  return currency.test(theirs) && !currency.test(own) ? theirs : own;
}

/** Whether a number has no fewer figures, and where it has as many, no fewer points and commas. */
function holdsAsMuch(number: string, other: string): boolean {
  const [figures, others] = [number, other].map((text) => text.replaceAll(/\D/gu, '').length) as [number, number];
  return figures > others || (figures === others && number.length >= other.length);
}
