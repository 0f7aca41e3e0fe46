import sharp from 'sharp';
import { expect, it } from 'vitest';
import { rectangleOf } from '../geometry/oriented-rectangle.ts';
import { colourDistance, fromHex } from '../image/colour.ts';
import type { Raster } from '../image/raster.ts';
import { blotches, draw, plain, slope } from '../testing/drawing.ts';
import { inkColours } from './ink-colours.ts';
import { strokePixels } from './stroke-pixels.ts';

async function compressed({ width, height, data }: Raster): Promise<Raster> {
  const raw = sharp(Buffer.from(data), { raw: { width, height, channels: 4 } }).removeAlpha();
  const jpeg = await raw.jpeg({ quality: 62 }).toBuffer();
  return { width, height, data: new Uint8ClampedArray(await sharp(jpeg).ensureAlpha().raw().toBuffer()) };
}

it.each([
  { colour: '#1b1403', paper: '#fca311' },
  { colour: '#fff2dc', paper: '#982a2a' },
])('a title in $colour keeps its colour where a glow of the colour of $paper was erased', async ({ colour, paper }) => {
  const text = { lines: ['Concert ce soir'], x: 40, y: 150, size: 96, weight: 700, colour };
  const { image, clean, paragraphs } = draw(800, 220, plain(paper), [text]);
  // Erasing a faint glow leaves the place of the letters a little off what was behind them.
  const erased = { ...clean, data: clean.data.map((level, i) => (i % 4 === 2 ? level + 6 : level)) };
  const frames = paragraphs.flatMap(({ lines }) => lines.map(({ quad }) => rectangleOf(quad)));
  const [ink] = inkColours(strokePixels(await compressed(image), erased, frames));
  expect(colourDistance(ink ?? [0, 0, 0], fromHex(colour))).toBeLessThan(5);
});

it.each([
  ['an outline', { outline: { colour: '#101010', width: 2 } }],
  ['a shadow', { shadow: { colour: 'rgba(0, 0, 0, 0.7)', blur: 3, dx: 1, dy: 2 } }],
])('white letters with %s on a photograph stay white, compressed', async (_, effect) => {
  const text = { lines: ['Walk with us'], x: 30, y: 70, size: 30, weight: 700, colour: '#ffffff', ...effect };
  for (const background of [blotches(), slope('#3c8b24', '#9fd04a')]) {
    const { image, clean, paragraphs } = draw(320, 110, background, [text]);
    const frames = paragraphs.flatMap(({ lines }) => lines.map(({ quad }) => rectangleOf(quad)));
    const [ink] = inkColours(strokePixels(await compressed(image), clean, frames));
    expect(colourDistance(ink ?? [0, 0, 0], [255, 255, 255])).toBeLessThan(20);
  }
});
