import type { Bounds } from '../geometry/bounds.ts';
import { boundsInFrame, quadOf } from '../geometry/oriented-rectangle.ts';
import { extentOf, hasDotsOnly } from '../letterforms.ts';
import { placedLineParameters } from './parameters.ts';
import type { RecognisedLine } from '../recognised-line.ts';

const { lowSmallLetters, noDescent } = placedLineParameters;

/** A line in the frame of its own angle, where it is level. */
export interface PlacedLine extends Bounds {
  line: RecognisedLine;
  /** Estimated from the height of the ink and the letters that it shows, in pixels. */
  fontSize: number;
  /** That, and what the size would be if the ink was told wrongly or the face is unlike the mean of all. */
  sizes: readonly number[];
  /** From the top. */
  baseline: number;
  /** The left edge of the text behind the dot of a list item. */
  textLeft: number;
  /** True where other text stands on the same baseline, as in a table or in columns. */
  hasNeighbour: boolean;
}

/** Places lines of about one angle in the frame of the longest. */
export function placeLines(lines: readonly RecognisedLine[]): PlacedLine[] {
  const angle = frameAngle(lines);
  const placed = lines.map((line) => {
    const bounds = boundsInFrame(quadOf(line.box), angle);
    const { above, below } = extentOf(line.text);
    const descent = line.descent ?? (line.box.height * below) / (above + below);
    const fontSize = (line.box.height - descent) / above;
    const textLeft = bounds.left + (line.bulletIndent ?? 0);
    return {
      ...bounds,
      line,
      textLeft,
      fontSize,
      sizes: [fontSize, ...otherSizes(line, descent)],
      baseline: bounds.bottom - descent,
      hasNeighbour: false,
    };
  });
  for (const line of placed) line.hasNeighbour = placed.some((other) => other !== line && onOneBaseline(line, other));
  return placed;
}

function otherSizes({ text, box }: RecognisedLine, descent: number): number[] {
  const { above, below } = extentOf(text);
  const height = box.height - descent;
  // The dots of i and j may be taken for specks or for a shadow.
  if (hasDotsOnly(text)) return [height / extentOf('x').above];
  // Letters hang together over a rule that crosses a descender, and none seems to stand above the foot of the ink.
  if (below >= extentOf('g').below && descent < noDescent * box.height) return [box.height / (above + below)];
  return above === extentOf('x').above ? [height / lowSmallLetters] : [];
}

function onOneBaseline(a: PlacedLine, b: PlacedLine): boolean {
  return Math.abs(a.baseline - b.baseline) < 0.3 * Math.min(a.fontSize, b.fontSize);
}

/** The angle of the longest line, which is the one that is known best. */
export function frameAngle(lines: readonly RecognisedLine[]): number {
  return lines.reduce((best, line) => (line.box.width > best.width ? line.box : best), { width: 0, angle: 0 }).angle;
}

/** True where a line begins with the mark or the number of a list item. */
export function isListItem({ line }: PlacedLine): boolean {
  return /^(?:[•·▪◦‣*–—-]\s?|\d{1,2}[.)]\s|[a-z]\)\s)\S/u.test(line.text);
}
