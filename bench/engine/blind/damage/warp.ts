import type { Placement } from './surface.ts';

/** The place of each pixel of a scene on the poster; NaN where it does not. */
export interface Lookup {
  width: number;
  height: number;
  /** 0 to 1 along the poster's edges. */
  u: Float32Array;
  v: Float32Array;
  shade: Float32Array;
}

/** Cells of the mesh along each edge. */
const cells = 72;

interface Corner {
  x: number;
  y: number;
  u: number;
  v: number;
  shade: number;
}

function fillTriangle(lookup: Lookup, a: Corner, b: Corner, c: Corner): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  // A part of a curved surface that faces away.
  if (area <= 0) return;
  const left = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x)));
  const right = Math.min(lookup.width - 1, Math.ceil(Math.max(a.x, b.x, c.x)));
  const top = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y)));
  const bottom = Math.min(lookup.height - 1, Math.ceil(Math.max(a.y, b.y, c.y)));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const px = x + 0.5;
      const py = y + 0.5;
      const wb = ((px - a.x) * (c.y - a.y) - (c.x - a.x) * (py - a.y)) / area;
      const wc = ((b.x - a.x) * (py - a.y) - (px - a.x) * (b.y - a.y)) / area;
      const wa = 1 - wb - wc;
      if (wa < 0 || wb < 0 || wc < 0) continue;
      const at = y * lookup.width + x;
      lookup.u[at] = wa * a.u + wb * b.u + wc * c.u;
      lookup.v[at] = wa * a.v + wb * b.v + wc * c.v;
      lookup.shade[at] = wa * a.shade + wb * b.shade + wc * c.shade;
    }
  }
}

/** Draws the surface as a mesh of triangles, so that any surface will do. */
export function rasterise({ toScene, shade }: Placement, width: number, height: number): Lookup {
  const size = width * height;
  const lookup: Lookup = {
    width,
    height,
    u: new Float32Array(size).fill(Number.NaN),
    v: new Float32Array(size).fill(Number.NaN),
    shade: new Float32Array(size),
  };
  const corner = (column: number, row: number): Corner => {
    const u = column / cells;
    const v = row / cells;
    return { ...toScene(u, v), u, v, shade: shade(u, v) };
  };
  const corners = Array.from({ length: cells + 1 }, (_, row) =>
    Array.from({ length: cells + 1 }, (_unused, column) => corner(column, row)),
  );
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const a = corners[row]?.[column];
      const b = corners[row]?.[column + 1];
      const c = corners[row + 1]?.[column + 1];
      const d = corners[row + 1]?.[column];
      if (!a || !b || !c || !d) continue;
      fillTriangle(lookup, a, b, c);
      fillTriangle(lookup, a, c, d);
    }
  }
  return lookup;
}

/** A channel-interleaved raster that can be sampled between its pixels. */
interface Source {
  width: number;
  height: number;
  channels: number;
  data: Float32Array;
}

function bilinear({ width, height, channels, data }: Source, x: number, y: number, channel: number): number {
  const cx = Math.min(width - 1, Math.max(0, x));
  const cy = Math.min(height - 1, Math.max(0, y));
  const x0 = Math.floor(cx);
  const y0 = Math.floor(cy);
  const x1 = Math.min(width - 1, x0 + 1);
  const y1 = Math.min(height - 1, y0 + 1);
  const fx = cx - x0;
  const fy = cy - y0;
  const read = (column: number, row: number): number => data[(row * width + column) * channels + channel] ?? 0;
  return (read(x0, y0) * (1 - fx) + read(x1, y0) * fx) * (1 - fy) + (read(x0, y1) * (1 - fx) + read(x1, y1) * fx) * fy;
}

/** Offsets of the samples inside of a pixel, in pixels. */
const samples = [-0.25, 0.25];

/**
 * The source as each pixel of the scene sees it, the mean of 2 × 2 samples; what lies beside the poster keeps the value of `beside`.
 */
export function warped(source: Source, { width, height, u, v }: Lookup, beside: Float32Array): Float32Array {
  const result = new Float32Array(beside);
  const { channels } = source;
  for (let at = 0; at < width * height; at++) {
    const u0 = u[at] ?? Number.NaN;
    const v0 = v[at] ?? Number.NaN;
    if (Number.isNaN(u0)) continue;
    const right = u[at + 1] ?? Number.NaN;
    const below = u[at + width] ?? Number.NaN;
    const duX = Number.isNaN(right) ? 0 : right - u0;
    const dvX = Number.isNaN(right) ? 0 : (v[at + 1] ?? 0) - v0;
    const duY = Number.isNaN(below) ? 0 : below - u0;
    const dvY = Number.isNaN(below) ? 0 : (v[at + width] ?? 0) - v0;
    for (let channel = 0; channel < channels; channel++) {
      let sum = 0;
      for (const sy of samples) {
        for (const sx of samples) {
          const su = u0 + duX * sx + duY * sy;
          const sv = v0 + dvX * sx + dvY * sy;
          sum += bilinear(source, su * source.width - 0.5, sv * source.height - 0.5, channel);
        }
      }
      result[at * channels + channel] = sum / 4;
    }
  }
  return result;
}

/** The nearest value of the source at each pixel of the scene; 0 beside the poster. */
export function nearest(
  source: Uint8Array,
  sourceWidth: number,
  sourceHeight: number,
  { width, height, u, v }: Lookup,
): Uint8Array {
  const result = new Uint8Array(width * height);
  for (let at = 0; at < result.length; at++) {
    const u0 = u[at] ?? Number.NaN;
    if (Number.isNaN(u0)) continue;
    const x = Math.min(sourceWidth - 1, Math.floor(u0 * sourceWidth));
    const y = Math.min(sourceHeight - 1, Math.floor((v[at] ?? 0) * sourceHeight));
    result[at] = source[y * sourceWidth + x] ?? 0;
  }
  return result;
}
