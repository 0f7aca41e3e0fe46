import { describe, expect, test } from 'vitest';
import { blur } from '../../image/blur.ts';
import { dilate } from '../../image/distance-transform.ts';
import type { ColourPlanes } from '../../image/planes.ts';
import { type GlowPlace, removeGlow } from './remove-glow.ts';

const [width, height, lineHeight] = [420, 160, 60];
const amber = [255, 170, 30] as const;

/** Bars, as strokes are. */
const letters = Uint8Array.from({ length: width * height }, (_, i) => {
  const [x, y] = [i % width, Math.floor(i / width)];
  return x >= 60 && x < 360 && y >= 50 && y < 110 && (x % 26 < 9 || (y % 30 < 9 && x % 52 < 26)) ? 1 : 0;
});
const none = new Uint8Array(letters.length);

/** Bricks, each as light as chance has it, with mortar between them. */
const bricks = Float32Array.from(letters, (_, i) => {
  const [x, y] = [i % width, Math.floor(i / width)];
  const row = Math.floor(y / 14);
  const column = Math.floor((x + (row % 2) * 17) / 34);
  const isMortar = y % 14 < 2 || (x + (row % 2) * 17) % 34 < 2;
  return isMortar ? 150 : 70 + ((row * 37 + column * 53) % 40);
});

const cover = (deviation: number): Float32Array =>
  blur(Float32Array.from(letters), width, height, deviation * lineHeight);
const [near, far] = [cover(0.06), cover(0.15)];
const opacity = near.map((value, i) => 1 - (1 - value) * (1 - (far[i] ?? 0)));

function lit(layer: Float32Array): ColourPlanes {
  const plane = (level: number): Float32Array =>
    bricks.map((behind, i) => behind * (1 - (layer[i] ?? 0)) + level * (layer[i] ?? 0));
  return { width, height, channels: [plane(amber[0]), plane(amber[1]), plane(amber[2])] };
}

const place: GlowPlace = {
  letters,
  marked: dilate(letters, width, height, 2),
  reached: dilate(letters, width, height, 0.45 * lineHeight),
  blocked: none,
  lineHeight,
};

describe('removeGlow', () => {
  test('brings back the bricks under a glow in two layers, where half of them shows through', () => {
    const removed = removeGlow(lit(opacity), place);
    if (!removed) throw new Error('The glow was not found.');
    let squares = 0;
    let pixels = 0;
    bricks.forEach((behind, i) => {
      if ((opacity[i] ?? 0) > 0.5 || (opacity[i] ?? 0) < 0.05 || place.marked[i] !== 0) return;
      for (const plane of removed.planes.channels) squares += ((plane[i] ?? 0) - behind) ** 2;
      pixels += 3;
    });
    expect(pixels).toBeGreaterThan(3 * 5_000);
    expect(10 * Math.log10(255 ** 2 / (squares / pixels))).toBeGreaterThan(45);
  });

  test('gives up what hardly shows through', () => {
    const removed = removeGlow(lit(opacity), { ...place, marked: letters });
    const dense = Array.from(opacity.keys()).filter((i) => (opacity[i] ?? 0) > 0.75 && letters[i] === 0);
    expect(dense.length).toBeGreaterThan(100);
    expect(dense.filter((i) => removed?.lost[i] !== 1)).toEqual([]);
  });

  test('leaves its input, the letters and other texts as they are', () => {
    const planes = lit(opacity);
    const blocked = Uint8Array.from(letters, (_, i) => (i % width > 300 ? 1 : 0));
    const removed = removeGlow(planes, { ...place, blocked });
    const [before] = lit(opacity).channels;
    expect(planes.channels[0].every((level, i) => level === before[i])).toBe(true);
    expect(removed?.changed.includes(1)).toBe(true);
    const isOwn = (i: number): boolean => blocked[i] === 0 && place.marked[i] === 0;
    expect(removed?.changed.findIndex((value, i) => value !== 0 && !isOwn(i))).toBe(-1);
  });

  test('finds none on bare bricks', () => {
    expect(removeGlow(lit(new Float32Array(letters.length)), place)).toBeUndefined();
  });
});
