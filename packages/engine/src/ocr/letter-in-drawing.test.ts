import { cssFont } from '@palimpsest/typeset';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { lacksLetter } from './letter-in-drawing.ts';
import type { Raster } from '../image/raster.ts';
import type { DoubtfulText } from '../layout/part-by-doubt.ts';
import { language } from '../testing/language.ts';
import { useReader } from '../testing/reader.ts';

type Context = ReturnType<ReturnType<typeof createCanvas>['getContext']>;

/** Draws a word in black on white, and beside it whatever `draw` draws from the end of the word on. */
function picture(word: string, draw: (ctx: Context, end: { x: number; y: number }) => void): Raster {
  const [width, height] = [300, 160];
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = '#000000';
  ctx.strokeStyle = '#000000';
  ctx.lineWidth = 2;
  ctx.font = cssFont('Open Sans', 400, 22);
  ctx.fillText(word, 60, 80);
  draw(ctx, { x: 60 + ctx.measureText(word).width, y: 80 });
  return { width, height, data: new Uint8ClampedArray(ctx.getImageData(0, 0, width, height).data) };
}

/** A curve that comes from above, meets the foot of the last letter, and leaves below. */
function curveThrough(ctx: Context, { x, y }: { x: number; y: number }): void {
  ctx.beginPath();
  ctx.moveTo(x + 40, y - 60);
  ctx.quadraticCurveTo(x + 10, y - 15, x - 2, y - 1);
  ctx.quadraticCurveTo(x - 20, y + 20, x - 22, y + 70);
  ctx.stroke();
}

describe('a word whose last letter a drawing crosses', () => {
  const reader = useReader();
  beforeAll(() => {
    registerFonts();
  });

  async function readSpanish(image: Raster): Promise<{ sure: string[]; doubtful: string[] }> {
    let doubts: DoubtfulText[] = [];
    const sure = await reader.read(image, {
      language: language('Spanish'),
      onDoubt: (texts) => {
        doubts = texts;
      },
    });
    return {
      sure: sure.map(({ text }) => text),
      doubtful: doubts.map(({ paragraph, reason }) => `${paragraph.text}: ${reason}`),
    };
  }

  test('is doubted, since it reads as another word without it', async () => {
    expect(await readSpanish(picture('Local', curveThrough))).toEqual({
      sure: [],
      doubtful: ['Loca: low-confidence'],
    });
  });

  test('is trusted beside a rule or a text cursor', async () => {
    const field = picture('Servidor', (ctx, { x, y }) => {
      ctx.fillRect(x + 2, y - 50, 2, 100);
    });
    expect(await readSpanish(field)).toEqual({ sure: ['Servidor'], doubtful: [] });
  });

  test('is trusted within its frame', async () => {
    const button = picture('Loca', (ctx, { x, y }) => {
      ctx.strokeRect(55, y - 28, x - 55 + 5, 42);
    });
    expect(await readSpanish(button)).toEqual({ sure: ['Loca'], doubtful: [] });
  });
});

test('a letter of any Latin alphabet may be the one that a word lacks', () => {
  expect(lacksLetter('Ora', ['end'], (word) => word === 'oraș')).toBe(true);
  expect(lacksLetter('Nh', ['end'], (word) => word === 'như')).toBe(true);
});
