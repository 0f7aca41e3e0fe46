import type { Words } from './words.ts';
import { grow, rectangleOf } from '../geometry/oriented-rectangle.ts';
import type { Bounds } from '../geometry/bounds.ts';
import { type Component, connectedComponents } from '../image/connected-components.ts';
import { cropUpright } from '../image/crop.ts';
import type { Raster } from '../image/raster.ts';
import { inkThreshold, separateInk } from '../ink/contrast.ts';
import type { Paragraph } from '../model/paragraph.ts';

// In heights of the line. Among 144 texts of one word of `bench/real` two are found, both of which lack a letter.
/** Height of the line in the crop, in rows. */
const rowsOfLine = 24;
/** Maximum gap from the word to a drawing that hides its letter. */
const maxGap = 0.25;
/** Minimum distance by which a drawing reaches above or below the line; descenders reach no further. */
const minBeyond = 0.4;
/** Maximum distances below the tops of the letters, and above their feet, at which a drawing that hides a letter ends. */
const maxBelowTops = 0.4;
const maxAboveFeet = 0.1;
/** Minimum width of a drawing: narrower strokes are a rule or a text cursor. */
const minWidth = 0.3;

/** The small letters of the Latin alphabets, with and without diacritics. */
const letters = Array.from({ length: 0x1f00 - 0x61 }, (_, at) => String.fromCodePoint(0x61 + at)).filter((letter) =>
  /[\p{Ll}&&\p{Script=Latin}]/v.test(letter),
);

/** An end of a word. */
export type WordEnd = 'start' | 'end';

/**
 * Finds the ends of a text of one word at which a drawing in the color of its letters stands as near as a letter, and as high: an arrow that crosses
 * "Local" at its last letter leaves "Loca". Empty for longer texts, which tell by their other words what they are.
 */
export function drawnEnds(image: Raster, { text, lines, quad }: Paragraph): WordEnd[] {
  if (lines.length !== 1 || !/^\p{L}{2,}$/u.test(text)) return [];
  const line = rectangleOf(quad);
  const crop = cropUpright(image, grow(line, line.height), 3 * rowsOfLine);
  const { width, height } = crop;
  const inner = { left: rowsOfLine, right: width - rowsOfLine, top: rowsOfLine, bottom: height - rowsOfLine };
  const { coverage } = separateInk(crop, inner);
  const { components, labels } = connectedComponents(coverage, width, height, inkThreshold);
  const drawings = new Set(components.filter((component) => isDrawing(component, inner)).map(({ label }) => label));
  const gap = Math.round(maxGap * rowsOfLine);
  const holdsDrawing = (left: number, right: number): boolean => {
    for (let y = inner.top; y < inner.bottom; y++) {
      for (let x = left; x < right; x++) if (drawings.has(labels[y * width + x] ?? 0)) return true;
    }
    return false;
  };
  return [
    ...(holdsDrawing(inner.left - gap, inner.left + 1) ? ['start' as const] : []),
    ...(holdsDrawing(inner.right - 1, inner.right + gap) ? ['end' as const] : []),
  ];
}

/** Whether one letter more at one of the ends makes another word of a language. */
export function lacksLetter(text: string, ends: readonly WordEnd[], hasWord: Words): boolean {
  const word = text.toLowerCase();
  return ends.some((end) => letters.some((letter) => hasWord(end === 'start' ? letter + word : word + letter)));
}

/** Whether strokes are as high as a letter of the line and go on beyond it; those on both sides of the word are its frame, and an upright bar is a rule or a text cursor. */
function isDrawing({ left, right, top, bottom }: Component, line: Bounds): boolean {
  const isFrame = left <= line.left && right >= line.right - 1;
  return (
    !isFrame &&
    right - left >= minWidth * rowsOfLine &&
    Math.max(line.top - top, bottom - line.bottom) >= minBeyond * rowsOfLine &&
    top <= line.top + maxBelowTops * rowsOfLine &&
    bottom >= line.bottom - maxAboveFeet * rowsOfLine
  );
}
