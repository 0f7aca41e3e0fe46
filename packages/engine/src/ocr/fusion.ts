import { fusionParameters } from './parameters.ts';
import { align, relativeDistance } from './alignment.ts';
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
 * but for those that the network reads differently and far more surely, and for stray marks that it does not see.
 */
export function fuse(tesseract: Reading, ctc: Reading): Reading {
  if (ctc.text === '' || tesseract.text === '' || disagreement(tesseract, ctc) > agreement) {
    return tesseract.confidence >= ctc.confidence ? tesseract : ctc;
  }
  const [own, theirs] = [wordsOf(tesseract), wordsOf(ctc)];
  if (isInPieces(own) && !isInPieces(theirs) && ctc.confidence >= sure) return ctc;
  const confidence = Math.max(tesseract.confidence, ctc.confidence);
  return evenReading(fuseWords(own, theirs), confidence);
}

interface Word {
  text: string;
  certainty: number;
}

function wordsOf({ text, certainty }: Reading): Word[] {
  return Array.from(text.matchAll(/\S+/gu), ({ 0: word, index }) => {
    const part = certainty.slice(index, index + word.length);
    return { text: word, certainty: part.reduce((sum, value) => sum + value, 0) / Math.max(1, part.length) };
  });
}

/** Whether most words are of one sign: a recogniser that takes the shadow of a letter for its neighbour sees gaps between letters. */
function isInPieces(words: readonly Word[]): boolean {
  const lone = words.filter(({ text }) => text.length === 1).length;
  return lone >= fewestLone && lone > words.length / 2;
}

function fuseWords(tesseract: readonly Word[], ctc: readonly Word[]): string {
  const matches = matchWords(tesseract, ctc);
  const words = tesseract.flatMap((word, index) => {
    const others = matches[index] ?? [];
    const other = {
      text: others.map(({ text }) => text).join(' '),
      certainty: Math.min(1, ...others.map(({ certainty }) => certainty)),
    };
    if (others.length === 0) return strayMarks.test(word.text) ? [] : [word.text];
    const text = withLetterForFigure(word.text, other.text);
    if ([text, withoutApostrophes(text)].map(comparisonKey).includes(comparisonKey(other.text))) return [text];
    if (strayMarks.test(word.text) && other.certainty >= sure) return [other.text];
    return other.certainty >= sure && other.certainty >= word.certainty + margin ? [other.text] : [word.text];
  });
  return words.join(' ');
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
function matchWords(tesseract: readonly Word[], ctc: readonly Word[]): Word[][] {
  const own = lettersOf(tesseract);
  const theirs = lettersOf(ctc);
  const pieces = tesseract.map(() => new Map<number, Word>());
  let reached = 0;
  for (const [a, b] of align(own.length, theirs.length, (a, b) => (own[a]?.letter === theirs[b]?.letter ? 0 : 1))) {
    if (a !== undefined) reached = own[a]?.word ?? reached;
    const letter = b === undefined ? undefined : theirs[b];
    if (!letter) continue;
    const piece = pieces[reached]?.get(letter.word);
    pieces[reached]?.set(letter.word, { text: (piece?.text ?? '') + letter.sign, certainty: letter.certainty });
  }
  return pieces.map((piece) => [...piece.values()]);
}

interface Letter {
  /** As in the text. */
  sign: string;
  /** As both recognisers can write it. */
  letter: string;
  word: number;
  certainty: number;
}

function lettersOf(words: readonly Word[]): Letter[] {
  return words.flatMap(({ text, certainty }, word) =>
    Array.from(text, (sign) => ({ sign, letter: comparisonKey(sign), word, certainty })).filter(
      ({ letter }) => letter !== '',
    ),
  );
}
