import { minimumAreaRectangle } from '../geometry/hull.ts';
import { mapped } from '@palimpsest/typeset/homography';
import { boundsInFrame, contains, type OrientedRectangle, quadOf } from '../geometry/oriented-rectangle.ts';
import { directionAt, fitPencil, type Pencil, pencilOfTwo, type Ray, turnBetween } from '../geometry/pencil.ts';
import { type Plane, planeAround } from '../geometry/plane.ts';
import { median } from '../median.ts';
import type { TextMark } from './lines.ts';

// Blind half, perspective: CER %, words %, groups %; analyse.test.ts: a drawn sign turned by 20, 30 and 40°.
/** Ratio of width to height from which the angle of a line is known well. */
const longLine = 4;
/** Minimum number of lines of a pencil: two lines always meet somewhere. */
const minLines = 3;
/** Each pair of this many longest lines is tried for a pencil of the others: signs have fewer lines. */
const maxTriedLines = 40;
/** Maximum angle of the lines: text that runs up or down determines no plane. */
const steepest = 60 * (Math.PI / 180);
/** Minimum angle between the lines of a plane: with less, the lines are level in an image taken from the front. */
const minSpread = 2 * (Math.PI / 180);
/** Maximum error of a measured angle, and the additional error for a line as wide as high. */
const tolerance = 0.75 * (Math.PI / 180);
const shortLineTolerance = 12 * (Math.PI / 180);
/** Maximum error of a slant: letters without upright strokes, and italics, give a wrong one. */
const slantTolerance = 6 * (Math.PI / 180);
/**
 * Stiffness as a share of the text's squared width: errors of 2° in a piece's slant against strokes that meet as on a sign seen from 20° below,
 * (0.035 / 0.17)².
 */
const slantStiffness = 0.04;
/** Length of the pieces into which a line is cut, in its heights, and their maximum number. */
const pieceLength = 6;
const maxPieces = 3;
/** Maximum distance from the lines of a short one on their plane, in heights of the highest. */
const reach = 3;
/** Margin of the view around the lines, in line heights: reading looks that far beside a line. */
const margin = 3;

/** Measures directions of the text in a box from its ink, in radians. */
export interface InkDirections {
  /** The angle of the line. */
  angle(box: OrientedRectangle): number;
  /** The clockwise angle of the upright strokes to the perpendicular of the box. */
  slant(box: OrientedRectangle): number;
}

/** Text on a surface that is seen at an angle. */
export interface TextPlane {
  plane: Plane;
  /** The marks of its lines. */
  marks: TextMark[];
}

/**
 * Finds the planes on which lines stand: three lines or more that would meet in one point. Text that is level or turned as a whole has parallel
 * lines and determines no plane.
 * @param boxes the lines that were made of the marks
 * @returns the planes, and the lines on none of them
 */
export function planesOf(
  marks: readonly TextMark[],
  boxes: readonly OrientedRectangle[],
  measured: InkDirections,
): { planes: TextPlane[]; rest: OrientedRectangle[] } {
  let rest = [...boxes];
  const planes: TextPlane[] = [];
  if (!areTurnedApart(boxes.filter(isLong))) return { planes, rest };
  let open = boxes.filter(isLong).map((box) => ({ box, ray: rayOf(box, measured) }));
  while (open.length >= minLines) {
    const { level, members } = largestPencil(open);
    if (members.length < minLines) break;
    open = open.filter((line) => !members.includes(line));
    const lines = members.map(({ box }) => box);
    if (spreadOf(level, lines) < minSpread) continue;
    const on = rest.filter((box) => lines.includes(box) || belongs(box, level, lines));
    const own = marks.filter((mark) => on.some((box) => contains(box, mark.box)));
    const plane = planeOf(level, uprightOf(members, measured), lines, own);
    if (!plane) continue;
    planes.push({ plane, marks: own });
    rest = rest.filter((box) => !on.includes(box));
    open = open.filter(({ box }) => !on.includes(box));
  }
  return { planes, rest };
}

/** A mark mapped into the view of a plane. */
export function markInView({ outline }: TextMark, { toView }: Plane): TextMark {
  const seen = outline.map((point) => mapped(toView, point));
  return { outline: seen, box: minimumAreaRectangle(seen) };
}

/** A line whose angle is known well. */
interface MeasuredLine {
  box: OrientedRectangle;
  ray: Ray;
}

function isLong({ width, height, angle }: OrientedRectangle): boolean {
  return width >= longLine * height && Math.abs(angle) < steepest;
}

