import { describe, expect, it } from 'vitest';
import { blur } from '../../image/blur.ts';
import type { ColourPlanes } from '../../image/planes.ts';
import { findShadow } from './find-shadow.ts';
import { removeShadow } from './remove-shadow.ts';

const width = 360;
const height = 90;
const lineHeight = 40;

/** Strokes 6 px wide in a row, on hills of brightness that no guess knows. */
function scene(opacity: number): {
  planes: ColourPlanes;
  hills: Float32Array;
  letters: Uint8Array;
  evidence: Uint8Array;
} {
  const letters = new Uint8Array(width * height);
  for (let y = 25; y < 65; y++) {
    for (let x = 20; x < 340; x++) if (x % 22 < 6 || (y % 20 < 6 && x % 44 < 22)) letters[y * width + x] = 1;
  }
  const cast = blur(Float32Array.from(letters), width, height, 3);
  const hills = Float32Array.from(
    letters,
    (_, i) => 140 + 30 * Math.sin((i % width) / 37) + 20 * Math.cos(i / width / 11),
  );
  const shaded = hills.map((level, i) => level * (1 - opacity * (cast[i - 2 * width - 1] ?? 0)));
  const evidence = letters.map((mark) => 1 - mark);
  return { planes: { width, height, channels: [shaded, shaded.slice(), shaded.slice()] }, hills, letters, evidence };
}

/** The hills as one may guess them from afar: too high, and a little to the side. */
function guess(hills: Float32Array): ColourPlanes {
  const plane = hills.map((_, i) => (hills[i + 8] ?? 140) + 9);
  return { width, height, channels: [plane, plane.slice(), plane.slice()] };
}

describe('findShadow', () => {
  it('finds offset, blur and opacity of a shadow', () => {
    const { planes, hills, letters, evidence } = scene(0.6);
    const shadow = findShadow(planes, letters, guess(hills), evidence, lineHeight);
    expect(shadow?.colour).toEqual([0, 0, 0]);
    expect(shadow?.opacity).toBeCloseTo(0.6, 1);
    expect(Math.abs((shadow?.dx ?? 0) - 1)).toBeLessThan(1);
    expect(Math.abs((shadow?.dy ?? 0) - 2)).toBeLessThan(1);
    expect(Math.abs((shadow?.deviation ?? 0) - 3)).toBeLessThan(1.2);
  });

  it('finds none where there is none', () => {
    const { planes, hills, letters, evidence } = scene(0);
    expect(findShadow(planes, letters, guess(hills), evidence, lineHeight)).toBeUndefined();
  });
});

describe('removeShadow', () => {
  it('brings back what lay under the shadow and leaves its input alone', () => {
    const { planes, hills, letters } = scene(0.6);
    const before = planes.channels[0].slice();
    const removed = removeShadow(planes, letters, { dx: 1, dy: 2, deviation: 3, colour: [0, 0, 0], opacity: 0.6 });
    expect(planes.channels[0]).toEqual(before);
    const worst = removed.planes.channels[0].reduce(
      (most, level, i) => Math.max(most, Math.abs(level - (hills[i] ?? 0))),
      0,
    );
    expect(worst).toBeLessThan(1);
  });
});
