import { describe, expect, test } from 'vitest';
import { inkMapHeight, inkMapOf } from './ink-map.ts';

const size = 80;

/** A square picture whose pixels have the colours (red, green, blue) that `colorAt` gives. */
function picture(colorAt: (x: number, y: number) => readonly number[]): Uint8Array {
  return Uint8Array.from({ length: size * size * 3 }, (_, index) => {
    const pixel = Math.floor(index / 3);
    return colorAt(pixel % size, Math.floor(pixel / size))[index % 3] ?? 0;
  });
}

const onBar = (x: number) => x >= 30 && x < 50;
const half = inkMapHeight / 2;

describe('inkMapOf', () => {
  test('gives how far each pixel is from the colour of the frame, 0 to 1', async () => {
    const data = picture((x, y) => (onBar(x) && y >= 10 && y < 70 ? [200, 40, 40] : [20, 120, 60]));
    const { width, height, ink } = await inkMapOf({ width: size, height: size, data });
    expect([width, height]).toEqual([inkMapHeight, inkMapHeight]);
    expect(ink[half * width + half]).toBeCloseTo(1, 1);
    expect(ink[half * width + 4]).toBeCloseTo(0, 2);
  });

  test('leaves a background that is known out of account, however busy it is', async () => {
    const background = (x: number, y: number) => (y < size / 2 ? [255, 255, 255] : [x * 2, 60, 90]);
    const data = picture((x, y) => (onBar(x) ? [255, 0, 255] : background(x, y)));
    const { width, ink } = await inkMapOf({ width: size, height: size, data, background: picture(background) });
    expect([10, 30].map((row) => ink[row * width + 4])).toEqual([0, 0]);
    expect(Math.min(...[10, 30].map((row) => ink[row * width + half] ?? 0))).toBeGreaterThan(0.6);
  });

  test('widens a line that is narrower than the network can see', async () => {
    expect((await inkMapOf({ width: 4, height: 40, data: new Uint8Array(480) })).width).toBe(16);
  });

  test('refuses bytes that are not those of the size', async () => {
    await expect(inkMapOf({ width: 10, height: 10, data: new Uint8Array(400) })).rejects.toThrow(
      'A line of 10 × 10 pixels has 300 bytes in three colours, not 400.',
    );
  });
});
