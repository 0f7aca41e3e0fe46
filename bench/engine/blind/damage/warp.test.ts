import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { curvedPose, flatPose, place } from './surface.ts';
import { nearest, rasterise, warped } from './warp.ts';

const width = 160;
const height = 120;

describe('a warped poster', () => {
  it.each([
    ['turned', flatPose(createRandom('a'), 40)],
    ['curved', curvedPose(createRandom('b'))],
  ])('that is %s shows each of its places where the truth says', (_, pose) => {
    const placement = place(pose, 0.75, width, height, 0.9);
    const lookup = rasterise(placement, width, height);
    for (const [u, v] of [
      [0.25, 0.25],
      [0.5, 0.5],
      [0.75, 0.3],
      [0.4, 0.8],
    ] as const) {
      const { x, y } = placement.toScene(u, v);
      const at = Math.floor(y) * width + Math.floor(x);
      expect(lookup.u[at]).toBeCloseTo(u, 1);
      expect(lookup.v[at]).toBeCloseTo(v, 1);
    }
  });

  const flat = { yaw: 0, pitch: 0, roll: 0, around: 0, waves: 0 };
  const lookup = rasterise(place(flat, 0.75, width, height, 0.5), width, height);

  it('keeps what lies beside it', () => {
    const beside = new Float32Array(width * height).fill(9);
    const result = warped({ width: 2, height: 2, channels: 1, data: new Float32Array(4).fill(5) }, lookup, beside);
    expect(result[0]).toBe(9);
    expect(result[60 * width + 80]).toBe(5);
  });

  it('takes marks from the nearest pixel', () => {
    const marks = nearest(Uint8Array.from([1, 2, 3, 4]), 2, 2, lookup);
    expect([marks[0], marks[50 * width + 60], marks[50 * width + 100], marks[70 * width + 60]]).toEqual([0, 1, 2, 3]);
  });
});
