import { linesParameters } from './parameters.ts';
import type { Point } from '../geometry/quad.ts';
import { type OrientedRectangle, boundsInFrame, rectangleFromFrame, quadOf } from '../geometry/oriented-rectangle.ts';
import { type Bounds, overlap } from '../geometry/bounds.ts';
import { unclip } from './unclip.ts';

/** A mark of the detector: the kernel of a word or a line, which is smaller than its glyphs on every side. */
export interface TextMark {
  /** The minimum-area rectangle around the kernel. */
  box: OrientedRectangle;
  /** Points whose hull is that of the kernel, in pixels of the picture. */
  outline: readonly Point[];
}

const { unclipRatio } = linesParameters;
// The unclip ratio is PaddleOCR's default (release 2.0, tools/infer/utility.py); the others: posters, lines % and CER %, and the tilted lines of
// lines.test.ts.
/** Designers set text level; a tilt of the whole picture below this is the error of measuring it. */
const levelTolerance = 0.5 * (Math.PI / 180);
/** Maximum distance from the picture's tilt of a line that gets that tilt. */
const snapTolerance = 1.5 * (Math.PI / 180);
/** Maximum error of the measured angle of a mark as wide as high; that of a line twenty times as wide is exact. */
const shortMarkTolerance = 4 * (Math.PI / 180);
/** Error of the end of a mark in the detector's map and in the picture: a word of small print that rises by less is level. */
const edgeTolerancePx = 1.5;
/** Maximum angle of lines from which the tilt of the picture is measured. */
const steepest = 10 * (Math.PI / 180);
/** Maximum distance, in heights of the higher mark, of marks that are likely to have been turned together. */
const neighbourhood = 1.2;
/** Height over width above which a mark is taken to hold a line that runs up or down. */
const uprightProportion = 1.6;
const maxAngleBetween = 4 * (Math.PI / 180);
/** Maximum gap that the detector leaves between two words of one line, in heights of the lower box. */
const maxGap = 0.65;
const minSharedHeight = 0.55;
const minHeightRatio = 0.6;
/** Maximum distance of the middles of two words of a line, in heights of the lower box: descenders and capitals move them apart by 0.3. */
const maxOffCentreOfWord = 0.45;
/** Limits for a letter beside its line, in heights of the higher box. */
const minLetterRatio = 0.38;
const maxOffCentre = 0.2;
const letterGap = 0.5;
/** Maximum width of the box of a letter, in its heights: that of a small word beside a large number is wider. */
const maxLetterRatio = 1.3;

/**
 * Makes lines of the detector's marks: settles their angles, then joins the boxes that lie on one line. The order does not matter.
 * `measureAngle` measures the angle of the text in a box more exactly than the box; it is called only if the box's angle is in doubt.
 */
export function linesOf(
  marks: readonly TextMark[],
  measureAngle: (box: OrientedRectangle) => number,
): OrientedRectangle[] {
  const oriented = marks.map(alongReadingDirection);
  const byInk = (box: OrientedRectangle): OrientedRectangle => ({
    ...box,
    angle: measureAngle(unclip(box, unclipRatio)),
  });
  const tilt = tiltOf(
    oriented.map(({ box }) => box),
    byInk,
  );
  const measured = oriented.map(({ box, outline }) => {
    const inDoubt = Math.abs(box.angle - tilt) > snapTolerance;
    return { outline, box: inDoubt ? byInk(box) : box };
  });
  const boxes = settleAngles(measured, tilt);
  return joinWords(boxes.map((box) => unclip(box, unclipRatio)));
}

/** Turns a mark that stands on its short side, so that its width runs along its text. */
function alongReadingDirection({ box, outline }: TextMark): TextMark {
  const { width, height } = unclip(box, unclipRatio);
  if (height <= width * uprightProportion) return { box, outline };
  const angle = box.angle > 0 ? box.angle - Math.PI / 2 : box.angle + Math.PI / 2;
  return { box: { ...box, width: box.height, height: box.width, angle }, outline };
}

/**
 * Boxes around the marks at the angles that the designer meant: marks turned together get one angle, and marks near the picture's tilt get
 * exactly that; but none is turned by more than its measuring error.
 */
function settleAngles(marks: readonly TextMark[], tilt: number): OrientedRectangle[] {
  const boxes = marks.map(({ box }) => box);
  return grouped(boxes, turnedTogether).flatMap((members) => {
    const angle = settledAngle(
      members.flatMap((index) => boxes[index] ?? []),
      tilt,
    );
    return members.flatMap((index) => {
      const mark = marks[index];
      if (!mark) return [];
      // In perspective the angle changes from line to line: a chain of near ones may reach far.
      const tolerance = angle === 0 ? angleTolerance(mark.box) : measuringError(mark.box);
      const isNear = Math.abs(mark.box.angle - angle) <= tolerance;
      const settled = isNear ? angle : mark.box.angle;
      return rectangleFromFrame(boundsInFrame(mark.outline, settled), settled);
    });
  });
}

function settledAngle(boxes: readonly OrientedRectangle[], tilt: number): number {
  const angle = medianAngle(boxes);
  const together = {
    width: boxes.reduce((sum, { width }) => sum + width, 0),
    height: Math.max(...boxes.map(({ height }) => height)),
  };
  return Math.abs(angle - tilt) <= angleTolerance(together) ? tilt : angle;
}

/** Maximum error of the angle of a single mark, in radians. */
function measuringError({ width, height }: OrientedRectangle): number {
  return levelTolerance + shortMarkTolerance * (height / width);
}

