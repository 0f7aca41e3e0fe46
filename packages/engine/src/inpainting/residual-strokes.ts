import type { LineStrokes } from '../document.ts';
import { cropUpright } from '../image/crop.ts';
import { dilate } from '../image/distance-transform.ts';
import { integralImage } from '../image/integral-image.ts';
import type { Raster } from '../image/raster.ts';
import { residualStrokes } from './parameters.ts';

/**
 * The share of a text's strokes that still stand after erasing, 0 to 1. A pixel of a stroke stands where it keeps part of the ink's contrast
 * to the background beside it; over a texture, which has such contrasts itself, where it also kept most of its colour.
 * @param strokes of `image`, the picture before
 */
export function residualShare(image: Raster, erased: Raster, strokes: readonly LineStrokes[]): number {
  let standing = 0;
  let pixels = 0;
  for (const line of strokes) {
    const count = countStanding(image, erased, line);
    standing += count.standing;
    pixels += count.pixels;
  }
  return pixels === 0 ? 0 : standing / pixels;
}

type Difference = readonly [number, number, number];

function countStanding(
  image: Raster,
  erased: Raster,
  { rectangle, coverage }: LineStrokes,
): { standing: number; pixels: number } {
  const before = cropUpright(image, rectangle, coverage.height);
  const after = cropUpright(erased, rectangle, coverage.height);
  const isStroke = (pixel: number): boolean => (coverage.data[pixel] ?? 0) >= residualStrokes.stroke;
  const strokes = Array.from(coverage.data.keys()).filter(isStroke);
  const offBefore = offBackground(before, coverage.data);
  const offAfter = offBackground(after, coverage.data);
  const ink = mean(strokes.map(offBefore));
  const contrast = ink[0] ** 2 + ink[1] ** 2 + ink[2] ** 2;
  const standsOut = (pixel: number): boolean => {
    const [red, green, blue] = offAfter(pixel);
    return red * ink[0] + green * ink[1] + blue * ink[2] > residualStrokes.visibleContrast * contrast;
  };
  const keptColour = (pixel: number): boolean => {
    const [red, green, blue] = differenceAt(before, after, pixel);
    return red ** 2 + green ** 2 + blue ** 2 < residualStrokes.keptColour ** 2 * contrast;
  };
  const nearStrokes = dilate(
    coverage.data.map((_, pixel) => (isStroke(pixel) ? 1 : 0)),
    coverage.width,
    coverage.height,
    residualStrokes.softEdge,
  );
  const others = Array.from(nearStrokes.keys()).filter((pixel) => nearStrokes[pixel] === 0);
  const isEven = others.filter(standsOut).length <= residualStrokes.evenShare * others.length;
  const standing = strokes.filter((pixel) => standsOut(pixel) && (isEven || keptColour(pixel)));
  return { standing: standing.length, pixels: strokes.length };
}

function mean(differences: readonly Difference[]): Difference {
  const of = (channel: 0 | 1 | 2): number =>
    differences.reduce((sum, difference) => sum + difference[channel], 0) / Math.max(1, differences.length);
  return [of(0), of(1), of(2)];
}

function differenceAt(a: Raster, b: Raster, pixel: number): Difference {
  const level = (channel: number): number => (a.data[pixel * 4 + channel] ?? 0) - (b.data[pixel * 4 + channel] ?? 0);
  return [level(0), level(1), level(2)];
}

/** Gives how far a pixel of a crop is from the mean of the background around it, in levels. */
function offBackground({ width, height, data }: Raster, coverage: Uint8Array): (pixel: number) => Difference {
  const reach = Math.round(residualStrokes.reach * height);
  const isBackground = (pixel: number): boolean => (coverage[pixel] ?? 0) <= residualStrokes.background;
  const counts = integralImage(width, height, (pixel) => (isBackground(pixel) ? 1 : 0));
  const sums = ([0, 1, 2] as const).map((channel) =>
    integralImage(width, height, (pixel) => (isBackground(pixel) ? (data[pixel * 4 + channel] ?? 0) : 0)),
  );
  return (pixel) => {
    const x = pixel % width;
    const y = (pixel - x) / width;
    const left = Math.max(0, x - reach);
    const top = Math.max(0, y - reach);
    const right = Math.min(width, x + reach + 1);
    const bottom = Math.min(height, y + reach + 1);
    const count = Math.max(1, counts.sum(left, top, right, bottom));
    const off = (channel: number): number =>
      (data[pixel * 4 + channel] ?? 0) - (sums[channel]?.sum(left, top, right, bottom) ?? 0) / count;
    return [off(0), off(1), off(2)];
  };
}
