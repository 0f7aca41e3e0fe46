import { describe, expect, test } from 'vitest';
import type { ColourPlanes } from '../../image/planes.ts';
import { fillGap } from './fill-gap.ts';

const width = 240;
const height = 120;
const lineHeight = 24;

const planesOf = (levelAt: (x: number, y: number) => number): ColourPlanes => {
  const plane = Float32Array.from({ length: width * height }, (_, i) => levelAt(i % width, Math.floor(i / width)));
  return { width, height, channels: [plane, plane.slice(), plane.slice()] };
};

/** Strokes 18 px wide with 6 px between, in the middle of the picture. */
const gap = Uint8Array.from({ length: width * height }, (_, i) => {
  const x = i % width;
  const y = Math.floor(i / width);
  return x > 60 && x < 180 && y > 46 && y < 74 && x % 24 < 18 ? 1 : 0;
});

/** Mean squared difference between neighbours in the gap. */
function texture({ channels: [plane] }: ColourPlanes): number {
  let sum = 0;
  let count = 0;
  for (let i = 1; i < gap.length; i++) {
    if (gap[i] === 0) continue;
    sum += ((plane[i] ?? 0) - (plane[i - 1] ?? 0)) ** 2;
    count += 1;
  }
  return sum / count;
}

const checks = (x: number, y: number): number => ((Math.floor(x / 10) + Math.floor(y / 10)) % 2 === 0 ? 225 : 235);
const isPictogram = (x: number, y: number): boolean => x > 90 && x < 150 && y > 4 && y < 36;

/** Level of a pixel of a button with an arrow, 61 by 43 px. */
function buttonLevel(x: number, y: number): number {
  if (y < 5 || y > 37) return 239;
  if (y === 37) return 214;
  if (y === 5 || y === 36 || x === 60) return 176;
  if (x - 3 === 5 - Math.abs(y - 20)) return 60;
  return 240 - (y - 5) / 4;
}

describe('fillGap', () => {
  test('brings back a texture that nobody can restore to the pixel, instead of a smooth blot', () => {
    // Sand: cells of random brightness, 2 px wide.
    let state = 12_345;
    const cells = Array.from({ length: 120 * 60 }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return 60 + ((state >>> 16) & 127);
    });
    const planes = planesOf((x, y) => cells[Math.floor(y / 2) * 120 + Math.floor(x / 2)] ?? 0);
    const before = texture(planes);
    fillGap(planes, gap, lineHeight);
    expect(texture(planes)).toBeGreaterThan(0.2 * before);
  });

  test('goes on with a pattern, also beside a pictogram that it cannot bring back', () => {
    const whole = planesOf((x, y) => (isPictogram(x, y) ? 30 : checks(x, y)));
    const planes = planesOf((x, y) => (gap[y * width + x] === 1 ? 0 : isPictogram(x, y) ? 30 : checks(x, y)));
    fillGap(planes, gap, lineHeight);
    expect(planes.channels[0]).toEqual(whole.channels[0]);
  });

  test('takes the edges of a button with an arrow for no pattern', () => {
    const [columns, rows] = [61, 43];
    const plane = Float32Array.from({ length: columns * rows }, (_, i) =>
      buttonLevel(i % columns, Math.floor(i / columns)),
    );
    const planes: ColourPlanes = { width: columns, height: rows, channels: [plane, plane.slice(), plane.slice()] };
    const label = Uint8Array.from(plane, (_, i) => {
      const [x, y] = [i % columns, Math.floor(i / columns)];
      return x > 14 && x < 48 && y > 14 && y < 28 ? 1 : 0;
    });
    fillGap(planes, label, 10);
    expect(Math.min(...planes.channels[0].filter((_, i) => label[i] === 1))).toBeGreaterThan(225);
  });

  test('goes on with a gradient', () => {
    const planes = planesOf((x, y) => 40 + x / 2 + y);
    const before = planes.channels[0].slice();
    fillGap(planes, gap, lineHeight);
    const worst = planes.channels[0].reduce((most, level, i) => Math.max(most, Math.abs(level - (before[i] ?? 0))), 0);
    expect(worst).toBeLessThan(1);
  });
});
