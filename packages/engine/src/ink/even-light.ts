import { greatestNearby } from '../image/greatest-nearby.ts';
import type { GreyRaster } from '../image/raster.ts';

// Blind half, signs under stripes of light and behind glass: words %.
/** Radius in heights of the crop, which is 1.4 lines high: wider than half the stroke of a bold face. */
const reach = 0.2;
/** The share of pixels that become black: ink covers more of a line. */
const darkest = 0.02;
const white = 255;

/**
 * The crop of a line as dark letters on white, each pixel over the light around it, so that shadows, stripes of light and reflections do not
 * read as strokes. The light is the crop's closing by a square wider than a stroke (Serra, "Image analysis and mathematical morphology", 1982).
 * @param isInkDark whether the letters are darker than what is around them
 */
export function inEvenLight({ width, height, data }: GreyRaster, isInkDark: boolean): GreyRaster {
  const radius = Math.max(1, Math.round(reach * height));
  const levels = Float32Array.from(data, (level) => (isInkDark ? level : white - level));
  const greatest = greatestNearby({ width, height, data: levels }, radius);
  const least = greatestNearby({ width, height, data: greatest.map((level) => -level) }, radius);
  const shares = levels.map((level, at) => (level + 1) / (1 - (least[at] ?? 0)));
  const sorted = shares.toSorted();
  const ink = Math.min(1 - 1 / white, sorted[Math.floor(darkest * sorted.length)] ?? 0);
  return {
    width,
    height,
    data: Uint8Array.from(shares, (share) => white * Math.min(1, Math.max(0, (share - ink) / (1 - ink)))),
  };
}
