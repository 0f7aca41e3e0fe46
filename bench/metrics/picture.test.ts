import type { Mask, Raster } from '@palimpsest/engine';
import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanWhere, psnr, psnrCeiling, ssimMap } from './picture.ts';

const size = { width: 16, height: 12 };

function picture(level: (pixel: number) => number): Raster {
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  for (let pixel = 0; pixel < size.width * size.height; pixel++) {
    data.set([level(pixel), level(pixel), level(pixel), 255], pixel * 4);
  }
  return { ...size, data };
}

const everywhere: Mask = { ...size, data: new Uint8Array(size.width * size.height).fill(1) };
const leftHalf: Mask = { ...size, data: everywhere.data.map((_, pixel) => (pixel % size.width < 8 ? 1 : 0)) };
const checks = (pixel: number): number => ((pixel % 16) + Math.floor(pixel / 16)) % 2;
const levels = array(integer({ min: 0, max: 255 }), { minLength: 192, maxLength: 192 });

describe('psnr', () => {
  it('is 48.13 dB where every channel is off by one level', () => {
    const of = psnr(
      picture(() => 100),
      picture(() => 101),
      everywhere,
    );
    expect(of).toBeCloseTo(48.1308, 4);
  });

  it('is 0 dB between black and white', () => {
    const of = psnr(
      picture(() => 0),
      picture(() => 255),
      everywhere,
    );
    expect(of).toBeCloseTo(0, 10);
  });

  it('stops at the ceiling for the same picture', () => {
    const same = picture((pixel) => pixel);
    expect(psnr(same, same, everywhere)).toBe(psnrCeiling);
  });

  it('looks at the marked pixels only', () => {
    const spoilt = picture((pixel) => (pixel % size.width < 8 ? 50 : 200));
    expect(
      psnr(
        spoilt,
        picture(() => 50),
        leftHalf,
      ),
    ).toBe(psnrCeiling);
  });

  it('refuses pictures of different sizes', () => {
    const other = { ...picture(() => 0), width: 12, height: 16 };
    expect(() =>
      psnr(
        other,
        picture(() => 0),
        everywhere,
      ),
    ).toThrow('12×16');
  });
});

describe('ssimMap', () => {
  it('is 1 for the same picture', () => {
    assert(
      property(levels, (row) => {
        const same = picture((pixel) => row[pixel] ?? 0);
        expect(meanWhere(ssimMap(same, same), everywhere)).toBeCloseTo(1, 10);
      }),
    );
  });

  it('follows the formula for two flat pictures', () => {
    const c1 = (0.01 * 255) ** 2;
    const expected = (2 * 100 * 150 + c1) / (100 ** 2 + 150 ** 2 + c1);
    const flat = ssimMap(
      picture(() => 100),
      picture(() => 150),
    );
    expect(meanWhere(flat, everywhere)).toBeCloseTo(expected, 8);
  });

  it('agrees with the same formula on the Gaussian blur of OpenCV 4.6', () => {
    const texture = ssimMap(
      picture((pixel) => (pixel * 37) % 256),
      picture((pixel) => (pixel * 37 + (pixel % 7) * 9) % 256),
    );
    expect(meanWhere(texture, everywhere)).toBeCloseTo(0.33073561814343605, 8);
    expect(texture[6 * size.width + 8]).toBeCloseTo(0.3076073744717391, 8);
  });

  it('is below 0 where light and dark are swapped', () => {
    const swapped = ssimMap(
      picture((pixel) => 255 * checks(pixel)),
      picture((pixel) => 255 * (1 - checks(pixel))),
    );
    expect(meanWhere(swapped, everywhere)).toBeLessThan(-0.9);
  });
});
