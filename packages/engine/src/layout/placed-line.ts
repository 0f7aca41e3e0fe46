import type { Bounds } from '../geometry/bounds.ts';
import { boundsInFrame, quadOf } from '../geometry/oriented-rectangle.ts';
import { extentOf, hasDotsOnly } from '../letterforms.ts';
import type { RecognisedLine } from '../model/recognised-line.ts';

/** Height of small letters in old-style faces, in font sizes: that of Cormorant Garamond, 0.4, with the error of measuring. */
const lowSmallLetters = 0.44;
/** Minimum depth of descenders, in heights of the ink: no face has shorter ones. */
const noDescent = 0.05;

/** A line in the frame of its own angle, where it is level. */
export interface PlacedLine extends Bounds {
  line: RecognisedLine;
  /** Estimated from the height of the ink and the letters that it shows, in pixels. */
  fontSize: number;
  /** That, and what the size would be if the ink was told wrongly or the face is unlike the mean of all. */
  sizes: readonly number[];
  /** Height of capitals of the face in that size, in pixels, whether the line has capitals or not. */
  capitalHeight: number;
  /** Position of the baseline from the top. */
  baseline: number;
  /** The left edge of the text behind the mark or the number of a list item, and of that mark. */
  textLeft: number;
  markLeft: number;
  /** True where the line begins with the mark or the number of a list item, in its text or drawn before it. */
  beginsItem: boolean;
  /** Whether other text stands on the same baseline, as in a table or in columns; `figures` where that is a price, a time or another figure. */
  neighbour: 'none' | 'words' | 'figures';
}

/** Places lines of about one angle in the frame of the longest. */
export function placeLines(lines: readonly RecognisedLine[]): PlacedLine[] {
  const angle = frameAngle(lines);
  const placed = lines.map((line): PlacedLine => {
    const bounds = boundsInFrame(quadOf(line.box), angle);
    const { above } = extentOf(line.text);
    const descent = descentOf(line);
    const fontSize = (line.box.height - descent) / above;
    return {
      ...bounds,
      line,
      textLeft: bounds.left + indentBehindMark(line),
      markLeft: line.mark ? boundsInFrame(quadOf(line.mark.box), angle).left : bounds.left,
      beginsItem: line.mark !== undefined || itemMark.test(line.text),
      fontSize,
      capitalHeight: fontSize * extentOf('H').above,
      sizes: [fontSize, ...otherSizes(line, descent)],
      baseline: bounds.bottom - descent,
      neighbour: 'none',
    };
  });
  for (const line of placed) {
    const beside = placed.filter((other) => other !== line && onOneBaseline(line, other));
    if (beside.length > 0) line.neighbour = [line, ...beside].some(isFigure) ? 'figures' : 'words';
  }
  return placed;
}

/** Distance from the bottom of the ink up to the baseline, in pixels: as measured or, where that cannot be right, by the letters. */
function descentOf(line: RecognisedLine): number {
  const { above, below } = extentOf(line.text);
  if (line.descent !== undefined && !hasHiddenDescent(line)) return line.descent;
  return (line.box.height * below) / (above + below);
}

/**
 * Whether a line has letters with descenders, and yet none seems to stand above the foot of the ink: most of its letters have them, or
 * they hang together over a rule that crosses a descender.
 */
function hasHiddenDescent({ text, box, descent }: RecognisedLine): boolean {
  return extentOf(text).below >= extentOf('g').below && descent !== undefined && descent < noDescent * box.height;
}

function otherSizes(line: RecognisedLine, descent: number): number[] {
  const { text, box } = line;
  const { above } = extentOf(text);
  const height = box.height - descent;
  // The dots of i and j may be taken for specks or for a shadow.
  if (hasDotsOnly(text)) return [height / extentOf('x').above];
  if (hasHiddenDescent(line)) return [box.height / above];
  return above === extentOf('x').above ? [height / lowSmallLetters] : [];
}

/** Whether a line says how much, how many or when, and no more. */
function isFigure({ line }: PlacedLine): boolean {
  return /^(?=.*\d)\P{Letter}*(?:\p{Letter}{1,4}\P{Letter}*)?$/u.test(line.text);
}

/** Whether two lines stand beside each other. */
export function onOneBaseline(a: PlacedLine, b: PlacedLine): boolean {
  return Math.abs(a.baseline - b.baseline) < 0.3 * Math.min(a.fontSize, b.fontSize);
}

/** The angle of the longest line, which is the one that is known best. */
export function frameAngle(lines: readonly RecognisedLine[]): number {
  return lines.reduce((best, line) => (line.box.width > best.width ? line.box : best), { width: 0, angle: 0 }).angle;
}

/** The mark or the number of a list item that was read as text, with the space behind it. */
const itemMark = /^(?:[•·●○◦▪▫■□▢◆◇▸▹►▻▶➔➜➤→⁃✓✔✗✘☐☑☒★☆‣*–—-]\s?|\(?(?:\d{1,2}|[a-z])\)\s|\d{1,2}\.\s)(?=\S)/u;

/** How far the text stands behind a mark that was read as text, in pixels, as far as the widths of letters tell. */
function indentBehindMark({ text, box }: RecognisedLine): number {
  const [mark = ''] = itemMark.exec(text) ?? [];
  return (box.width * widthOf(mark)) / Math.max(1, widthOf(text));
}

/** Width of a text, in mean letters: points, brackets and spaces are half as wide as letters and figures. */
function widthOf(text: string): number {
  return text.length - 0.5 * text.replaceAll(/[^\s.,:;()|!'ijl]/gu, '').length;
}