function angleTolerance({ width, height }: Pick<OrientedRectangle, 'width' | 'height'>): number {
  return snapTolerance + shortMarkTolerance * (height / width) + Math.atan(edgeTolerancePx / width);
}

function turnedTogether(a: OrientedRectangle, b: OrientedRectangle): boolean {
  if (Math.abs(a.angle - b.angle) > Math.max(angleTolerance(a), angleTolerance(b))) return false;
  const { angle } = longest([a, b]);
  const first = boundsInFrame(quadOf(a), angle);
  const second = boundsInFrame(quadOf(b), angle);
  const reach = neighbourhood * Math.max(a.height, b.height);
  return (
    overlap(first.left, first.right, second.left, second.right) > -reach &&
    overlap(first.top, first.bottom, second.top, second.bottom) > -reach
  );
}

/**
 * The tilt of the picture: the median angle of the lines that are about level, 0 unless most of the text is tilted. Accents at one end of a word and
 * descenders at the other tilt a rectangle, but not the text, so the ink has to be tilted, too.
 */
function tiltOf(boxes: readonly OrientedRectangle[], byInk: (box: OrientedRectangle) => OrientedRectangle): number {
  const level = boxes.filter(({ angle, width, height }) => Math.abs(angle) < steepest && width > 2 * height);
  const median = medianAngle(level);
  if (isLevel(median)) return 0;
  const tilt = medianAngle(level.map(byInk));
  if (isLevel(tilt)) return 0;
  return Math.abs(median - tilt) <= levelTolerance ? median : tilt;
}

function isLevel(tilt: number): boolean {
  return Math.abs(tilt) < levelTolerance;
}

/** The median of the angles, weighted by the length of their boxes. */
function medianAngle(boxes: readonly OrientedRectangle[]): number {
  const sorted = boxes.toSorted((a, b) => a.angle - b.angle);
  const half = sorted.reduce((sum, { width }) => sum + width, 0) / 2;
  let passed = 0;
  return sorted.find(({ width }) => (passed += width) >= half)?.angle ?? 0;
}

/** Joins the boxes of one line. Whether two belong together depends on those two alone, so that no order of joining changes the outcome. */
export function joinWords(boxes: readonly OrientedRectangle[]): OrientedRectangle[] {
  return grouped(boxes, onOneLine).map((members) => joined(members.flatMap((index) => boxes[index] ?? [])));
}

/** Groups of the boxes' indices: boxes connected by a chain of pairs are in one group. */
function grouped(
  boxes: readonly OrientedRectangle[],
  belong: (a: OrientedRectangle, b: OrientedRectangle) => boolean,
): number[][] {
  let groups: number[][] = [];
  for (const [index, box] of boxes.entries()) {
    const bound = groups.filter((group) => group.some((member) => belong(boxes[member] ?? box, box)));
    groups = [...groups.filter((group) => !bound.includes(group)), [...bound.flat(), index]];
  }
  return groups;
}

function onOneLine(a: OrientedRectangle, b: OrientedRectangle): boolean {
  if (Math.abs(a.angle - b.angle) > maxAngleBetween) return false;
  const angle = longest([a, b]).angle;
  const first = boundsInFrame(quadOf(a), angle);
  const second = boundsInFrame(quadOf(b), angle);
  const lower = Math.min(a.height, b.height);
  const higher = Math.max(a.height, b.height);
  const between = overlap(first.left, first.right, second.left, second.right);
  const shared = overlap(first.top, first.bottom, second.top, second.bottom);
  const areWords =
    lower >= minHeightRatio * higher &&
    shared >= minSharedHeight * lower &&
    between >= -maxGap * lower &&
    offCentreOf(first, second) <= maxOffCentreOfWord * lower;
  return areWords || isLetterBeside(first, second);
}

/** Distance of the vertical centres of two boxes. */
function offCentreOf(first: Bounds, second: Bounds): number {
  return Math.abs(first.top + first.bottom - second.top - second.bottom) / 2;
}

/** Whether a letter or sign belongs to the line beside it: it may be lower or higher than the line, but has the same vertical centre. */
function isLetterBeside(first: Bounds, second: Bounds): boolean {
  const [lower, higher] = [first, second].map(sizeOf).toSorted((a, b) => a.height - b.height);
  if (!lower || !higher) return false;
  const narrower = lower.width < higher.width ? lower : higher;
  if (narrower.width > maxLetterRatio * narrower.height) return false;
  const gap = -overlap(first.left, first.right, second.left, second.right);
  return (
    lower.height >= minLetterRatio * higher.height &&
    offCentreOf(first, second) <= maxOffCentre * higher.height &&
    gap <= letterGap * higher.height
  );
}

function sizeOf({ left, right, top, bottom }: Bounds): { width: number; height: number } {
  return { width: right - left, height: bottom - top };
}

function joined(boxes: readonly OrientedRectangle[]): OrientedRectangle {
  const [only] = boxes;
  if (only && boxes.length === 1) return only;
  const { angle } = longest(boxes);
  return rectangleFromFrame(boundsInFrame(boxes.flatMap(quadOf), angle), angle);
}

/** The box whose angle is best known; between equals the one with the smaller angle, so that the order does not matter. */
function longest(boxes: readonly OrientedRectangle[]): OrientedRectangle {
  return boxes.reduce((best, box) =>
    box.width > best.width || (box.width === best.width && box.angle < best.angle) ? box : best,
  );
}