/** Whether lines have angles different enough to look at them closely. */
function areTurnedApart(boxes: readonly OrientedRectangle[]): boolean {
  const angles = boxes.map(({ angle }) => angle);
  return Math.max(...angles) - Math.min(...angles) >= minSpread / 2;
}

function rayOf(box: OrientedRectangle, measured: InkDirections): Ray {
  return { x: box.x, y: box.y, angle: measured.angle(box), weight: box.width };
}

/**
 * The pencil with the greatest total length of lines; only pairs of the longest lines are tried (RANSAC, Fischler and Bolles, 1981), so that the time
 * for a dense page only grows with the number of its lines.
 */
function largestPencil(lines: readonly MeasuredLine[]): { level: Pencil; members: MeasuredLine[] } {
  const lengthOf = (members: readonly MeasuredLine[]): number => members.reduce((sum, { ray }) => sum + ray.weight, 0);
  const longest = lines.toSorted((a, b) => b.ray.weight - a.ray.weight).slice(0, maxTriedLines);
  let best: MeasuredLine[] = [];
  for (const [index, one] of longest.entries()) {
    for (const other of longest.slice(index + 1)) {
      const members = membersOf(pencilOfTwo(one.ray, other.ray), lines);
      if (lengthOf(members) > lengthOf(best)) best = members;
    }
  }
  if (best.length === 0) return { level: { x: 1, y: 0, w: 0 }, members: [] };
  const fitted = fitPencil(rays(best), 0);
  const members = membersOf(fitted, lines);
  return members.length < best.length
    ? { level: fitted, members: best }
    : { level: fitPencil(rays(members), 0), members };
}

function rays(lines: readonly MeasuredLine[]): Ray[] {
  return lines.map(({ ray }) => ray);
}

function membersOf(pencil: Pencil, lines: readonly MeasuredLine[]): MeasuredLine[] {
  return lines.filter(({ ray }) => Math.abs(directionAt(pencil, ray, ray.angle) - ray.angle) <= tolerance);
}

/** The greatest angle between the pencil's lines, in radians. */
function spreadOf(pencil: Pencil, boxes: readonly OrientedRectangle[]): number {
  const directions = boxes.map((box) => directionAt(pencil, box, 0));
  return Math.max(...directions) - Math.min(...directions);
}

/** Whether a line that is too short to determine the plane stands on it. */
function belongs(box: OrientedRectangle, level: Pencil, lines: readonly OrientedRectangle[]): boolean {
  const far = reach * Math.max(...lines.map(({ height }) => height));
  const { left, top, right, bottom } = boundsInFrame(lines.flatMap(quadOf), 0);
  const isNear = box.x > left - far && box.x < right + far && box.y > top - far && box.y < bottom + far;
  const off = Math.abs(directionAt(level, box, box.angle) - box.angle);
  return isNear && off <= tolerance + shortLineTolerance * (box.height / box.width);
}

/** The pencil of the upright strokes, seen in pieces of the lines. */
function uprightOf(lines: readonly MeasuredLine[], measured: InkDirections): Pencil {
  const all = lines.flatMap(({ box, ray }) =>
    piecesOf({ ...box, angle: ray.angle }).map((piece): Ray => ({
      x: piece.x,
      y: piece.y,
      angle: ray.angle + Math.PI / 2 + measured.slant(piece),
      weight: 1,
    })),
  );
  const { left, right } = boundsInFrame(all, 0);
  const stiffness = slantStiffness * (right - left + 1) ** 2;
  const first = fitPencil(all, stiffness);
  const agreeing = all.filter(
    (ray) => Math.abs(turnBetween(ray.angle, directionAt(first, ray, ray.angle))) <= slantTolerance,
  );
  return agreeing.length >= minLines ? fitPencil(agreeing, stiffness) : first;
}

function piecesOf(box: OrientedRectangle): OrientedRectangle[] {
  const count = Math.min(maxPieces, Math.max(1, Math.round(box.width / (pieceLength * box.height))));
  const width = box.width / count;
  return Array.from({ length: count }, (_, index) => {
    const along = (index + 0.5) * width - box.width / 2;
    return { ...box, width, x: box.x + along * Math.cos(box.angle), y: box.y + along * Math.sin(box.angle) };
  });
}

function planeOf(
  level: Pencil,
  upright: Pencil,
  lines: readonly OrientedRectangle[],
  marks: readonly TextMark[],
): Plane | undefined {
  const { left, top, right, bottom } = boundsInFrame(lines.flatMap(quadOf), 0);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const height = median(lines.map((line) => line.height)) ?? 0;
  return planeAround(
    { level, upright },
    marks.flatMap(({ outline }) => outline),
    middle,
    margin * height,
  );
}
