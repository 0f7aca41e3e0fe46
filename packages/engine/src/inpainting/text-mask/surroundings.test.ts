import { describe, expect, test } from 'vitest';
import { blur } from '../../image/blur.ts';
import { chamferDistance, dilate } from '../../image/distance-transform.ts';
import type { ColourPlanes } from '../../image/planes.ts';
import { findSurroundingShadow, withSurroundings } from './surroundings.ts';

const [width, height, lineHeight] = [300, 140, 40];
const none = new Uint8Array(width * height);
const letters = Uint8Array.from(none, (_, i) => {
  const [x, y] = [i % width, Math.floor(i / width)];
  return x >= 60 && x < 240 && y >= 50 && y < 90 && (x % 22 < 6 || (y % 20 < 6 && x % 44 < 22)) ? 1 : 0;
});
const distance = chamferDistance(letters, width, height);

function planesOf(level: (i: number) => number): ColourPlanes {
  const plane = (): Float32Array => Float32Array.from(none, (_, i) => level(i));
  return { width, height, channels: [plane(), plane(), plane()] };
}

/** The share of the pixels selected by a rule that a mask marks. */
function shareOf(mask: Uint8Array, rule: (away: number) => boolean): number {
  const named = Array.from(mask.keys()).filter((i) => rule((distance[i] ?? 0) / 3));
  return named.filter((i) => mask[i] !== 0).length / named.length;
}

const isSign = (i: number): boolean => i >= 20 * width && i < 120 * width;

describe('withSurroundings', () => {
  test('takes the soft rim of letters, and no plain background', () => {
    const rim = planesOf((i) => (letters[i] !== 0 ? 20 : (distance[i] ?? 0) <= 3 ? 150 : 220));
    const { mask } = withSurroundings(rim, letters, none, 346, lineHeight);
    expect(shareOf(mask, (away) => away <= 1)).toBe(1);
    expect(shareOf(mask, (away) => away > 3)).toBe(0);
  });

  test('follows a shadow over an even background to its end', () => {
    const shade = blur(Float32Array.from(dilate(letters, width, height, 2)), width, height, 3);
    const shaded = planesOf((i) => (letters[i] !== 0 ? 20 : 220 * (1 - 0.5 * (shade[i] ?? 0))));
    const { mask } = withSurroundings(shaded, letters, none, 346, lineHeight);
    const left = Array.from(mask.keys()).filter((i) => mask[i] === 0 && (shade[i] ?? 0) > 0.03);
    expect(left).toEqual([]);
    expect(shareOf(mask, (away) => away > 22)).toBe(0);
  });

  test('follows a wide glow to its end, that bends as an uneven background does, beside the box of another text', () => {
    const wide = blur(Float32Array.from(letters), width, height, 8);
    const close = blur(Float32Array.from(letters), width, height, 3);
    const opacity = wide.map((far, i) => 1 - (1 - far) * (1 - (close[i] ?? 0)));
    const isBox = (i: number): boolean => i % width >= 60 && i % width < 240 && i < 14 * width;
    const glowing = planesOf((i) => (letters[i] !== 0 ? 20 : isBox(i) ? 90 : 245 - 130 * (opacity[i] ?? 0)));
    const { mask, effect } = withSurroundings(glowing, letters, none, 346, lineHeight);
    const left = Array.from(mask.keys()).filter((i) => mask[i] === 0 && (opacity[i] ?? 0) > 0.08);
    expect(effect).toBeDefined();
    expect(left).toEqual([]);
  });

  test('leaves a grainy plate on an even background', () => {
    const plate = planesOf((i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      if (letters[i] !== 0) return 20;
      return x > 40 && x < 260 && y > 32 && y < 108 ? 150 + 14 * Math.sin(x * 2.1) * Math.cos(y * 1.7) : 220;
    });
    const { mask } = withSurroundings(plate, letters, none, 346, lineHeight);
    expect(shareOf(mask, (away) => away > 6)).toBe(0);
  });

  test('takes nothing of other texts', () => {
    const blocked = Uint8Array.from(none, (_, i) => (i % width >= 150 ? 1 : 0));
    const rim = planesOf((i) => (letters[i] !== 0 ? 20 : (distance[i] ?? 0) <= 3 ? 150 : 220));
    const own = letters.map((value, i) => (blocked[i] === 0 ? value : 0));
    const { mask } = withSurroundings(rim, own, blocked, 346, lineHeight);
    expect(mask.some((value, i) => value !== 0 && blocked[i] !== 0)).toBe(false);
  });
});

describe('findSurroundingShadow', () => {
  const hills = (i: number): number => 140 + 30 * Math.sin((i % width) / 9) + 20 * Math.cos(Math.floor(i / width) / 7);
  const shade = blur(Float32Array.from(letters), width, height, 3);

  test('finds the shadow of letters over an uneven background', () => {
    const shaded = planesOf((i) => (letters[i] !== 0 ? 250 : hills(i) * (1 - 0.7 * (shade[i - 2 * width - 1] ?? 0))));
    const shadow = findSurroundingShadow(shaded, letters, none, lineHeight);
    expect(shadow?.colour).toEqual([0, 0, 0]);
    expect(Math.abs((shadow?.dy ?? 0) - 2)).toBeLessThan(1.5);
  });

  test('leaves a shadow over an even background to the mask, which can follow it', () => {
    const shaded = planesOf((i) => (letters[i] !== 0 ? 250 : 200 * (1 - 0.7 * (shade[i - 2 * width - 1] ?? 0))));
    expect(findSurroundingShadow(shaded, letters, none, lineHeight)).toBeUndefined();
  });

  test('leaves it to the mask beside the edges of the sign, too', () => {
    const shaded = planesOf((i) =>
      letters[i] !== 0 ? 250 : isSign(i) ? 200 * (1 - 0.7 * (shade[i - 2 * width - 1] ?? 0)) : 30,
    );
    expect(findSurroundingShadow(shaded, letters, none, lineHeight)).toBeUndefined();
  });

  test('finds none where there is none', () => {
    const bare = planesOf((i) => (letters[i] !== 0 ? 250 : hills(i)));
    expect(findSurroundingShadow(bare, letters, none, lineHeight)).toBeUndefined();
  });
});
