import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Tensor } from 'onnxruntime-node';
import { createSession } from '../onnx.ts';
import type { Raster } from '../image/raster.ts';
import { type Alphabet, alphabetIn } from './alphabets.ts';

/** Rows of the crops that the network reads. */
export const lineRows = 48;

/** Width of the narrowest crop that the network was trained on, in px. */
const minColumns = 16;
/** Width of a step, in px of the crop: the network scores its classes once a step. */
const columnsOfStep = 4;
/** Minimum certainty, 0 to 1, of a letter that the network did not read for it to be an alternative. */
const minAlternative = 0.003;
/** Minimum certainty, 0 to 1, of any letter in steps where the blank is likelier than each single letter. */
const minHidden = 0.45;

/** Stands for any letter of another script among the classes of the network. */
const foreignLetter = '\ufffd';

/** The characters that the network read in the crop of one line. */
export interface Reading {
  text: string;
  /** Mean certainty of its characters, 0 to 1. */
  confidence: number;
  /** The characters from left to right, without a space at an end. */
  characters: readonly Character[];
  /** Share of its letters that are of another script, 0 to 1; those are no `characters`. */
  otherScript: number;
}

/** One UTF-16 code unit that was read. */
export interface Character {
  sign: string;
  /** How sure the network is of it in its language, 0 to 1. */
  certainty: number;
  /** Letters that it may be instead. */
  alternatives: readonly Alternative[];
  /** Letters, apostrophes and spaces that may stand before it and were not read: two narrow letters that touch are often taken for one. */
  missed: readonly Alternative[];
  /** Its middle, in pixels of the crop. */
  place: number;
}

/** A letter that was not read, with how sure the network is of it, 0 to 1. */
export interface Alternative {
  sign: string;
  certainty: number;
}

/** The reading that some characters are. */
export function readingOf(characters: readonly Character[], otherScript = 0): Reading {
  return {
    text: characters.map(({ sign }) => sign).join(''),
    confidence: characters.reduce((sum, { certainty }) => sum + certainty, 0) / Math.max(1, characters.length),
    characters,
    otherScript,
  };
}

/** Reads lines in the Latin letters of all languages; trained in `training/recogniser`. */
export interface Recogniser {
  /**
   * Reads a line from its upright crop of `lineRows` pixels.
   * @param tag of its language, whose letters are likelier than others
   */
  read(line: Raster, tag?: string): Promise<Reading>;
  close(): Promise<void>;
}

export async function createRecogniser(): Promise<Recogniser> {
  const models = new URL('../../models/', import.meta.url);
  const [session, letters] = await Promise.all([
    createSession(fileURLToPath(new URL('recogniser.onnx', models))),
    readFile(new URL('recogniser-letters.txt', models), 'utf8'),
  ]);
  // Class 0 is the blank of CTC.
  const symbols = ['', ...Array.from(letters), foreignLetter];
  const alphabets = new Map<string | undefined, Alphabet>();
  const alphabetOf = (tag: string | undefined): Alphabet => {
    const known = alphabets.get(tag) ?? alphabetIn(tag, symbols);
    alphabets.set(tag, known);
    return known;
  };
  return {
    async read(line, tag) {
      const width = Math.max(minColumns, line.width);
      const input = new Tensor('float32', normalised(line, width), [1, 3, lineRows, width]);
      const { scores } = await session.run({ x: input });
      if (!(scores?.data instanceof Float32Array)) throw new Error('The recognition network gave no text.');
      return decodeCtc(scores.data, alphabetOf(tag));
    },
    close: () => session.release(),
  };
}

/** Blue, green and red planes, -1 to 1; the last column goes on to the right. */
function normalised({ width, height, data }: Raster, paddedWidth: number): Float32Array {
  const plane = paddedWidth * height;
  const input = new Float32Array(3 * plane);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < paddedWidth; x++) {
      const from = (y * width + Math.min(x, width - 1)) * 4;
      const to = y * paddedWidth + x;
      for (let channel = 0; channel < 3; channel++) {
        input[channel * plane + to] = (data[from + 2 - channel] ?? 0) / 127.5 - 1;
      }
    }
  }
  return input;
}

/** A class that was read in some steps. */
interface Run {
  sign: string;
  certainty: number;
  alternatives: readonly Alternative[];
  missed: readonly Alternative[];
  first: number;
  last: number;
  /** Chance of the blank in its last step: between two steps that are surer, a letter that is doubled may begin anew there. */
  dip: number;
}

/** A step in which the blank is likelier than any class, and what may stand there all the same. */
interface BlankStep {
  step: number;
  beside: readonly Alternative[];
}

/**
 * Greedy CTC decoding (Graves et al., 2006): the best class of each step, repeats and blanks dropped, letters of other scripts counted and left out.
 * A bar that the network takes for an "I" or an "l" is a letter, although the blank is likelier than each of them.
 * @param scores probability of each class a step
 */
