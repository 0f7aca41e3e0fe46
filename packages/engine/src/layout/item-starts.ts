import { toFrame } from '../geometry/oriented-rectangle.ts';
import { breaksParameters, paragraphsParameters } from './parameters.ts';
import type { PlacedLine } from './placed-line.ts';

const { alignmentTolerance, maxLeading, maxSizeRatio } = paragraphsParameters;
const { closeLeading } = breaksParameters;
/** Minimum difference, in font sizes, of the gap before an item and that before its other lines. */
const minWiderLeading = 0.16;

/**
 * Moves the start of an item from the line that its drawn mark stands beside up to the first line of the item: designers also set a mark
 * beside the middle or the last line. The widest gap between the lines from the mark before tells where the item begins; where they are
 * evenly spaced, a line in small letters begins none. Items begin on one edge: what is drawn before a line that is centred below another is an
 * arrow between two captions.
 */
export function placeItemStarts(lines: readonly PlacedLine[]): void {
  const marked = lines.filter(({ line }) => line.mark).toSorted((a, b) => b.baseline - a.baseline);
  for (const line of marked) {
    if (isCenteredBelow(line, lines)) {
      line.beginsItem = false;
      continue;
    }
    const start = startOf(linesUpFrom(line, lines));
    line.beginsItem = false;
    start.beginsItem = true;
  }
}

/** The line and those above it in its column, up to the item before, each with its distance from the one above it in font sizes. */
function linesUpFrom(line: PlacedLine, lines: readonly PlacedLine[]): [ColumnLine, ...ColumnLine[]] {
  const column = lines
    .filter((other) => other.baseline < line.baseline && isInColumn(other, line))
    .toSorted((a, b) => b.baseline - a.baseline);
  const up: [ColumnLine, ...ColumnLine[]] = [{ line, leading: Infinity }];
  for (const other of column) {
    const lowest = up.at(-1);
    if (!lowest) break;
    const leading = (lowest.line.baseline - other.baseline) / line.fontSize;
    if (leading > maxLeading) break;
    lowest.leading = leading;
    if (other.beginsItem) break;
    up.push({ line: other, leading: Infinity });
  }
  return up;
}

interface ColumnLine {
  line: PlacedLine;
  /** Distance of its baseline from that of the line above it in its column, in font sizes; infinite without one. */
  leading: number;
}

function startOf([own, ...above]: [ColumnLine, ...ColumnLine[]]): PlacedLine {
  // Above the first mark of a list stands its heading, unless the line at the mark only goes on.
  const isFirst = above.at(-1)?.leading === Infinity;
  const candidates = [own, ...above];
  if (!isFirst) {
    const widest = Math.max(...candidates.map(({ leading }) => leading));
    const start = candidates.find(({ leading }) => leading === widest);
    if (start && widest > own.leading + minWiderLeading) return start.line;
  }
  const [next] = above;
  if (next && isMarkedAbove(own.line)) return next.line;
  if (!beginsSmall(own.line)) return own.line;
  return above.find(({ line }) => !beginsSmall(line))?.line ?? own.line;
}

/** Whether the mark stands higher than the letters of its line: half way to the line above, or beside that. */
function isMarkedAbove({ line: { mark, box }, baseline, capitalHeight }: PlacedLine): boolean {
  return mark !== undefined && toFrame(mark.box, box.angle).y < baseline - capitalHeight;
}

function middleOf({ left, right }: PlacedLine): number {
  return (left + right) / 2;
}

function isCenteredBelow(line: PlacedLine, lines: readonly PlacedLine[]): boolean {
  const tolerance = alignmentTolerance * line.fontSize;
  return lines.some(
    (above) =>
      !above.beginsItem &&
      above.baseline < line.baseline &&
      line.baseline - above.baseline <= closeLeading * line.fontSize &&
      Math.max(above.fontSize, line.fontSize) <= maxSizeRatio * Math.min(above.fontSize, line.fontSize) &&
      Math.abs(middleOf(above) - middleOf(line)) <= tolerance / 2 &&
      Math.abs(above.left - line.left) > tolerance,
  );
}

function beginsSmall({ line }: PlacedLine): boolean {
  return /^\p{Lowercase}/u.test(line.text);
}

function isInColumn(a: PlacedLine, b: PlacedLine): boolean {
  const size = Math.min(a.fontSize, b.fontSize);
  return (
    Math.abs(a.left - b.left) <= alignmentTolerance * size && Math.max(a.fontSize, b.fontSize) <= maxSizeRatio * size
  );
}
