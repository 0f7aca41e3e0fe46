import { type Bounds, overlap } from '../geometry/bounds.ts';
import { boundsInFrame, type OrientedRectangle, quadOf, rectangleFromFrame } from '../geometry/oriented-rectangle.ts';
import { type Colour, colourDistance } from '../image/colour.ts';
import type { Raster } from '../image/raster.ts';
import { median } from '../median.ts';
import type { RecognisedLine } from '../model/recognised-line.ts';
import { type InkColumn, inkColumns } from './ink-columns.ts';
import { type PlacedLine, placeLines } from './placed-line.ts';

// In heights of the capitals of the line where no other unit is named.
const reachLeft = 5;
const reachRight = 14;
/** Limits of the size of a mark, from a dot to an icon as high as two lines of small letters. */
const minSize = 0.15;
const maxSize = 2.1;
/** Limits of the gap between a mark and the text behind it. */
const minGap = 0.15;
const maxGap = 2.5;
/** Minimum gap from a mark that was read as a word to the next word, also in spaces between words. */
const minGapInside = 0.45;
const gapToWordSpace = 1.4;
/** Minimum gap between the number of a row and its text: faces with a fixed pitch leave up to 1.1 between two words. */
const minGapBehindNumber = 1.15;
/** Maximum number of characters as which a mark is read. */
const maxWordLength = 2;
/** Minimum gap before a mark: with other ink closer, it is part of that ink. */
const freeBefore = 0.6;
/** Maximum distance of the middles of two marks of one list, and of the left edges of their texts. */
const maxOffset = 0.35;
/** Maximum ratio of the sizes of two marks of one list, and of their lines. */
const maxSizeRatio = 1.6;
/** Maximum ratio of the sizes of two equal marks, and how many of them it takes to tell a mark from a letter. */
const maxSameSizeRatio = 1.2;
const minSameMarks = 2;
/** Maximum distance in RGB of the colours of two marks of one list. */
const maxColourDistance = 90;
/** Maximum distance of the baselines of the two nearest items of a list. */
const maxItemDistance = 8;

/** A drawn mark at the start of a line. */
export interface LeadingMark {
  box: OrientedRectangle;
  /** The line without the mark, where the mark was read as its first word. */
  rest: OrientedRectangle | undefined;
}

/** A candidate for a mark. */
interface Candidate extends LeadingMark {
  line: PlacedLine;
  /** Bounds in the frame of the line, in pixels of the picture. */
  bounds: Bounds;
  /** Undefined where the reading took the mark off. */
  colour: Colour | undefined;
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
    const starts = placed.map((line) => lookAtStart(picture, line, placed));
    const wordSpace = median(starts.flatMap((start) => start?.wordSpaces ?? [])) ?? 0;
    const candidates = placed.map((line, index) => {
      const start = starts[index];
      return knownMark(line) ?? (start && markBefore(start, wordSpace));
    });
    for (const [index, line] of together.entries()) {
      const candidate = candidates[index];
      if (
        !candidate ||
        line.mark ||
        candidates.some((other) => other && isOneMark(candidate, other) && isAbove(other, candidate))
      ) {
        continue;
      }
      const company = candidates.filter(
        (other) => other && !isOneMark(candidate, other) && areInOneColumn(candidate, other),
      );
      if (
        isEnoughFor(
          candidate,
          company.flatMap((other) => other ?? []),
        )
      ) {
        marks.set(line, { box: candidate.box, rest: candidate.rest });
      }
    }
  }
  return marks;
}

/**
 * Whether the company of a mark tells that it is one. What was read as letters may be a short word, with which several lines begin: it takes
 * a mark that stands before its line, or more marks of just that size.
 */
