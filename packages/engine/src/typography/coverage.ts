import type { Plane } from '../image/raster.ts';
import { bilinear } from '../image/sample.ts';
import type { Bounds } from '../geometry/bounds.ts';

/** The bounds of the ink, or undefined where there is none. A pixel that ink covers by half counts as half a pixel. */
export function inkBounds({ width, height, data }: Plane): Bounds | undefined {
  const rows = new Float32Array(height);
  const columns = new Float32Array(width);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const value = data[i] ?? 0;
      if (value === 0) continue;
      if (value > (rows[y] ?? 0)) rows[y] = value;
      if (value > (columns[x] ?? 0)) columns[x] = value;
    }
  }
  const vertical = extent(rows);
  const horizontal = extent(columns);
  if (!vertical || !horizontal) return undefined;
  return { left: horizontal.from, right: horizontal.to, top: vertical.from, bottom: vertical.to };
}

/** The part within the bounds, resampled to the given size by averaging. */
export function resample(coverage: Plane, bounds: Bounds, width: number, height: number): Plane {
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

/** Where a profile of greatest coverages begins and ends. */
function extent(profile: Float32Array): { from: number; to: number } | undefined {
  const threshold = 0.25;
  const first = profile.findIndex((value) => value >= threshold);
  if (first < 0) return undefined;
  const last = profile.findLastIndex((value) => value >= threshold);
  return { from: first + 1 - Math.min(1, profile[first] ?? 1), to: last + Math.min(1, profile[last] ?? 1) };
}
