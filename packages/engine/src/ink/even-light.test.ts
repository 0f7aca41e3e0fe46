import { expect, test } from 'vitest';
import type { GreyRaster } from '../image/raster.ts';
import { inEvenLight } from './even-light.ts';

const size = { width: 160, height: 64 };
const isStroke = (at: number): boolean => {
  const [x, y] = [at % size.width, Math.floor(at / size.width)];
  return x % 20 < 5 && y > 12 && y < 52;
};
/** Upright strokes in full light on the left and in a third of it on the right. */
const halfInShadow = (background: number, ink: number): GreyRaster => ({
  ...size,
  data: Uint8Array.from({ length: size.width * size.height }, (_, at) =>
    Math.round((isStroke(at) ? ink : background) * (at % size.width < 90 ? 1 : 0.33)),
  ),
});

test.each([
  ['dark letters', 240, 60, true],
  ['light letters', 40, 240, false],
] as const)('%s stand out alike in light and in shadow', (_, background, ink, isInkDark) => {
  const { data } = inEvenLight(halfInShadow(background, ink), isInkDark);
  const levels = (wanted: (at: number) => boolean): number[] =>
    Array.from(data).filter((_level, at) => wanted(at) && Math.abs((at % size.width) - 90) > 14);
  expect(Math.max(...levels(isStroke))).toBeLessThan(Math.min(...levels((at) => !isStroke(at))) - 60);
});
