import { distance } from 'fastest-levenshtein';
import { type Bounds, boundsAround } from '../geometry/bounds.ts';
import { boundsInFrame, type OrientedRectangle, quadOf, rectangleFromFrame } from '../geometry/oriented-rectangle.ts';
import type { GreyRaster } from '../image/raster.ts';
import { findInkParameters } from '../ink/parameters.ts';
import { median } from '../median.ts';
import { lettersIn } from './confidence.ts';
import type { Character, Reading } from './recogniser.ts';
import { cropInImage } from './spacing.ts';

// In heights of the line.
/** Minimum gap between words. */
const minGap = 0.22;
/** Maximum width and minimum height of unread glyphs that are one or a few pictograms, and no specks. */
const maxWidth = 2.2;
const minHeight = 0.35;
/** Maximum number of characters of a short word. */
const shortWord = 2;
/** Minimum certainty, 0 to 1, of a short word, and of a lone letter before a line that is no word. */
const minCertainty = { word: 0.5, loneLetter: 0.85 };
/** Maximum share of the letters that are read differently without the icons. */
const maxDifference = 0.15;
/** Minimum gap behind the number of an item whose text begins at a tab, also in spaces between its words. */
const minTab = 0.5;
const tabToWordSpace = 1.6;

/** A line of ink and what was read in it. */
export interface LineWithIcons {
  /** Tight around the ink, in pixels of the picture. */
  box: OrientedRectangle;
  /** Dark on white. */
  image: GreyRaster;
  /** Bounds of the glyphs from left to right, in pixels of the image. */
  columns: readonly Bounds[];
  /** The reading, its spaces put where the ink shows them. */
  text: string;
  reading: Reading;
  /** Tag of its language. */
  language: string;
}

/** Pictograms among the words of a line. */
export interface FoundIcons {
  /** Bounds, from left to right, in pixels of the image of the line. */
  icons: Bounds[];
  /** The text without what was read in them. */
  text: string;
}

/** A word with its glyphs, or glyphs in which nothing was read. */
interface Group {
  word: string | undefined;
  /** Certainty of the character that the network is least sure of, 0 to 1. */
  certainty: number;
  bounds: Bounds;
  /** Whether a gap parts it from the words beside. */
  isApart: boolean;
}

/** Words of one letter in the languages in Latin script; Slavic ones have prepositions of a consonant. */
const vowelWord = /^[aeiouyàáèéêìíòóôùæåøö]$/iu;
const slavicWord = /^[aiouvwszk]$/iu;
const slavic: readonly string[] = ['cs', 'sk', 'sl', 'hr', 'bs', 'sr', 'pl'];

/** Signs that are drawings, whatever they mean. */
const drawing = /^[✓★←→•]$/u;

/**
 * Finds the icons, emoji and check marks among the words of a line. They have the size of letters; the network reads nothing in them, a drawing, or
 * a word of one or two signs of which it is not sure. The arrow at an end of a label is an icon, too, and so is the number of an item whose text
 * begins at a tab: both are read as they look, but have to stay in their place.
 */
export function findIcons(line: LineWithIcons): FoundIcons {
  const { text, image, language } = line;
  const groups = groupsOf(line);
  const isIcon = groups.map(
    (group, index) =>
      group.isApart &&
      (group.word === undefined ||
        drawing.test(group.word) ||
        isArrowAtEnd(groups, index) ||
        isNumberBeforeTab(groups, index, image) ||
        (group.word.length <= shortWord && group.certainty < certaintyNeeded(group.word, index, language))),
  );
  const kept = groups.flatMap(({ word }, index) => (word !== undefined && isIcon[index] === false ? [word] : []));
  return {
    icons: groups.flatMap(({ bounds }, index) => (isIcon[index] ? [bounds] : [])),
    text: groups.length === 0 ? text : kept.join(' '),
  };
}

/** How sure the network has to be of a short word: a check mark before a line is read as a letter that is no word. */
function certaintyNeeded(word: string, index: number, language: string): number {
  const isWord = (slavic.includes(language) ? slavicWord : vowelWord).test(word);
  return index === 0 && /^\p{Letter}$/u.test(word) && !isWord ? minCertainty.loneLetter : minCertainty.word;
}

/** The words with their glyphs, and the glyphs that nothing was read in, from left to right. Empty where the reading cannot be laid over the ink. */
function groupsOf({ image, columns, text, reading }: LineWithIcons): Group[] {
  const signs = reading.characters.filter(({ sign }) => sign !== ' ');
  const words = text.split(' ');
  if (columns.length === 0 || signs.length !== text.replaceAll(' ', '').length) return [];
  const height = image.height - 2 * findInkParameters.rim;
  const { start, scale } = cropInImage({ columns, image });
  const parts = splitAtGaps(columns, minGap * height);
  const partOf = signs.map(({ place }) => nearest(parts, start + place * scale));
  const unread = parts.filter(
    (part, index) =>
      !partOf.includes(index) &&
      part.right - part.left <= maxWidth * height &&
      part.bottom - part.top >= minHeight * height,
  );
  // Signs by their number in the line: the words, cut at drawings and where something unread stands within them.
  const pieces: { word: string; own: number[] }[] = [];
  let at = 0;
  for (const word of words) {
    const letters = word.split('');
    for (const [index, letter] of letters.entries()) {
      const before = parts[partOf[at - 1] ?? 0]?.right ?? 0;
      const isCut =
        index === 0 ||
        drawing.test(letter) ||
        drawing.test(letters[index - 1] ?? '') ||
        unread.some(({ left }) => left >= before && left < (parts[partOf[at] ?? 0]?.left ?? 0));
      const last = pieces.at(-1);
      if (isCut || !last) pieces.push({ word: letter, own: [at] });
      else Object.assign(last, { word: last.word + letter, own: [...last.own, at] });
      at++;
    }
  }
  const groups = pieces.map(({ word, own }): Group => {
    const touched = new Set(own.map((sign) => partOf[sign] ?? 0));
    return {
      word,
      certainty: Math.min(...own.map((sign) => certaintyOfLetter(signs[sign]))),
      bounds: boundsAround([...touched].flatMap((part) => parts[part] ?? [])),
      isApart: pieces.every((other) => other.own === own || !other.own.some((sign) => touched.has(partOf[sign] ?? 0))),
    };
  });
  const marks = unread.map((bounds): Group => ({ word: undefined, certainty: 0, bounds, isApart: true }));
  return [...groups, ...marks].toSorted((a, b) => a.bounds.left + a.bounds.right - b.bounds.left - b.bounds.right);
}

