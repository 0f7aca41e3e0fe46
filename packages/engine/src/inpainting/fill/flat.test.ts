import { describe, expect, test } from 'vitest';
import type { ColourPlanes } from '../../image/planes.ts';
import { fillFlat, flatColours, flatShare } from './flat.ts';

const width = 60;
const height = 40;
const everywhere = new Uint8Array(width * height).fill(1);

function planesOf(level: (x: number, y: number) => number): ColourPlanes {
  const plane = Float32Array.from(everywhere, (_, i) => level(i % width, Math.floor(i / width)));
  return { width, height, channels: [plane, plane.slice(), plane.slice()] };
}

const halves = planesOf((x) => (x < 24 ? 240 : 60));

describe('flatColours', () => {
  test('finds each plain area, the larger first, and says that it is exact', () => {
    const flats = flatColours(halves, everywhere, 0.05);
    expect(flats.map(({ colour, exact }) => [colour[0], exact])).toEqual([
      [60, true],
      [240, true],
    ]);
    expect(flats[0]?.share).toBeCloseTo(36 / 60, 5);
    expect(flatShare(halves, flats, everywhere)).toBe(1);
  });

  test('leaves out areas that are too small', () => {
    const speck = planesOf((x, y) => (x < 3 && y < 3 ? 240 : 60));
    expect(flatColours(speck, everywhere, 0.05)).toHaveLength(1);
  });

  test('finds none in a texture', () => {
    const texture = planesOf((x, y) => (x * 7919 + y * 104_729) % 256);
    expect(flatColours(texture, everywhere, 0.05)).toEqual([]);
  });
});

describe('fillFlat', () => {
  test('continues an edge across the gap, and leaves what is known', () => {
    const unknown = everywhere.map((_, i) => (Math.floor(i / width) >= 15 && Math.floor(i / width) < 25 ? 1 : 0));
    const gapped = planesOf((x, y) => (y >= 15 && y < 25 ? 0 : x < 24 ? 240 : 60));
    fillFlat(gapped, unknown, flatColours(halves, everywhere, 0.05));
    const row = Array.from({ length: width }, (_, x) => gapped.channels[0][20 * width + x]);
    expect(row.slice(0, 23)).toEqual(Array(23).fill(240));
    expect(row.slice(25)).toEqual(Array(35).fill(60));
    expect(gapped.channels[0][5 * width + 10]).toBe(240);
  });
});
