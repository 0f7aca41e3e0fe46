import { type Arc, fitArc, lengthOf, sagittaOf } from '../geometry/arc.ts';
import type { Point } from '../geometry/quad.ts';
import type { Component } from '../image/connected-components.ts';
import { detectorParameters, linesParameters } from './parameters.ts';

// In heights of the kernel, which is 0.4 of the text's. `bench engine --blind` shows a change of these: words % and CER % of arc and curved.
/** Minimum sagitta: a line with less still fits into a straight line's rectangle. */
const minSagitta = 0.8;
const minLength = 5;
/** Maximum root mean square distance from the band's middle: that of a band is 0.29, that of text with ascenders and descenders a little more. */
const maxError = 0.45;
const minRadius = 4;
/** Maximum angle of an arc, in radians: a ring is no line of text. */
const maxTurn = 1.6 * Math.PI;
/** Maximum distance of the circles of two words of one line, and maximum gap between the words, in heights of the text. */
const maxOffCircle = 0.6;
const maxGap = 0.8;
const minHeightRatio = 0.75;

/**
 * The band along a circle that a bowed text kernel fills, grown back to its text; undefined where the kernel is straight, too short or no band.
 * @param map the detector's, of `width` columns
 * @param scale pixels of the picture for one of the map, across and down
 */
export function bowOf(
  { label, left, top, right, bottom, size }: Component,
  labels: Int32Array,
  map: Float32Array,
  width: number,
  scale: Point,
): Arc | undefined {
  const points: Point[] = [];
  let sum = 0;
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      if (labels[y * width + x] !== label) continue;
      points.push({ x: x + 0.5, y: y + 0.5 });
      sum += map[y * width + x] ?? 0;
    }
  }
  if (sum < detectorParameters.boxThreshold * size) return undefined;
  const fit = fitArc(points);
  if (!fit) return undefined;
  const { arc, error } = fit;
  const isBowed = sagittaOf(arc) >= minSagitta * arc.height && lengthOf(arc) >= minLength * arc.height;
  const isBand = error <= maxError * arc.height && arc.radius >= minRadius * arc.height && arc.to - arc.from <= maxTurn;
  return isBowed && isBand ? unclipped(arc, scale) : undefined;
}

/** Joins bows of one circle whose ends meet: the words of one line. */
export function joinBows(bows: readonly Arc[]): Arc[] {
  const joined: Arc[] = [];
  for (const bow of bows.toSorted((a, b) => lengthOf(b) - lengthOf(a))) {
    const index = joined.findIndex((other) => continues(other, bow));
    const other = joined[index];
    if (other) joined[index] = together(other, bow);
    else joined.push(bow);
  }
  return joined.length < bows.length ? joinBows(joined) : joined;
}

function continues(one: Arc, other: Arc): boolean {
  const height = Math.max(one.height, other.height);
  if (Math.min(one.height, other.height) < minHeightRatio * height) return false;
  if (Math.hypot(one.x - other.x, one.y - other.y) > maxOffCircle * height) return false;
  if (Math.abs(one.radius - other.radius) > maxOffCircle * height) return false;
  const { from, to } = turnedNear(other, one);
  const gap = Math.max(from - one.to, one.from - to) * one.radius;
  return gap <= maxGap * height && Math.max(to, one.to) - Math.min(from, one.from) <= maxTurn;
}

function together(one: Arc, other: Arc): Arc {
  const share = lengthOf(other) / (lengthOf(one) + lengthOf(other));
  const mean = (a: number, b: number): number => a + (b - a) * share;
  const { from, to } = turnedNear(other, one);
  return {
    x: mean(one.x, other.x),
    y: mean(one.y, other.y),
    radius: mean(one.radius, other.radius),
    height: mean(one.height, other.height),
    from: Math.min(one.from, from),
    to: Math.max(one.to, to),
  };
}

/** The angles of a bow in the turn that is nearest to another's. */
function turnedNear({ from, to }: Arc, near: Arc): Pick<Arc, 'from' | 'to'> {
  const turns = Math.round((near.from + near.to - from - to) / (4 * Math.PI)) * 2 * Math.PI;
  return { from: from + turns, to: to + turns };
}

/** The kernel grown by area × ratio / perimeter, as in `unclip.ts`, in pixels of the picture. */
function unclipped(arc: Arc, scale: Point): Arc {
  const length = lengthOf(arc);
  const growth = (length * arc.height * linesParameters.unclipRatio) / (2 * (length + arc.height));
  const factor = (scale.x + scale.y) / 2;
  return {
    x: arc.x * scale.x,
    y: arc.y * scale.y,
    radius: arc.radius * factor,
    from: arc.from - growth / arc.radius,
    to: arc.to + growth / arc.radius,
    height: (arc.height + 2 * growth) * factor,
  };
}
