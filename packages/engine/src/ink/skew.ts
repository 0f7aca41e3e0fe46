import { inkThreshold, separateInk } from './contrast.ts';
import { cropUpright } from '../image/crop.ts';
import { type OrientedRectangle, grow } from '../geometry/oriented-rectangle.ts';
import type { Point } from '../geometry/quad.ts';
import type { Raster } from '../image/raster.ts';

// `bench engine` shows a change of these: lines % of turned texts.
/** How far off the angle of a box may be. */
const reach = 8 * (Math.PI / 180);
const step = 0.25 * (Math.PI / 180);
/** A sign that is turned by 40° and seen from above slants its letters by 16°, italics lean by 12° more. */
const slantReach = 32 * (Math.PI / 180);
const slantStep = 1 * (Math.PI / 180);
const cropHeight = 56;
/** The margin around the box, in its heights: a wrong angle leaves ink outside. */
const margin = 0.2;
const maxPoints = 4000;

/**
 * The angle of the text in a box, from its ink: at the right angle, base line and x-height make the sharpest edges in the profile of
 * the rows (Postl, 1986). A box of the least area around a short word is off by several degrees where the word has descenders at one
 * end only.
 */
export function measureAngle(picture: Raster, box: OrientedRectangle): number {
  return box.angle + sharpestTurn(inkPoints(picture, box), { reach, step });
}

/**
 * How far the upright strokes of the text in a box lean off its perpendicular, in radians, clockwise: at the right slant they make the sharpest
 * edges in the profile of the columns (Vinciarelli and Luettin, "A new normalization technique for cursive handwritten words", 2001).
 */
export function measureSlant(picture: Raster, box: OrientedRectangle): number {
  const turned = inkPoints(picture, box).map(({ x, y }) => ({ x: y, y: x }));
  return -sharpestTurn(turned, { reach: slantReach, step: slantStep });
}

/** Points of the ink in a box, from the middle of its crop. */
function inkPoints(picture: Raster, box: OrientedRectangle): Point[] {
  const crop = cropUpright(picture, grow(box, margin * box.height), cropHeight);
  const inset = (cropHeight * margin) / (1 + 2 * margin);
  const inner = { left: inset, top: inset, right: crop.width - inset, bottom: crop.height - inset };
  const { coverage } = separateInk(crop, inner);
  const ink = Array.from(coverage.keys()).filter((at) => (coverage[at] ?? 0) > inkThreshold);
  const every = Math.max(1, Math.floor(ink.length / maxPoints));
  return ink
    .filter((_, index) => index % every === 0)
    .map((at) => ({ x: (at % crop.width) - crop.width / 2, y: Math.floor(at / crop.width) - crop.height / 2 }));
}

/** The turn at which the points make the sharpest edges in the profile of their rows. */
function sharpestTurn(points: readonly Point[], tried: { reach: number; step: number }): number {
  let best = { turn: 0, sharpness: -1 };
  for (let turn = -tried.reach; turn <= tried.reach; turn += tried.step) {
    const sharpness = profileSharpness(points, Math.tan(turn));
    // Between equals the smaller turn: a mark without rows has no angle of its own.
    if (sharpness > best.sharpness * 1.01 || (sharpness >= best.sharpness && Math.abs(turn) < Math.abs(best.turn))) {
      best = { turn, sharpness };
    }
  }
  return best.turn;
}

/** The sum of the squared steps between neighbouring rows, the rows falling by `slope` along x. */
function profileSharpness(points: readonly Point[], slope: number): number {
  const rows = new Map<number, number>();
  for (const { x, y } of points) {
    const row = Math.round(y - x * slope);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  let sum = 0;
  for (const [row, count] of rows) {
    sum += (count - (rows.get(row + 1) ?? 0)) ** 2;
    if (!rows.has(row - 1)) sum += count ** 2;
  }
  return sum;
}
