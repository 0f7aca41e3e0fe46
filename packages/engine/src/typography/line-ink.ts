import type { Raster, Plane } from '../image/raster.ts';
import type { TextLine } from '../model/paragraph.ts';
import {
  axesOf,
  type Axes,
  boundsInFrame,
  type OrientedRectangle,
  quadOf,
  rectangleOf,
  pixelBox,
} from '../geometry/oriented-rectangle.ts';
import { type Colour, toHex } from '../image/colour.ts';
import { readPlanes } from '../image/planes.ts';
import type { Point } from '../geometry/quad.ts';
import { lineZones } from '../geometry/line-zones.ts';
import { bilinear } from '../image/sample.ts';
import { inkBounds } from './coverage.ts';
import { connectedComponents } from '../image/connected-components.ts';
import type { Bounds, PixelBox } from '../geometry/bounds.ts';

/** A line as it was read, and the ink it left. */
export interface LineInk {
  /** Which line of the text it is, from 0. */
  index: number;
  text: string;
  frame: OrientedRectangle;
  /** Coverage by ink, 0 to 1, of the line's rectangle turned upright, with `margin` around. */
  coverage: Plane;
  margin: number;
  /** Where the top left corner of `coverage` lies, in pixels of the image. */
  origin: Point;
  bounds: Bounds;
  /** Colour of most of the ink, in hex. */
  colour: string;
}

/**
 * The ink of the lines that have text and ink. `erased` is the same picture without it.
 *
 * @param neighbours lines of other texts, whose letters may reach into these
 */
export function lineInks(
  image: Raster,
  erased: Raster,
  lines: readonly TextLine[],
  inks: readonly Colour[],
  neighbours: readonly OrientedRectangle[] = [],
): LineInk[] {
  const frames = lines.map(({ quad }) => rectangleOf(quad));
  const colour = inks[0] ? toHex(inks[0]) : '#000000';
  return lines.flatMap(({ text }, index) => {
    const frame = frames[index];
    if (!frame || !text.trim()) return [];
    const { coverage, margin, origin } = lineCoverage(image, erased, [...frames, ...neighbours], index, frame, inks);
    const bounds = inkBounds(coverage);
    return bounds ? [{ index, text: text.trim(), frame, coverage, margin, origin, bounds, colour }] : [];
  });
}

/** Turns a line upright and tells how much ink is in each pixel; the ink of other lines is left out. */
function lineCoverage(
  image: Raster,
  erased: Raster,
  frames: readonly OrientedRectangle[],
  index: number,
  frame: OrientedRectangle,
  inks: readonly Colour[],
): Pick<LineInk, 'coverage' | 'margin' | 'origin'> {
  const reach = 2 + 0.06 * frame.height;
  const box = pixelBox([frame], reach + 2, image);
  const others = frames.filter((other, i) => i !== index && reaches(other, box));
  const zones = lineZones([frame, ...others], box, reach + 2);
  const ink = coverageIn(image, erased, box, inks);
  dropLettersOfOthers(ink, frame, others, box);
  for (let i = 0; i < ink.data.length; i++) if ((zones.line[i] ?? -1) > 0) ink.data[i] = 0;
  const { origin, along, down, margin } = uprightAxes(frame, reach);
  const width = Math.ceil(frame.width + 2 * margin);
  const height = Math.ceil(frame.height + 2 * margin);
  const data = new Float32Array(width * height);
  if (along.x === 1) {
    copyPart(ink, { x: origin.x - box.x, y: origin.y - box.y }, { width, height, data });
    return { coverage: { width, height, data }, margin, origin };
  }
  for (let v = 0, i = 0; v < height; v++) {
    for (let u = 0; u < width; u++, i++) {
      const x = origin.x + along.x * (u + 0.5) + down.x * (v + 0.5) - box.x;
      const y = origin.y + along.y * (u + 0.5) + down.y * (v + 0.5) - box.y;
      data[i] = bilinear(ink, x - 0.5, y - 0.5);
    }
  }
  return { coverage: { width, height, data }, margin, origin };
}

function reaches(frame: OrientedRectangle, { x, y, width, height }: PixelBox): boolean {
  const { left, right, top, bottom } = boundsInFrame(quadOf(frame), 0);
  return left < x + width && right > x && top < y + height && bottom > y;
}

/** Copies the pixels from a whole pixel on; what lies outside of the plane stays as it is. */
function copyPart(from: Plane, { x, y }: Point, to: Plane): void {
  const left = Math.max(0, -x);
  const right = Math.min(to.width, from.width - x);
  if (right <= left) return;
  for (let row = Math.max(0, -y); row < Math.min(to.height, from.height - y); row++) {
    const start = (y + row) * from.width + x;
    to.data.set(from.data.subarray(start + left, start + right), row * to.width + left);
  }
}

