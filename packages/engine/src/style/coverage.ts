import type { Raster } from '../raster.ts';
import { type LineFrame, pixelBox } from '../erase/line-frame.ts';
import type { Colour } from '../erase/palette.ts';
import { readPlanes } from '../erase/planes.ts';

/** How much of each pixel ink covers, 0 to 1, in an upright picture of one line. */
export interface Coverage {
  width: number;
  height: number;
  data: Float32Array;
}

/** The ink's bounds to fractions of a pixel, within a coverage. */
export interface InkBounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Turns a line upright and tells how much ink is in each pixel: how far it lies on the way from the erased picture to an ink. */
export function lineCoverage(image: Raster, erased: Raster, frame: LineFrame, inks: readonly Colour[]): Coverage {
  const margin = 2 + 0.06 * frame.height;
  const box = pixelBox([frame], margin + 2, image);
  const flat = inkIn(image, erased, box, inks);
  const upright = Math.abs(frame.along.y) < 0.01 && frame.along.x > 0;
  const startX = frame.origin.x - (frame.along.x + frame.down.x) * margin;
  const startY = frame.origin.y - (frame.along.y + frame.down.y) * margin;
  const origin = upright ? { x: Math.floor(startX) + 0.5, y: Math.floor(startY) + 0.5 } : { x: startX, y: startY };
  const along = upright ? { x: 1, y: 0 } : frame.along;
  const down = upright ? { x: 0, y: 1 } : frame.down;
  const width = Math.ceil(frame.width + 2 * margin) + 1;
  const height = Math.ceil(frame.height + 2 * margin) + 1;
  const data = new Float32Array(width * height);
  for (let v = 0, i = 0; v < height; v++) {
    for (let u = 0; u < width; u++, i++) {
      const x = origin.x + along.x * u + down.x * v - box.x - 0.5;
      const y = origin.y + along.y * u + down.y * v - box.y - 0.5;
      data[i] = bilinear(flat, x, y);
    }
  }
  return { width, height, data };
}

/** The bounds of the ink, or undefined where there is none. A pixel that ink covers by half counts as half a pixel. */
export function inkBounds({ width, height, data }: Coverage): InkBounds | undefined {
  const rows = new Float32Array(height);
  const columns = new Float32Array(width);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      rows[y] = Math.max(rows[y] ?? 0, data[i] ?? 0);
      columns[x] = Math.max(columns[x] ?? 0, data[i] ?? 0);
    }
  }
  const vertical = extent(rows);
  const horizontal = extent(columns);
  if (!vertical || !horizontal) return undefined;
  return { left: horizontal.from, right: horizontal.to, top: vertical.from, bottom: vertical.to };
}

/** Pixels of ink, each counted by its coverage. */
export function inkArea({ data }: Coverage): number {
  return data.reduce((sum, value) => sum + value, 0);
}

/** The part within the bounds, resampled to the given size by averaging. */
export function resample(coverage: Coverage, bounds: InkBounds, width: number, height: number): Coverage {
  const data = new Float32Array(width * height);
  const stepX = (bounds.right - bounds.left) / width;
  const stepY = (bounds.bottom - bounds.top) / height;
  const taps = Math.max(1, Math.ceil(Math.max(stepX, stepY)));
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      let sum = 0;
      for (let ty = 0; ty < taps; ty++) {
        for (let tx = 0; tx < taps; tx++) {
          sum += bilinear(
            coverage,
            bounds.left + (x + (tx + 0.5) / taps) * stepX - 0.5,
            bounds.top + (y + (ty + 0.5) / taps) * stepY - 0.5,
          );
        }
      }
      data[i] = sum / (taps * taps);
    }
  }
  return { width, height, data };
}

function inkIn(
  image: Raster,
  erased: Raster,
  box: { x: number; y: number; width: number; height: number },
  inks: readonly Colour[],
): Coverage {
  const { width, height } = box;
  const [red, green, blue] = readPlanes(image, box).channels;
  const [behindRed, behindGreen, behindBlue] = readPlanes(erased, box).channels;
  const raw = new Float32Array(width * height);
  for (let i = 0; i < raw.length; i++) {
    const r = behindRed[i] ?? 0;
    const g = behindGreen[i] ?? 0;
    const b = behindBlue[i] ?? 0;
    const dr = (red[i] ?? 0) - r;
    const dg = (green[i] ?? 0) - g;
    const db = (blue[i] ?? 0) - b;
    if (dr === 0 && dg === 0 && db === 0) continue;
    let most = 0;
    for (const ink of inks) {
      const ir = ink[0] - r;
      const ig = ink[1] - g;
      const ib = ink[2] - b;
      const length = ir * ir + ig * ig + ib * ib;
      if (length > 0) most = Math.max(most, (dr * ir + dg * ig + db * ib) / length);
    }
    raw[i] = Math.min(1, most);
  }
  return withoutShade({ width, height, data: raw });
}

/** Drops partial ink that touches no full ink: the soft shadow of dark letters, which lies in the direction of their colour. */
function withoutShade({ width, height, data }: Coverage): Coverage {
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

function bilinear({ width, height, data }: Coverage, x: number, y: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const at = (px: number, py: number): number =>
    px < 0 || py < 0 || px >= width || py >= height ? 0 : (data[py * width + px] ?? 0);
  const fx = x - x0;
  const fy = y - y0;
  return (
    (at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx) * (1 - fy) + (at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx) * fy
  );
}

/** Where a profile of greatest coverages begins and ends. */
function extent(profile: Float32Array): { from: number; to: number } | undefined {
  const threshold = 0.25;
  const first = profile.findIndex((value) => value >= threshold);
  if (first < 0) return undefined;
  const last = profile.findLastIndex((value) => value >= threshold);
  return { from: first + 1 - Math.min(1, profile[first] ?? 1), to: last + Math.min(1, profile[last] ?? 1) };
}
