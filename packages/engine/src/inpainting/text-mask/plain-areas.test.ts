import { expect, test } from 'vitest';
import { chamferDistance } from '../../image/distance-transform.ts';
import type { ColourPlanes } from '../../image/planes.ts';
import { type Context, draw, type DrawnText, plain, psnr } from '../../testing/drawing.ts';
import { eraseText } from '../erase-text.ts';
import { keepPlainAreas } from './plain-areas.ts';

const title: DrawnText = { lines: ['Night of Museums'], x: 60, y: 130, size: 64, weight: 700, colour: '#261a44' };

/** A card on a page whose colour is nearly that of the card. */
function card(context: Context): void {
  plain('#f4f1fa')(context);
  context.fillStyle = '#e2daf3';
  context.fillRect(24, 44, 620, 300);
}

/** A box that has the colour of the page, on the card. */
function boxed(context: Context): void {
  card(context);
  context.fillStyle = '#f4f1fa';
  context.fillRect(46, 74, 580, 84);
}

test.each([4, 6])('erases an outline of %i px in the colour of the page around the card', (width) => {
  const { image, clean, paragraphs } = draw(660, 380, card, [{ ...title, outline: { colour: '#f4f1fa', width } }]);
  expect(psnr(eraseText(image, paragraphs).erased, clean, paragraphs)).toBeGreaterThan(55);
});

test('keeps a small box behind the words that has the colour of the page', () => {
  const { image, clean, paragraphs } = draw(660, 380, boxed, [title]);
  expect(psnr(eraseText(image, paragraphs).erased, clean, paragraphs)).toBeGreaterThan(60);
});

/** An area on the right, and a dot of its colour. */
function level(x: number, y: number): number {
  return x >= 80 || (x === 54 && y === 40) ? 240 : 220;
}

test('keeps a dot beside a letter that has the colour of an area farther out', () => {
  const [width, height] = [120, 80];
  const letter = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return x >= 30 && x < 50 && y >= 30 && y < 50 ? 1 : 0;
  });
  const distance = chamferDistance(letter, width, height);
  const seen = Float32Array.from(letter, (_, i) => level(i % width, Math.floor(i / width)));
  const guess = new Float32Array(letter.length).fill(220);
  const background: ColourPlanes = { width, height, channels: [guess, guess.slice(), guess.slice()] };
  const near = Uint8Array.from(distance, (away) => (away <= 48 ? 1 : 0));
  keepPlainAreas({ width, height, channels: [seen, seen, seen] }, background, near, distance, 80);
  expect(background.channels.map((plane) => plane[40 * width + 54])).toEqual([240, 240, 240]);
});
