import { describe, expect, test } from 'vitest';
import type { Raster } from '../../image/raster.ts';
import type { ErasedText } from '../erase-text.ts';
import { seededRandom } from '../seeded-random.ts';
import { restoreGrain } from './restore-grain.ts';

const [width, height] = [420, 200];

/** Bars 12 px wide, as strokes are filled. */
const text: ErasedText = {
  box: { x: 70, y: 50, width: 280, height: 100 },
  lineHeight: 60,
  changed: Uint8Array.from({ length: 280 * 100 }, (_, i) => {
    const [x, y] = [i % 280, Math.floor(i / 280)];
    return y >= 20 && y < 80 && x >= 20 && x < 260 && x % 24 < 12 ? 1 : 0;
  }),
};

function isFilled(x: number, y: number): boolean {
  const { box, changed } = text;
  const [u, v] = [x - box.x, y - box.y];
  return u >= 0 && v >= 0 && u < box.width && v < box.height && changed[v * box.width + u] !== 0;
}

const slopeAt = (x: number, y: number): number => 90 + x / 8 + y / 10;

/** A slope that was filled exactly. `grainAt` is what is off it elsewhere, by channel. */
function photograph(grainAt: (x: number, y: number, channel: number) => number): Raster {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        data[(y * width + x) * 4 + channel] = slopeAt(x, y) + (isFilled(x, y) ? 0 : grainAt(x, y, channel));
      }
    }
  }
  return { width, height, data };
}

/** Noise that neighbours to the right share, most of it by all channels. */
function sensor(deviation: number): (x: number, y: number, channel: number) => number {
  const random = seededRandom(7);
  const normal = (): number => random() + random() + random() + random() - 2;
  const own = Array.from({ length: 4 }, () => Float32Array.from({ length: (width + 1) * height }, normal));
  return (x, y, channel) => {
    const at = y * (width + 1) + x;
    const [common, single] = [own[3], own[channel]];
    const of = (field: Float32Array | undefined): number => (field?.[at] ?? 0) + (field?.[at + 1] ?? 0);
    return deviation * 1.1 * (of(common) + 0.5 * of(single));
  };
}

/** Variance, correlation with the pixel below and to the right, and correlation of red with blue, of what a picture is off the slope. */
function statistics({ data }: Raster, within: boolean): Record<'variance' | 'right' | 'below' | 'channels', number> {
  const off = (x: number, y: number, channel = 0): number =>
    (data[(y * width + x) * 4 + channel] ?? 0) - Math.round(slopeAt(x, y));
  const sums = { squares: 0, right: 0, below: 0, channels: 0, pixels: 0, rights: 0, belows: 0 };
  for (let y = 50; y < 150; y++) {
    for (let x = 70; x < 350; x++) {
      if (isFilled(x, y) !== within) continue;
      sums.pixels += 1;
      sums.squares += off(x, y) ** 2;
      sums.channels += off(x, y) * off(x, y, 2);
      if (isFilled(x + 1, y) === within) {
        sums.right += off(x, y) * off(x + 1, y);
        sums.rights += 1;
      }
      if (isFilled(x, y + 1) === within) {
        sums.below += off(x, y) * off(x, y + 1);
        sums.belows += 1;
      }
    }
  }
  const variance = sums.squares / sums.pixels;
  return {
    variance,
    right: sums.right / sums.rights / variance,
    below: sums.below / sums.belows / variance,
    channels: sums.channels / sums.squares,
  };
}

/** As `toEqual`, which takes seconds for the bytes of a picture. */
function isSame(one: Raster, other: Raster): boolean {
  return Buffer.from(one.data).equals(Buffer.from(other.data));
}

test('the lines of drawings beside a text are no grain of the paper that it stands on', () => {
  const ink = sensor(30);
  const { box } = text;
  const isPaper = (x: number, y: number): boolean =>
    x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
  const drawings = photograph((x, y, channel) => (isPaper(x, y) ? 0 : ink(x, y, channel)));
  expect(restoreGrain(drawings, [text])).toBe(drawings);
});

describe('restoreGrain', () => {
  const erased = photograph(sensor(9));
  const grained = restoreGrain(erased, [text]);

  test('makes what was filled as grainy as what lies around it', () => {
    expect(statistics(erased, true).variance).toBeLessThan(1);
    const [filled, around] = [statistics(grained, true), statistics(grained, false)];
    expect(filled.variance / around.variance).toBeGreaterThan(0.85);
    expect(filled.variance / around.variance).toBeLessThan(1.15);
  });

  test('makes neighbours and channels as alike as around', () => {
    const [filled, around] = [statistics(grained, true), statistics(grained, false)];
    expect(around.right).toBeGreaterThan(0.4);
    expect(Math.abs(filled.right - around.right)).toBeLessThan(0.08);
    expect(Math.abs(filled.below - around.below)).toBeLessThan(0.08);
    expect(Math.abs(filled.channels - around.channels)).toBeLessThan(0.08);
  });

  test('changes filled pixels only, and leaves its input alone', () => {
    const before = photograph(sensor(9));
    const again = restoreGrain(erased, [text]);
    expect(isSame(erased, before)).toBe(true);
    const outside = again.data.findIndex((level, i) => {
      const pixel = i >> 2;
      return level !== before.data[i] && (i % 4 === 3 || !isFilled(pixel % width, Math.floor(pixel / width)));
    });
    expect(outside).toBe(-1);
  });

  test('gives the same grain each time', () => {
    expect(isSame(restoreGrain(erased, [text]), grained)).toBe(true);
    expect(isSame(grained, erased)).toBe(false);
  });

  test('adds nothing where what was filled has its grain', () => {
    const grain = sensor(9);
    const whole = photograph(() => 0);
    for (let i = 0; i < whole.data.length; i++) {
      const [x, y] = [(i >> 2) % width, Math.floor((i >> 2) / width)];
      if (i % 4 !== 3) whole.data[i] = slopeAt(x, y) + grain(x, y, i % 4);
    }
    const { variance } = statistics(restoreGrain(whole, [text]), true);
    expect(variance / statistics(whole, true).variance).toBeLessThan(1.1);
  });

  test('follows the light: what is darker around a filled pixel has less grain', () => {
    const grain = sensor(9);
    const lit = photograph((x, y, channel) => grain(x, y, channel) * (0.7 + (0.6 * x) / width));
    const restored = restoreGrain(lit, [text]);
    const half = (from: number, to: number): number => {
      let squares = 0;
      let pixels = 0;
      for (let y = 70; y < 130; y++) {
        for (let x = from; x < to; x++) {
          if (!isFilled(x, y)) continue;
          squares += ((restored.data[(y * width + x) * 4] ?? 0) - Math.round(slopeAt(x, y))) ** 2;
          pixels += 1;
        }
      }
      return squares / pixels;
    };
    expect(half(210, 330) / half(90, 210)).toBeGreaterThan(1.25);
  });

  test.each([
    ['a clean slope', () => 0],
    ['noise of a level, which nobody sees', sensor(0.6)],
    ['a texture that repeats', (x: number, y: number) => ((Math.floor(x / 12) + Math.floor(y / 12)) % 2) * 20],
    ['soft waves', (x: number, y: number) => 12 * Math.sin(x / 9) * Math.cos(y / 11)],
  ] as const)('leaves every byte of %s', (_, grainAt) => {
    const clean = photograph(grainAt);
    expect(restoreGrain(clean, [text]) === clean).toBe(true);
  });
});
