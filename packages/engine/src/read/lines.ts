import type { Box } from './geometry.ts';
import { boundsInFrame, boxFromFrame, overlap, quadOf } from './geometry.ts';

const degree = Math.PI / 180;
/** Designers set text level; a tilt of the whole picture below this is the error of measuring it. */
const levelTolerance = 0.5 * degree;
/** A line this near to the picture's own tilt has that tilt. */
const snapTolerance = 1.5 * degree;
/** The angle of a box as wide as high says nothing; that of a line twenty times as wide is exact. */
const shortBoxTolerance = 12 * degree;
/** Lines that far off the level do not tell the tilt of the picture. */
const steepest = 10 * degree;
const mostAngleBetween = 4 * degree;
/** Height over width above which a box is taken to hold a line that runs up or down. */
const uprightProportion = 1.6;
/** Of the lower box: the gap between two words of one line, as the detector leaves it. */
const widestGap = 0.5;
const leastSharedHeight = 0.55;
const leastHeightRatio = 0.6;

/** Makes lines of the detector's boxes: settles their angles, then joins the boxes that lie on one line. The order does not matter. */
export function linesOf(boxes: readonly Box[]): Box[] {
  return joinWords(settleAngles(boxes.map(alongReadingDirection)));
}

/** Turns a box that stands on its short side, so that its width runs along its text. */
function alongReadingDirection(box: Box): Box {
  if (box.height <= box.width * uprightProportion) return box;
  const angle = box.angle > 0 ? box.angle - Math.PI / 2 : box.angle + Math.PI / 2;
  return { ...box, width: box.height, height: box.width, angle };
}

/** Gives every line near the picture's tilt exactly that tilt, which is 0 unless most of the text says otherwise. */
export function settleAngles(boxes: readonly Box[]): Box[] {
  const tilt = tiltOf(boxes);
  return boxes.map((box) => {
    const off = Math.abs(box.angle - tilt);
    if (off <= snapTolerance) return { ...box, angle: tilt };
    if (off > snapTolerance + shortBoxTolerance * (box.height / box.width)) return box;
    return boxFromFrame(boundsInFrame(quadOf(box), tilt), tilt);
  });
}

/** The median angle of the lines that are about level, each weighing as much as it is long. */
function tiltOf(boxes: readonly Box[]): number {
  const level = boxes
    .filter(({ angle, width, height }) => Math.abs(angle) < steepest && width > 2 * height)
    .toSorted((a, b) => a.angle - b.angle);
  const half = level.reduce((sum, { width }) => sum + width, 0) / 2;
  let passed = 0;
  const median = level.find(({ width }) => (passed += width) >= half)?.angle ?? 0;
  return Math.abs(median) < levelTolerance ? 0 : median;
}

/** Joins the boxes of one line. Whether two belong together depends on those two alone, so that no order of joining changes the outcome. */
export function joinWords(boxes: readonly Box[]): Box[] {
  const parents = boxes.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parents[root] !== undefined && parents[root] !== root) root = parents[root] ?? root;
    return root;
  };
  for (const [i, a] of boxes.entries()) {
    for (const [j, b] of boxes.entries()) {
      if (j > i && onOneLine(a, b)) parents[rootOf(j)] = rootOf(i);
    }
  }
  const groups = Map.groupBy(boxes.keys(), rootOf);
  return [...groups.values()].map((members) => joined(members.flatMap((index) => boxes[index] ?? [])));
}

function onOneLine(a: Box, b: Box): boolean {
  if (Math.abs(a.angle - b.angle) > mostAngleBetween) return false;
  const angle = longest([a, b]).angle;
  const first = boundsInFrame(quadOf(a), angle);
  const second = boundsInFrame(quadOf(b), angle);
  const lower = Math.min(a.height, b.height);
  const shared = overlap(first.top, first.bottom, second.top, second.bottom);
  const between = overlap(first.left, first.right, second.left, second.right);
  return (
    lower >= leastHeightRatio * Math.max(a.height, b.height) &&
    shared >= leastSharedHeight * lower &&
    between >= -widestGap * lower
  );
}

function joined(boxes: readonly Box[]): Box {
  const [only] = boxes;
  if (only && boxes.length === 1) return only;
  const { angle } = longest(boxes);
  return boxFromFrame(boundsInFrame(boxes.flatMap(quadOf), angle), angle);
}

/** The box whose angle is best known; between equals the one with the smaller angle, so that the order does not matter. */
function longest(boxes: readonly Box[]): Box {
  return boxes.reduce((best, box) =>
    box.width > best.width || (box.width === best.width && box.angle < best.angle) ? box : best,
  );
}