function isEnoughFor(candidate: Candidate, company: readonly Candidate[]): boolean {
  if (company.some(({ rest }) => !rest)) return true;
  const same = company.filter(({ bounds }) => ratio(sizeOf(bounds), sizeOf(candidate.bounds)) <= maxSameSizeRatio);
  if (!candidate.rest) return same.length > 0;
  const { text } = candidate.line.line;
  // A dash is no word.
  if (/^[^\p{Letter}\p{Number}\s]+\s/u.test(text)) return same.length > 0;
  return /^(?:\S|\S*[^\p{Letter}\s]\S*)\s/u.test(text) && same.length >= minSameMarks;
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
    Math.abs(a.line.baseline - b.line.baseline) <= maxItemDistance * capital &&
    ratio(a.line.capitalHeight, b.line.capitalHeight) <= maxSizeRatio &&
    ratio(sizeOf(a.bounds), sizeOf(b.bounds)) <= maxSizeRatio &&
    (!a.colour || !b.colour || colourDistance(a.colour, b.colour) <= maxColourDistance)
  );
}

function ratio(a: number, b: number): number {
  return Math.max(a, b) / Math.min(a, b);
}

function sizeOf({ left, top, right, bottom }: Bounds): number {
  return Math.max(right - left, bottom - top);
}

/** The start of a line with what stands before it. */
interface LineStart {
  line: PlacedLine;
  columns: InkColumn[];
  /** Index of the first of `columns` that is the line's own. */
  first: number;
  /** Spaces between the words behind the first one, in heights of its capitals. */
  wordSpaces: number[];
}

function lookAtStart(picture: Raster, line: PlacedLine, lines: readonly PlacedLine[]): LineStart | undefined {
  const { capitalHeight: capital, left, right, line: read } = line;
  // Before a price stand the dots that lead to it.
  if (read.mark || !/\p{Letter}{2}/u.test(read.text)) return undefined;
  const reach = { left: left - reachLeft * capital, right: Math.min(right + capital, left + reachRight * capital) };
  const others = lines.filter((other) => other !== line && !mayBeMark(other.line.text));
  const columns = inkColumns(picture, line, reach, others) ?? [];
  const first = columns.findIndex(({ bounds }) => (bounds.left + bounds.right) / 2 > left);
  if (first < 0 || (columns[first]?.bounds.left ?? 0) > left + minGap * capital) return undefined;
  const words = columns.slice(first + 1);
  const wordSpaces = words
    .slice(1)
    .map(({ bounds }, index) => (bounds.left - (words[index]?.bounds.right ?? 0)) / capital);
  return { line, columns, first, wordSpaces };
}

/** The mark that the reading took off a line: it needs no company, and is some for others. */
function knownMark(line: PlacedLine): Candidate | undefined {
  const { mark, box } = line.line;
  if (!mark) return undefined;
  const bounds = boundsInFrame(quadOf(mark.box), box.angle);
  return { line, bounds, colour: undefined, textLeft: line.left, box: mark.box, rest: undefined };
}

/**
 * The ink next to the text of a line on its left or, where the line begins with what may be no letter, that.
 * @param wordSpace of most lines, in heights of their capitals
 */
function markBefore({ line, columns, first, wordSpaces }: LineStart, wordSpace: number): Candidate | undefined {
  const { capitalHeight: capital, left, line: read } = line;
  const [own, next] = columns.slice(first);
  const isInside =
    own !== undefined &&
    next !== undefined &&
    isMarkInside(read.text, (next.bounds.left - own.bounds.right) / capital, median(wordSpaces) ?? wordSpace);
  const [mark, textLeft] = isInside ? [own, next.bounds.left] : [columns[first - 1], left];
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

/** Whether a word may be the number of a row of a table or of an item of a list; that of a thing that is counted stands nearer to the next word. */
function isRowNumber(word: string): boolean {
  return /^\p{Number}{1,2}[.)]?$/u.test(word);
}

/**
 * Whether the first ink of a line may be a mark that was read as a word: it stands farther off than words do from each other.
 * @param gap behind it, in heights of the capitals, as `wordSpace`
 */
function isMarkInside(text: string, gap: number, wordSpace: number): boolean {
  const [word = '', ...rest] = text.split(' ');
  const isMark = mayBeMark(word) || (isRowNumber(word) && gap >= minGapBehindNumber);
  return rest.length > 0 && isMark && gap >= minGapInside && gap >= gapToWordSpace * wordSpace;
}
