import { cssFont } from '@palimpsest/typeset';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { expect, test } from 'vitest';
import type { Raster } from '../image/raster.ts';
import { measureAngle, measureSlant } from './skew.ts';

const degree = Math.PI / 180;

function turnedText(degrees: number, slant = 0): Raster {
  registerFonts();
  const canvas = createCanvas(500, 260);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#f4efe6';
  ctx.fillRect(0, 0, 500, 260);
  ctx.translate(250, 130);
  ctx.rotate(degrees * degree);
  ctx.transform(1, 0, -Math.tan(slant * degree), 1, 0, 0);
  ctx.font = cssFont('Roboto', 500, 44);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = '#20304c';
  ctx.fillText('Harvest Market', 0, 0);
  return { width: 500, height: 260, data: new Uint8ClampedArray(ctx.getImageData(0, 0, 500, 260).data) };
}

test.each([0, 3, -5, 7])('finds the angle of text at %d° from a box that is 2° off', (degrees) => {
  const box = { x: 250, y: 130, width: 320, height: 56, angle: (degrees + 2) * degree };
  expect(measureAngle(turnedText(degrees), box) / degree).toBeCloseTo(degrees, 0);
});

test.each([0, 9, -16])('finds how far letters lean that are slanted by %d°', (slant) => {
  const box = { x: 250, y: 130, width: 320, height: 56, angle: 4 * degree };
  expect(Math.abs(measureSlant(turnedText(4, slant), box) / degree - slant)).toBeLessThanOrEqual(1.5);
});