/** @returns 1 for a pixel inside the zone whose distances are `outside`, 0 for others */
function isWithin(outside: Float32Array | undefined, i: number): number {
  return Number(outside?.[i] === 0);
}

/**
 * Removes ink that reaches into the line from another one: with tight leading, lines contain parts of those above and below. A mark that lies
 * within both, such as the dot of an i, belongs to the lower one.
 */
function dropLettersOfOthers(
  ink: Plane,
  frame: OrientedRectangle,
  others: readonly OrientedRectangle[],
  box: PixelBox,
): void {
  const { down } = axesOf(frame);
  const depth = ({ x, y }: Point): number => x * down.x + y * down.y;
  const lower = others.filter((other) => depth(other) > depth(frame));
  const [own, foreign, below] = [[frame], others, lower].map((lines) => lineZones(lines, box, 0).outside);
  if (!ink.data.some((_, i) => isWithin(own, i) && isWithin(foreign, i))) return;
  const { components, labels } = connectedComponents(ink.data, ink.width, ink.height, 0);
  // Counts for each letter: the pixels in this line only minus those in others only, and the pixels shared with a lower line.
  const onlyOwn = new Int32Array(components.length + 1);
  const shared = new Int32Array(components.length + 1);
  for (const [i, label] of labels.entries()) {
    onlyOwn[label] = (onlyOwn[label] ?? 0) + isWithin(own, i) - isWithin(foreign, i);
    shared[label] = (shared[label] ?? 0) + isWithin(own, i) * isWithin(below, i);
  }
  for (const [i, label] of labels.entries()) {
    const balance = onlyOwn[label] ?? 0;
    if (balance < 0 || (balance === 0 && (shared[label] ?? 0) > 0)) ink.data[i] = 0;
  }
}

/** Axes of the upright picture. Level lines snap to whole pixels, so that nothing is resampled. */
function uprightAxes(frame: OrientedRectangle, reach: number): Axes & { margin: number } {
  const { origin, along, down } = axesOf(frame);
  const start = { x: origin.x - (along.x + down.x) * reach, y: origin.y - (along.y + down.y) * reach };
  if (along.x < 0.9999) return { origin: start, along, down, margin: reach };
  return {
    origin: { x: Math.floor(start.x), y: Math.floor(start.y) },
    along: { x: 1, y: 0 },
    down: { x: 0, y: 1 },
    margin: reach + 1,
  };
}

/** The position of each pixel on the way from the erased picture to the nearest ink, 0 to 1. */
function coverageIn(
  image: Raster,
  erased: Raster,
  box: { x: number; y: number; width: number; height: number },
  inks: readonly Colour[],
): Plane {
  const [red, green, blue] = readPlanes(image, box).channels;
  const [behindRed, behindGreen, behindBlue] = readPlanes(erased, box).channels;
  const data = new Float32Array(box.width * box.height);
  for (let i = 0; i < data.length; i++) {
    const r = behindRed[i] ?? 0;
    const g = behindGreen[i] ?? 0;
    const b = behindBlue[i] ?? 0;
    const toRed = (red[i] ?? 0) - r;
    const toGreen = (green[i] ?? 0) - g;
    const toBlue = (blue[i] ?? 0) - b;
    if (toRed === 0 && toGreen === 0 && toBlue === 0) continue;
    let most = 0;
    for (const ink of inks) {
      const inkRed = ink[0] - r;
      const inkGreen = ink[1] - g;
      const inkBlue = ink[2] - b;
      const squared = inkRed * inkRed + inkGreen * inkGreen + inkBlue * inkBlue;
      if (squared > 0) most = Math.max(most, (toRed * inkRed + toGreen * inkGreen + toBlue * inkBlue) / squared);
    }
    data[i] = Math.min(1, most);
  }
  return withoutShade({ width: box.width, height: box.height, data });
}

/** Drops partial ink that touches no full ink: the soft shadow of dark letters, which lies in the direction of their colour. */
function withoutShade({ width, height, data }: Plane): Plane {
  const kept = new Float32Array(data.length);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if ((data[i] ?? 0) === 0) continue;
      let full = false;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1) && !full; ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          if ((data[ny * width + nx] ?? 0) >= 0.5) full = true;
        }
      }
      if (full) kept[i] = data[i] ?? 0;
    }
  }
  return { width, height, data: kept };
}
