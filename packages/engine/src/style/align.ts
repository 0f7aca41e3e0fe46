import type { TextAlign } from '@palimpsest/typeset';
import type { Raster } from '../raster.ts';
import type { LineFrame } from '../erase/line-frame.ts';
import type { LineInk } from './line-ink.ts';

/** Edges of one column stray by less than this, in line heights. */
const straight = 0.25;
/** A colour step between neighbouring pixels that ends the container of a text, in levels. */
const edgeStep = 24;

interface Extent {
  from: number;
  to: number;
}

/**
 * How the lines are aligned. Several lines: by whichever of their left ends, middles and right ends stray least. One line, or lines that
 * all have the same ends: centred where it stands in the middle of its container (what surrounds it up to the next edge, or the picture),
 * else left.
 */
export function alignment(lines: readonly LineInk[], erased: Raster): TextAlign {
  const [first] = lines;
  if (!first) return 'left';
  const extents = lines.map((line) => inkExtent(line, first.frame));
  const height = median(lines.map(({ frame }) => frame.height));
  const left = spread(extents.map(({ from }) => from)) / height;
  const centre = spread(extents.map(({ from, to }) => (from + to) / 2)) / height;
  const right = spread(extents.map(({ to }) => to)) / height;
  const least = Math.min(left, centre, right);
  if (lines.length > 1 && least < 3 * straight && Math.max(left, right) > Math.max(straight, 2 * least)) {
    if (least === centre) return 'center';
    return least === left ? 'left' : 'right';
  }
  return alignmentInContainer(extents, first.frame, height, erased);
}

/** Ends of the ink along the direction of `axis`, in pixels from its origin. */
function inkExtent({ frame, coverage, bounds }: LineInk, axis: LineFrame): Extent {
  const margin = (coverage.width - frame.width) / 2;
  const start =
    (frame.origin.x - axis.origin.x) * axis.along.x + (frame.origin.y - axis.origin.y) * axis.along.y - margin;
  return { from: start + bounds.left, to: start + bounds.right };
}

function alignmentInContainer(extents: readonly Extent[], frame: LineFrame, height: number, erased: Raster): TextAlign {
  const from = Math.min(...extents.map((extent) => extent.from));
  const to = Math.max(...extents.map((extent) => extent.to));
  const before = freeRun(erased, frame, from, -1);
  const after = freeRun(erased, frame, to, 1);
  const tolerance = Math.max(0.35 * height, 0.04 * (before + after));
  return Math.abs(before - after) <= tolerance ? 'center' : 'left';
}

/** How far from `start` along the line's middle the background goes on without an edge, in pixels; to the picture's border at most. */
function freeRun(erased: Raster, { origin, along, down, height }: LineFrame, start: number, direction: 1 | -1): number {
  const rows = [0.3, 0.5, 0.7].map((share) => ({
    x: origin.x + down.x * height * share,
    y: origin.y + down.y * height * share,
  }));
  let previous: (number[] | undefined)[] = rows.map(() => undefined);
  for (let distance = 0; ; distance++) {
    const u = start + direction * distance;
    const now = rows.map(({ x, y }) => pixelAt(erased, Math.round(x + along.x * u), Math.round(y + along.y * u)));
    if (now.some((pixel) => pixel === undefined)) return distance;
    const steps = now.filter((pixel, i) => {
      const last = previous[i];
      return pixel && last && Math.hypot(...pixel.map((level, c) => level - (last[c] ?? 0))) > edgeStep;
    });
    if (steps.length === rows.length) return distance;
    previous = now;
  }
}

function pixelAt({ width, height, data }: Raster, x: number, y: number): number[] | undefined {
  if (x < 0 || y < 0 || x >= width || y >= height) return undefined;
  const i = (y * width + x) * 4;
  return [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 1;
}