/** How sure the network is that a character is a letter at all: an "I" and an "l" are one bar in many faces. */
function certaintyOfLetter(character: Character | undefined): number {
  if (!character) return 0;
  const bars = /[Il]/u.test(character.sign) ? character.alternatives.filter(({ sign }) => /[Il]/u.test(sign)) : [];
  return bars.reduce((sum, { certainty }) => sum + certainty, character.certainty);
}

/** Glyphs that stand closer together than words do. */
function splitAtGaps(columns: readonly Bounds[], gap: number): Bounds[] {
  const parts: Bounds[][] = [];
  for (const column of columns) {
    const last = parts.at(-1);
    if (last && column.left - Math.max(...last.map(({ right }) => right)) < gap) last.push(column);
    else parts.push([column]);
  }
  return parts.map(boundsAround);
}

/** The index of the part at, or nearest to, a place. */
function nearest(parts: readonly Bounds[], x: number): number {
  const away = parts.map(({ left, right }) => Math.max(left - x, x - right, 0));
  return away.indexOf(Math.min(...away));
}

/** Whether a word is the arrow before or behind a label. */
function isArrowAtEnd(groups: readonly Group[], index: number): boolean {
  const isEnd = index === 0 || index === groups.length - 1;
  const arrow = /^[<>‹›←→]$/u;
  const label = groups.toSpliced(index, 1);
  return (
    isEnd &&
    arrow.test(groups[index]?.word ?? '') &&
    label.every(({ word }) => !arrow.test(word ?? '')) &&
    label.some(({ word }) => /\p{Letter}/u.test(word ?? ''))
  );
}

/** Whether a word is the number of an item, and what follows stands farther from it than words from each other. */
function isNumberBeforeTab(groups: readonly Group[], index: number, { height }: GreyRaster): boolean {
  if (index > 0 || !/^\(?(?:\d{1,2}|\p{Letter})[.)]$/u.test(groups[0]?.word ?? '')) return false;
  const [tab = 0, ...spaces] = groups.slice(1).map(({ bounds }, at) => bounds.left - (groups[at]?.bounds.right ?? 0));
  const lineHeight = height - 2 * findInkParameters.rim;
  return tab >= minTab * lineHeight && tab >= tabToWordSpace * (median(spaces) ?? 0);
}

/** A text as it is compared: without spaces and differences of case. */
const keyOf = (text: string): string => text.replaceAll(/\s/gu, '').toLowerCase();

/** Whether the parts of a line between icons say what the line said without them. */
export function saysTheSame(parts: readonly string[], text: string): boolean {
  const [said, whole] = [keyOf(parts.join(' ')), keyOf(text)];
  const isAlike = distance(said, whole) <= maxDifference * Math.max(said.length, whole.length);
  return isAlike && lettersIn(said) >= lettersIn(whole);
}

/**
 * A line cut at some of its glyphs: where those stand, and what is left between them, from left to right.
 * @param marks their bounds, from left to right, in pixels of the image of the line
 */
export function cutAt(
  { box, columns, image }: Pick<LineWithIcons, 'box' | 'columns' | 'image'>,
  marks: readonly Bounds[],
): { marks: OrientedRectangle[]; rests: OrientedRectangle[] } {
  const scale = box.height / Math.max(1, image.height - 2 * findInkParameters.rim);
  const start = columns[0]?.left ?? 0;
  const placed = (left: number, right: number): OrientedRectangle =>
    part(box, (left - start) * scale, (right - start) * scale);
  const groups: Bounds[][] = [[]];
  for (const column of columns) {
    if (!marks.some(({ left, right }) => column.left >= left && column.right <= right)) groups.at(-1)?.push(column);
    else if (groups.at(-1)?.length !== 0) groups.push([]);
  }
  return {
    marks: marks.map(({ left, right }) => placed(left, right)),
    rests: groups.flatMap((group) => {
      const [first, last] = [group[0], group.at(-1)];
      return first && last ? [placed(first.left, last.right)] : [];
    }),
  };
}

/** A part of a line, from and to in pixels of the picture from its left end. */
function part(line: OrientedRectangle, from: number, to: number): OrientedRectangle {
  const { left, top, bottom } = boundsInFrame(quadOf(line), line.angle);
  return rectangleFromFrame({ left: left + from, right: left + to, top, bottom }, line.angle);
}