export function decodeCtc(scores: Float32Array, { signs, likelihood }: Alphabet): Reading {
  const runs: Run[] = [];
  let previous = 0;
  let blanks: BlankStep[] = [];
  for (let from = 0; from + signs.length <= scores.length; from += signs.length) {
    const chances = chancesAt(scores.subarray(from, from + signs.length), likelihood);
    const best = chances.indexOf(Math.max(...chances));
    const certainty = chances[best] ?? 0;
    const sign = signs[best] ?? '';
    const beside = signsBeside(best, chances, signs);
    const alternatives = beside.filter((other) => /\p{Letter}/u.test(other.sign));
    const last = runs.at(-1);
    const step = from / signs.length;
    if (best === 0) {
      blanks.push({ step, beside });
    } else if (best === previous && last) {
      if (last.dip >= minAlternative) last.missed = [...last.missed, { sign, certainty: last.dip }];
      last.dip = chances[0] ?? 0;
      last.last = step;
      if (certainty > last.certainty) Object.assign(last, { certainty, alternatives });
    } else {
      const run = { sign, certainty, alternatives, missed: [], first: step, last: step, dip: 0 };
      const unread = apartFrom([last, run], blanks);
      const hidden = hiddenLetters(unread);
      // A letter that is read after all must not be offered as missed again.
      const missed = hidden.length > 0 ? [] : unread.flatMap((blank) => blank.beside);
      runs.push(...hidden, { ...run, missed });
      blanks = [];
    }
    previous = best;
  }
  runs.push(...hiddenLetters(apartFrom([runs.at(-1)], blanks)));
  const foreign = runs.filter(({ sign }) => sign === foreignLetter).length;
  const own = runs
    .filter(({ sign }) => sign !== foreignLetter)
    .filter(({ sign }, index, all) => sign !== ' ' || (all[index - 1]?.sign ?? ' ') !== ' ')
    .filter(({ sign }, index, all) => !isSecondApostrophe(sign, all[index - 1]?.sign));
  if (own.at(-1)?.sign === ' ') own.pop();
  const characters = own.flatMap(({ sign: whole, certainty, alternatives, missed, first, last }) =>
    whole.split('').map((sign, index): Character => ({
      sign,
      certainty,
      alternatives: whole.length === 1 ? alternatives : [],
      missed: index === 0 ? missed : [],
      place: ((first + last + 1) / 2) * columnsOfStep,
    })),
  );
  return readingOf(characters, foreign / Math.max(1, foreign + own.filter(({ sign }) => sign !== ' ').length));
}

/** Takes two letters out of the signs that may stand between them: a letter reaches into the steps beside it. */
function apartFrom(neighbours: readonly (Run | undefined)[], blanks: readonly BlankStep[]): BlankStep[] {
  const near = neighbours.flatMap((run) => (run ? [run.sign, ...run.alternatives.map(({ sign }) => sign)] : []));
  return blanks.map(({ step, beside }) => ({ step, beside: beside.filter(({ sign }) => !near.includes(sign)) }));
}

/** The letters in steps that the network seldom takes for blanks, all of these together. */
function hiddenLetters(blanks: readonly BlankStep[]): Run[] {
  const groups: BlankStep[][] = [];
  for (const { step, beside } of blanks) {
    const group = groups.at(-1);
    const letters = beside.filter(({ sign }) => sign !== ' ');
    if (letters.length === 0) continue;
    if (group?.at(-1)?.step === step - 1) group.push({ step, beside: letters });
    else groups.push([{ step, beside: letters }]);
  }
  return groups.flatMap((group): Run[] => {
    const certainty = 1 - group.reduce((chance, { beside }) => chance * (1 - sumOf(beside)), 1);
    if (certainty < minHidden) return [];
    const letters = Map.groupBy(
      group.flatMap(({ beside }) => beside),
      ({ sign }) => sign,
    );
    const [best, ...others] = Array.from(letters, ([sign, all]) => ({ sign, certainty: sumOf(all) })).toSorted(
      (one, other) => other.certainty - one.certainty,
    );
    const [first = 0, last = first] = [group[0]?.step, group.at(-1)?.step];
    return best ? [{ sign: best.sign, certainty, alternatives: others, missed: [], first, last, dip: 0 }] : [];
  });
}

function sumOf(alternatives: readonly Alternative[]): number {
  return alternatives.reduce((sum, { certainty }) => sum + certainty, 0);
}

/** Whether an apostrophe was read both straight and curved, or both with its letter and alone. */
function isSecondApostrophe(sign: string, before = ''): boolean {
  return /^['’]$/u.test(sign) && /['’]$/u.test(before) && sign !== before;
}

/** How likely each class is once the line and the language are known, 0 to 1 (Bayes). */
function chancesAt(scores: Float32Array, likelihood: ArrayLike<number>): Float32Array {
  const worth = scores.map((score, at) => score * (likelihood[at] ?? 0));
  const whole = worth.reduce((sum, one) => sum + one, 0);
  return whole > 0 ? worth.map((one) => one / whole) : worth;
}

/** The letters, apostrophes and spaces that may stand where another class was read. */
function signsBeside(best: number, chances: Float32Array, signs: readonly string[]): Alternative[] {
  return signs.flatMap((sign, at) => {
    const certainty = chances[at] ?? 0;
    const isPossible = at !== best && certainty >= minAlternative && /^[\p{Letter}'’ ]$/u.test(sign);
    return isPossible ? [{ sign, certainty }] : [];
  });
}
