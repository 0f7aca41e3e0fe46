import type { Raster } from '@palimpsest/engine';
import { describe, expect, it } from 'vitest';
import { psnrCeiling } from '../metrics/picture.ts';
import type { TrueText } from '../posters/truth.ts';
import { scoreErasing } from './score-erasing.ts';

const box: TrueText['quad'] = [
  { x: 20, y: 20 },
  { x: 60, y: 20 },
  { x: 60, y: 30 },
  { x: 20, y: 30 },
];

const text: TrueText = {
  text: 'word',
  lines: [{ text: 'word', box }],
  quad: box,
  color: '#000000',
  fontSize: 10,
  fontWeight: 400,
  fontFamily: 'Roboto',
  textAlign: 'left',
  rotation: 0,
  group: '',
};

/** White, with a bar of that level over that part of the box. */
function picture(level: number, from = 20, to = 60): Raster {
  const width = 80;
  const height = 50;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 22; y < 28; y++) {
    for (let x = from; x < to; x++) data.set([level, level, level, 255], (y * width + x) * 4);
  }
  return { width, height, data };
}

describe('scoreErasing', () => {
  it('is perfect where the background is back', () => {
    const score = scoreErasing(text, picture(0), picture(255), picture(255));
    expect(score).toEqual({ psnr: psnrCeiling, ssim: expect.closeTo(1, 10), gone: 1 });
  });

  it('finds nothing gone where the text stayed', () => {
    const score = scoreErasing(text, picture(0), picture(255), picture(0));
    expect(score.gone).toBe(0);
    expect(score.psnr).toBeLessThan(10);
  });

  it('tells what share of the text is gone', () => {
    expect(scoreErasing(text, picture(0), picture(255), picture(0, 50, 60)).gone).toBeCloseTo(0.75, 10);
  });

  it('does not look outside of the text', () => {
    const spoiltElsewhere = picture(255);
    spoiltElsewhere.data.fill(0, 0, 80 * 4 * 5);
    expect(scoreErasing(text, picture(0), picture(255), spoiltElsewhere).psnr).toBe(psnrCeiling);
  });
});
