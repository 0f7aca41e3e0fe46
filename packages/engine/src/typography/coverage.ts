import type { Bounds } from '../geometry/bounds.ts';

/** How much of each pixel ink covers, 0 to 1, in an upright picture of one line. */
export interface Coverage {
  width: number;
  height: number;
  data: Float32Array;
}

/** The bounds of the ink, or undefined where there is none. A pixel that ink covers by half counts as half a pixel. */
export function inkBounds({ width, height, data }: Coverage): Bounds | undefined {
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
export function resample(coverage: Coverage, bounds: Bounds, width: number, height: number): Coverage {
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

/** The coverage at a place between pixel centres; none beyond the borders. */
export function bilinear({ width, height, data }: Coverage, x: number, y: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const at = (px: number, py: number): number =>
    px < 0 || py < 0 || px >= width || py >= height ? 0 : (data[py * width + px] ?? 0);
  const fx = x - x0;
  const fy = y - y0;
  return (
    (at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx) * (1 - fy) +
    (at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx) * fy
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
