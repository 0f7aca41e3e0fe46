import { type Bounds, overlap } from '../geometry/bounds.ts';
import { type OrientedRectangle, rectangleFromFrame } from '../geometry/oriented-rectangle.ts';
import { colourDistance } from '../image/colour.ts';
import type { Raster } from '../image/raster.ts';
import { median } from '../median.ts';
import type { RecognisedLine } from '../recognised-line.ts';
import { type InkColumn, inkColumns } from './ink-columns.ts';
import { leadingMarksParameters } from './parameters.ts';
import { type PlacedLine, placeLines } from './placed-line.ts';

const {
  reachLeft,
  reachRight,
  maxSize,
  minSize,
  minGap,
  maxGap,
  minGapInside,
  gapToWordSpace,
  maxWordLength,
  freeBefore,
  maxOffset,
  maxSizeRatio,
  maxColourDistance,
  farthestItem,
} = leadingMarksParameters;

/** A drawn mark at the start of a line. */
export interface LeadingMark {
  box: OrientedRectangle;
  /** The line without the mark, where the mark was read as its first word. */
  rest: OrientedRectangle | undefined;
}

/** What may be a mark. */
interface Candidate extends LeadingMark, InkColumn {
  line: PlacedLine;
  /** Left edge of the text behind it, in the frame of the line. */
  textLeft: number;
}

/**
 * Finds the marks that are drawn before the items of a list: check marks, arrows, boxes, icons. One alone could be anything; its company
 * tells it: another line with the same left edge has a mark of about that size in the same column.
 * @returns the marks by their lines; lines along arcs and on tilted surfaces have none
 */
export function findLeadingMarks<Line extends RecognisedLine>(
  picture: Raster,
  lines: readonly Line[],
): Map<Line, LeadingMark> {
  const straight = lines.filter(({ bow, onPlane }) => !bow && !onPlane);
  const marks = new Map<Line, LeadingMark>();
  for (const together of Map.groupBy(straight, ({ box }) => box.angle).values()) {
    const placed = placeLines(together);
    const candidates = placed.map((line) => markBefore(picture, line, placed));
    for (const [index, line] of together.entries()) {
      const candidate = candidates[index];
      if (!candidate || candidates.some((other) => other && isOneMark(candidate, other) && isAbove(other, candidate))) {
        continue;
      }
      if (candidates.some((other) => other && !isOneMark(candidate, other) && areInOneColumn(candidate, other))) {
        marks.set(line, { box: candidate.box, rest: candidate.rest });
      }
    }
  }
  return marks;
}

/** A mark half way between two lines stands beside both. */
function isOneMark({ bounds: a }: Candidate, { bounds: b }: Candidate): boolean {
  return overlap(a.left, a.right, b.left, b.right) > 0 && overlap(a.top, a.bottom, b.top, b.bottom) > 0;
}

function isAbove(a: Candidate, b: Candidate): boolean {
  return a.line.baseline < b.line.baseline;
}

function areInOneColumn(a: Candidate, b: Candidate): boolean {
  const capital = Math.min(a.line.capitalHeight, b.line.capitalHeight);
  const middle = ({ bounds }: Candidate): number => (bounds.left + bounds.right) / 2;
  return (
    Math.abs(middle(a) - middle(b)) <= maxOffset * capital &&
    Math.abs(a.textLeft - b.textLeft) <= maxOffset * capital &&
    Math.abs(a.line.baseline - b.line.baseline) <= farthestItem * capital &&
    ratio(a.line.capitalHeight, b.line.capitalHeight) <= maxSizeRatio &&
    ratio(sizeOf(a.bounds), sizeOf(b.bounds)) <= maxSizeRatio &&
    colourDistance(a.colour, b.colour) <= maxColourDistance
  );
}

function ratio(a: number, b: number): number {
  return Math.max(a, b) / Math.min(a, b);
}

function sizeOf({ left, top, right, bottom }: Bounds): number {
  return Math.max(right - left, bottom - top);
}

/** The ink next to the text of a line on its left or, where the line begins with what may be no letter, that. */
function markBefore(picture: Raster, line: PlacedLine, lines: readonly PlacedLine[]): Candidate | undefined {
  const { capitalHeight: capital, left, right, line: read } = line;
  // Before a price stand the dots that lead to it.
  if (read.mark || read.bulletIndent !== undefined || !/\p{Letter}{2}/u.test(read.text)) return undefined;
  const reach = { left: left - reachLeft * capital, right: Math.min(right + capital, left + reachRight * capital) };
  const others = lines.filter((other) => other !== line && !mayBeMark(other.line.text));
  const columns = inkColumns(picture, line, reach, others) ?? [];
  const start = columns.findIndex(({ bounds }) => (bounds.left + bounds.right) / 2 > left);
  const words = start < 0 ? [] : columns.slice(start);
  const [first, second] = words;
  if (!first || first.bounds.left > left + minGap * capital) return undefined;
  const isInside = second !== undefined && isMarkInside(read.text, words, capital);
  const [mark, textLeft] = isInside ? [first, second.bounds.left] : [columns[start - 1], left];
  if (!mark || textLeft - mark.bounds.right > maxGap * capital || !hasSizeOfMark(mark, line)) return undefined;
  const before = columns[columns.indexOf(mark) - 1];
  if (before && mark.bounds.left - before.bounds.right < freeBefore * capital) return undefined;
  const { angle } = read.box;
  return {
    ...mark,
    line,
    textLeft,
    box: rectangleFromFrame(mark.bounds, angle),
    rest: isInside ? rectangleFromFrame({ ...line, left: textLeft }, angle) : undefined,
  };
}

function hasSizeOfMark({ bounds }: InkColumn, { baseline, capitalHeight }: PlacedLine): boolean {
  const size = sizeOf(bounds);
  const isBeside = overlap(bounds.top, bounds.bottom, baseline - capitalHeight, baseline) > 0;
  return isBeside && size >= minSize * capitalHeight && size <= maxSize * capitalHeight;
}

/** Whether a mark may have been read as these letters. */
function mayBeMark(text: string): boolean {
  return text.length <= maxWordLength && !/\p{Number}/u.test(text);
}

/** Whether the first ink of a line may be a mark that was read as a word: it stands farther off than the words do from each other. */
function isMarkInside(text: string, [mark, ...words]: readonly InkColumn[], capital: number): boolean {
  const [word = '', ...rest] = text.split(' ');
  const [first] = words;
  if (!mark || !first || rest.length === 0 || !mayBeMark(word)) return false;
  const gap = first.bounds.left - mark.bounds.right;
  const wordSpaces = words.slice(1).map(({ bounds }, index) => bounds.left - (words[index]?.bounds.right ?? 0));
  return gap >= minGapInside * capital && gap >= gapToWordSpace * (median(wordSpaces) ?? 0);
}
