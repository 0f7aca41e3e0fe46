import type { FoundRun, Paragraph } from '../../model/paragraph.ts';
import { rectangleOf } from '../../geometry/oriented-rectangle.ts';
import type { Quad } from '../../geometry/quad.ts';
import { type Colour, colourDistance } from '../../image/colour.ts';
import { median } from '../../median.ts';
import type { CroppedStrokes } from '../../model/recognised-line.ts';
import { inkColoursParameters } from '../parameters.ts';
import { runsParameters } from './parameters.ts';
import { type WordInk, wordInks } from './word-ink.ts';

const { otherColour } = runsParameters;
/** Height of a line, in pixels of the image, below which colours and strokes of words are too blurred to tell. */
const smallest = 14;
/** Minimum distance of two colours, as a multiple of the spread of words of one colour. */
const timesSpread = 2.5;
/** Maximum difference of the halves of a word, as a share of the distance of two colours: beyond, the text has a gradient. */
const maxGradient = 0.35;
/** Minimum ratio of the strokes of a bold word to those of the word next in width. */
const otherStroke = 1.22;
/** Maximum ratio of sizes: larger words have wider strokes for that reason alone. */
const sameSize = 1.25;
/** Minimum number of letters of a word whose stroke width is measured. */
const lettersForStroke = 2;
const { maxColours } = inkColoursParameters;

type InkOf = (line: Quad) => CroppedStrokes | undefined;

/** A word of a paragraph with its place in the paragraph's text; its stroke and size in pixels of the image. */
interface Word extends WordInk {
  at: number;
  letters: number;
}

/**
 * The words of a paragraph that clearly differ from the rest in colour or in the width of their strokes. None where the words cannot be
 * told apart, and where so many differ that none is the rest.
 * @param inkOf the strokes of a line, told from its background
 */
export function findRuns(paragraph: Paragraph, inkOf: InkOf): FoundRun[] {
  // A word that stands alone differs from nothing.
  if (!/\S\s+\S/u.test(paragraph.text)) return [];
  const words = wordsOf(paragraph, inkOf);
  if (words.length < 2) return [];
  const colours = coloursOf(words);
  const strokes = strokesOf(words);
  const runs: FoundRun[] = [];
  for (const [index, { at, text }] of words.entries()) {
    const colour = colours?.others[index];
    const stroke = strokes?.[index];
    const last = runs.at(-1);
    const follows =
      index > 0 && last && last.end === (words[index - 1]?.at ?? 0) + (words[index - 1]?.text.length ?? 0);
    if (colour === undefined && stroke === undefined) continue;
    if (follows && last.colour === colour && (last.stroke === undefined) === (stroke === undefined)) {
      last.end = at + text.length;
    } else {
      runs.push({
        start: at,
        end: at + text.length,
        ...(colours && colour !== undefined && { colour, restColour: colours.main }),
        ...(stroke !== undefined && { stroke }),
      });
    }
  }
  return runs;
}

/** The words of all lines, none where those of one line cannot be told apart. */
function wordsOf({ lines, text }: Paragraph, inkOf: InkOf): Word[] {
  const words: Word[] = [];
  let from = 0;
  for (const line of lines) {
    const { height } = rectangleOf(line.quad);
    if (height < smallest) return [];
    const strokes = inkOf(line.quad);
    const inks = strokes && wordInks(line, strokes);
    if (!inks) return [];
    for (const ink of inks) {
      const at = text.indexOf(ink.text, from);
      // A word that hyphenation joined stands otherwise in the text than in its line.
      if (at < 0) return [];
      from = at + ink.text.length;
      const [stroke, size] = [ink.stroke * height, ink.size * height];
      words.push({ ...ink, stroke, size, at, letters: ink.text.replaceAll(/[^\p{L}\p{N}]/gu, '').length });
    }
  }
  return words;
}

/** The colour of most letters, and that of each word that has another; undefined where all have one. */
function coloursOf(words: readonly Word[]): { main: Colour; others: (Colour | undefined)[] } | undefined {
  const groups: Word[][] = [];
  for (const word of words.toSorted((a, b) => b.letters - a.letters)) {
    const group = groups.find(([leader]) => leader && colourDistance(leader.colour, word.colour) < otherColour);
    if (group) group.push(word);
    else groups.push([word]);
  }
  const lettersOf = (group: readonly Word[]): number => group.reduce((sum, { letters }) => sum + letters, 0);
  const [main, ...others] = groups.toSorted((a, b) => lettersOf(b) - lettersOf(a));
  const mainColour = main && middleOf(main);
  if (!mainColour || others.length === 0 || groups.length > maxColours) return undefined;
  const spread = Math.max(
    ...groups.flatMap((group) => group.map(({ colour }) => colourDistance(colour, middleOf(group)))),
  );
  const found = new Map<Word, Colour>();
  for (const group of others) {
    const colour = middleOf(group);
    const apart = colourDistance(colour, mainColour);
    const drift = Math.max(...words.map((word) => word.drift));
    if (apart < timesSpread * spread || drift > maxGradient * apart || lettersOf(group) === 0) return undefined;
    for (const word of group) found.set(word, colour);
  }
  return { main: mainColour, others: words.map((word) => found.get(word)) };
}

function middleOf(group: readonly Word[]): Colour {
  const level = (c: 0 | 1 | 2): number => median(group.map(({ colour }) => colour[c])) ?? 0;
  return [level(0), level(1), level(2)];
}

/** How many times wider the strokes of each word are than those of most letters; undefined for words whose strokes are as wide. */
function strokesOf(words: readonly Word[]): (number | undefined)[] | undefined {
  const measured = words.filter(({ letters }) => letters >= lettersForStroke);
  const order = measured.toSorted((a, b) => a.stroke - b.stroke);
  // The widest step between two words parts the light ones from the bold ones.
  let cut = 0;
  let widest = otherStroke;
  for (let index = 1; index < order.length; index++) {
    const step = (order[index]?.stroke ?? 0) / (order[index - 1]?.stroke ?? Infinity);
    if (step >= widest) [cut, widest] = [index, step];
  }
  if (cut === 0) return undefined;
  const [light, bold] = [order.slice(0, cut), order.slice(cut)];
  const lettersOf = (group: readonly Word[]): number => group.reduce((sum, { letters }) => sum + letters, 0);
  const [main, other] = lettersOf(light) >= lettersOf(bold) ? [light, bold] : [bold, light];
  const sizes = [main, other].map((group) => median(group.map(({ size }) => size)) ?? 1);
  const isOfOneSize = Math.max(...sizes) <= sameSize * Math.min(...sizes);
  const mainStroke = median(main.map(({ stroke }) => stroke)) ?? 1;
  if (!isOfOneSize) return undefined;
  const isOther = (index: number): boolean => other.some((word) => word === words[index]);
  return words.map((word, index) => {
    // A single letter tells nothing by itself.
    const isBetween = !measured.includes(word) && isOther(index - 1) && isOther(index + 1);
    return isOther(index) || isBetween ? word.stroke / mainStroke : undefined;
  });
}
