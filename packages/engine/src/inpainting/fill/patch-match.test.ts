import { describe, expect, it } from 'vitest';
import { fillLaplace } from './laplace.ts';
import { fillPatches } from './patch-match.ts';
import type { ColourPlanes } from '../../image/planes.ts';

const width = 120;
const height = 80;

/** A check of 10 px squares, and a gap as wide as a stroke of large letters. */
function torn(): { planes: ColourPlanes; whole: Float32Array; unknown: Uint8Array } {
  const whole = Float32Array.from({ length: width * height }, (_, i) =>
    (Math.floor((i % width) / 10) + Math.floor(i / width / 10)) % 2 === 0 ? 60 : 190,
  );
  const unknown = Uint8Array.from(whole, (_, i) => (Math.abs((i % width) - i / width / 2 - 40) < 6 ? 1 : 0));
  const plane = whole.map((level, i) => (unknown[i] === 0 ? level : 0));
  return { planes: { width, height, channels: [plane, plane.slice(), plane.slice()] }, whole, unknown };
}

function meanError({ channels: [red] }: ColourPlanes, whole: Float32Array, unknown: Uint8Array): number {
  const errors = [...red].flatMap((level, i) => (unknown[i] === 0 ? [] : [Math.abs(level - (whole[i] ?? 0))]));
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}

describe('fillPatches', () => {
  it('continues a pattern that a Laplace fill blurs', () => {
    const patched = torn();
    fillPatches(patched.planes, patched.unknown, 40);
    const blurred = torn();
    fillLaplace(blurred.planes, blurred.unknown);
    const error = meanError(patched.planes, patched.whole, patched.unknown);
    expect(error).toBeLessThan(6);
    expect(error).toBeLessThan(meanError(blurred.planes, blurred.whole, blurred.unknown) / 4);
  });

  it('keeps what is known and gives the same each time', () => {
    const [one, other] = [torn(), torn()];
    fillPatches(one.planes, one.unknown, 40);
    fillPatches(other.planes, other.unknown, 40);
    expect(one.planes).toEqual(other.planes);
    expect(one.planes.channels[0].filter((_, i) => one.unknown[i] === 0)).toEqual(
      one.whole.filter((_, i) => one.unknown[i] === 0),
    );
  });

  it('falls back on the Laplace fill where no whole patch is known', () => {
    const plane = Float32Array.from({ length: 25 }, () => 80);
    const unknown = Uint8Array.from({ length: 25 }, (_, i) => (i === 12 ? 1 : 0));
    plane[12] = 0;
    const planes: ColourPlanes = { width: 5, height: 5, channels: [plane, plane.slice(), plane.slice()] };
    fillPatches(planes, unknown, 40);
    expect(planes.channels[0][12]).toBeCloseTo(80, 0);
  });
});
