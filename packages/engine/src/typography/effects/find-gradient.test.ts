import { layoutText, paintText, parseTextGradient, type StyledRun } from '@palimpsest/typeset';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodeImage } from '../../image/decode.ts';
import type { Raster } from '../../image/raster.ts';
import { strokePixels } from '../stroke-pixels.ts';
import { findGradient, gradientStyle } from './find-gradient.ts';

const width = 640;
const height = 160;
const fontSize = 64;

interface Title {
  gradient?: string;
  runs?: StyledRun[];
  /** Quality of the JPEG that it goes through. */
  quality?: number;
}

beforeAll(() => registerFonts());

/** The gradient that is found in a title over two colours that run into each other. */
async function foundIn({ gradient, runs, quality }: Title) {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  const background = ctx.createLinearGradient(0, 0, width, height);
  background.addColorStop(0, '#14213d');
  background.addColorStop(1, '#2b4d3f');
  ctx.fillStyle = background;
  ctx.fillRect(0, 0, width, height);
  const picture = (): Raster => ({ width, height, data: ctx.getImageData(0, 0, width, height).data });
  const erased = picture();
  const style = { fontFamily: 'Roboto', fontWeight: 700, fontSize, textAlign: 'center' as const };
  const layout = layoutText(ctx, 'Summer sale begins', { ...style, textGradient: gradient, runs }, width);
  paintText(ctx, layout, { x: 0, y: 0, width, height, rotation: 0 }, '#ffd24a');
  const image = quality === undefined ? picture() : await decodeImage(canvas.toBuffer('image/jpeg', quality));
  const [line] = layout.lines;
  const baseline = (height - layout.height) / 2 + (line?.baseline ?? 0);
  const pen = { x: line?.x ?? 0, y: baseline };
  const frames = [{ x: width / 2, y: baseline - 20, width: (line?.width ?? 0) + 8, height: 62, angle: 0 }];
  const found = findGradient(strokePixels(image, erased, frames), frames);
  const { textGradient } = gradientStyle(found, { pens: [pen], fontSize }, 0);
  return textGradient === undefined ? undefined : parseTextGradient(textGradient);
}

function level(hex: string, at: number): number {
  return Number.parseInt(hex.slice(at, at + 2), 16);
}

/** The greatest difference of two colours in a channel. */
function apart(one = '', other = ''): number {
  return Math.max(...[1, 3, 5].map((at) => Math.abs(level(one, at) - level(other, at))));
}

describe('two colours that run into each other over the letters', () => {
  it.each([
    { angle: 180, quality: undefined, near: 12 },
    { angle: 90, quality: undefined, near: 12 },
    { angle: 180, quality: 62, near: 30 },
    { angle: 90, quality: 62, near: 30 },
  ])('are found at $angle degrees, after JPEG of quality $quality', async ({ angle, quality, near }) => {
    const found = await foundIn({
      gradient: `linear-gradient(${angle}deg, #ffe08a, #d1410c)`,
      ...(quality && { quality }),
    });
    expect(found?.angle).toBe(angle);
    expect(apart(found?.from, '#ffe08a')).toBeLessThanOrEqual(near);
    expect(apart(found?.to, '#d1410c')).toBeLessThanOrEqual(near);
  });

  it.each<[string, Title]>([
    ['letters of one colour', {}],
    ['letters of one colour after strong compression', { quality: 40 }],
    ['words in two colours', { runs: [{ start: 0, end: 6, fill: '#e03030' }] }],
    [
      'words in three colours',
      {
        runs: [
          { start: 0, end: 6, fill: '#e03030' },
          { start: 12, end: 18, fill: '#3060ff' },
        ],
      },
    ],
  ])('are not found in %s', async (_name, title) => {
    expect(await foundIn(title)).toBeUndefined();
  });
});
