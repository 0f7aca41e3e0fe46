import { fusionParameters } from './parameters.ts';
import { align, relativeDistance } from './alignment.ts';
import { fuseNumber, fusePrice, type ReadWord } from './numbers.ts';
import { type Reading, evenReading } from './reading.ts';

const { agreement, sure, margin, fewestLone } = fusionParameters;
/** Signs that tesseract makes of specks, edges and ornaments beside a text. */
const strayMarks = /^[|~\\/_«»‹›“”„"‘’'`´:;*°¢©®^=+<>{}[\]·•¬—–-]+$/u;

/** Signs that the CTC network lacks or cannot tell apart, and what it reads in their place. */
const lookalikes: Readonly<Record<string, string>> = {
  l: 'i',
  '1': 'i',
  '|': 'i',
  '0': 'o',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'i',
  ħ: 'h',
  ı: 'i',
  ß: 'b',
  œ: 'oe',
  æ: 'ae',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '€': '',
  '£': '',
  '¢': '',
  '¥': 'y',
  '¿': '',
  '¡': '',
  '•': '·',
  '«': '',
  '»': '',
};

/** The text as both recognisers see it: without diacritics, spaces and differences of case. */
export function comparisonKey(text: string): string {
  return Array.from(
    text
      .normalize('NFD')
      .replaceAll(/[\p{Mark}\s]/gu, '')
      .toLowerCase(),
    (letter) => lookalikes[letter] ?? letter,
  ).join('');
}

/** How far two readings are from saying the same, 0 to 1. */
export function disagreement(a: Reading, b: Reading): number {
  return relativeDistance(comparisonKey(a.text), comparisonKey(b.text));
}

/**
 * Makes one reading of two. Tesseract knows the letters of the language; the CTC network is the harder to mislead by a background but
 * lacks most diacritics. Where they say different things altogether, the more confident one is right; else tesseract's words stand,
 * but for those that the network reads differently and far more surely, for figures, and for stray marks that it does not see.
 */
export function fuse(tesseract: Reading, ctc: Reading): Reading {
  const surer = tesseract.confidence >= ctc.confidence ? tesseract : ctc;
  if (ctc.text === '' || tesseract.text === '') return surer;
  const [own, theirs] = [wordsOf(tesseract), wordsOf(ctc)];
  if (disagreement(tesseract, ctc) > agreement) {
    const price = fusePrice(own, theirs);
    return price === undefined ? surer : evenReading(price, surer.confidence);
  }
  if (isInPieces(own) && !isInPieces(theirs) && ctc.confidence >= sure) return ctc;
  const confidence = Math.max(tesseract.confidence, ctc.confidence);
  return evenReading(fuseWords(own, theirs), confidence);
}

function wordsOf({ text, certainty }: Reading): ReadWord[] {
  return Array.from(text.matchAll(/\S+/gu), ({ 0: word, index }) => {
    const certainties = certainty.slice(index, index + word.length);
    return {
      text: word,
      certainty: certainties.reduce((sum, value) => sum + value, 0) / Math.max(1, certainties.length),
      certainties,
    };
  });
}

/** Whether most words are of one sign: a recogniser that takes the shadow of a letter for its neighbour sees gaps between letters. */
function isInPieces(words: readonly ReadWord[]): boolean {
  const lone = words.filter(({ text }) => text.length === 1).length;
  return lone >= fewestLone && lone > words.length / 2;
}

function fuseWords(tesseract: readonly ReadWord[], ctc: readonly ReadWord[]): string {
  const matches = matchWords(tesseract, ctc);
  const words = tesseract.flatMap((word, index) => {
    const others = matches[index] ?? [];
    const other = {
      text: others.map(({ text }) => text).join(' '),
      certainty: Math.min(1, ...others.map(({ certainty }) => certainty)),
    };
    const behindFigure = /\d$/u.test(tesseract[index - 1]?.text ?? '');
    if (others.length === 0) return isStray(word.text, behindFigure) ? [] : [word.text];
    const number = fuseNumber(word, others, tesseract[index + 1]);
    if (number !== undefined) return [number];
    const text = withLetterForFigure(word.text, other.text);
    if ([text, withoutApostrophes(text)].map(comparisonKey).includes(comparisonKey(other.text))) return [text];
    if (strayMarks.test(word.text) && other.certainty >= sure) return [other.text];
    return other.certainty >= sure && other.certainty >= word.certainty + margin ? [other.text] : [word.text];
  });
  return words.join(' ');
}

/** Whether a word is no part of the text; a sign of a currency behind a figure is. */
function isStray(word: string, behindFigure: boolean): boolean {
  return strayMarks.test(word) && !(behindFigure && /^\p{Currency_Symbol}$/u.test(word));
}

/** A word without the apostrophes between its letters, of which the CTC network misses many: "L’organizzatore" is "Lorganizzatore" to it. */
function withoutApostrophes(word: string): string {
  return word.replaceAll(/(?<=\p{Letter})['’](?=\p{Letter})/gu, '');
}

/** One figure in a word of so many letters, such as "1nvierno", is none. Shorter ones are numbers: "1ère", "11th". */
const strayFigure = /^(?=(?:\P{Letter}*\p{Letter}){5})\D*\d\D*$/u;

/** Tesseract's word with the letter that the CTC network sees in the place of a figure amid letters; as it was where their other letters differ. */
function withLetterForFigure(word: string, other: string): string {
  if (!strayFigure.test(word)) return word;
  const [signs, others] = [Array.from(word), Array.from(other)];
  const at = signs.findIndex((sign) => /\d/u.test(sign));
  const letter = others[at] ?? '';
  const corrected = signs.with(at, letter).join('');
  return /^\p{Letter}$/u.test(letter) && comparisonKey(corrected) === comparisonKey(other) ? corrected : word;
}

/** For each word of tesseract's, what the CTC network reads in its place: the pieces of its words that lie there. */
function matchWords(tesseract: readonly ReadWord[], ctc: readonly ReadWord[]): ReadWord[][] {
  const own = lettersOf(tesseract);
  const theirs = lettersOf(ctc);
  const pieces = tesseract.map(() => new Map<number, ReadWord>());
  let reached = 0;
  for (const [a, b] of align(own.length, theirs.length, (a, b) => (own[a]?.letter === theirs[b]?.letter ? 0 : 1))) {
    if (a !== undefined) reached = own[a]?.word ?? reached;
    const letter = b === undefined ? undefined : theirs[b];
    if (!letter) continue;
    const piece = pieces[reached]?.get(letter.word);
    pieces[reached]?.set(letter.word, {
      text: (piece?.text ?? '') + letter.sign,
      certainty: letter.certainty,
      certainties: [...(piece?.certainties ?? []), ...letter.certainties],
    });
  }
  return pieces.map((piece) => [...piece.values()]);
}

interface Letter {
  /** As in the text. */
  sign: string;
  /** As both recognisers can write it. */
  letter: string;
  word: number;
  /** Of its word. */
  certainty: number;
  /** Of itself, by UTF-16 code unit. */
  certainties: readonly number[];
}

function lettersOf(words: readonly ReadWord[]): Letter[] {
  return words.flatMap(({ text, certainty, certainties }, word) =>
    Array.from(text.matchAll(/./gsu), ({ 0: sign, index }) => ({
      sign,
      letter: comparisonKey(sign),
      word,
      certainty,
      certainties: certainties.slice(index, index + sign.length),
    })).filter(({ letter }) => letter !== ''),
  );
}
