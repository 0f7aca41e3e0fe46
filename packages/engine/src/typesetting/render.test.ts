import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { expect, test } from 'vitest';
import type { LocalisedText } from '../model/document.ts';
import { paintLocalisedText } from './render.ts';

registerFonts();

const text: LocalisedText = {
  id: 1,
  originalText: 'for you',
  translatedText: 'için',
  quad: [
    { x: 0, y: 0 },
    { x: 200, y: 0 },
    { x: 200, y: 80 },
    { x: 0, y: 80 },
  ],
  center: { x: 100, y: 40 },
  width: 200,
  height: 80,
  rotation: 0,
  fontSize: 60,
  fontFamily: 'Roboto',
  fontWeight: 700,
  textAlign: 'center',
  suggestedColours: ['#102030'],
  lineCount: 1,
};

function pixelsOf(set: Partial<LocalisedText>): Uint8ClampedArray {
  const ctx = createCanvas(200, 80).getContext('2d');
  paintLocalisedText(ctx, { ...text, ...set });
  return ctx.getImageData(0, 0, 200, 80).data;
}

/** The highest alpha. */
const most = (pixels: Uint8ClampedArray) => Math.max(...pixels.filter((_, at) => at % 4 === 3));

test('a text is painted in its case, by the rules of its language', () => {
  const capitals = pixelsOf({ translatedText: 'İÇİN' });
  const isCapitals = (lang: string) =>
    pixelsOf({ textTransform: 'uppercase', lang }).every((value, at) => value === capitals[at]);
  expect([isCapitals('tr'), isCapitals('en')]).toEqual([true, false]);
});

test('a text is seen through as far as it says', () => {
  const [opaque, half] = [pixelsOf({}), pixelsOf({ opacity: 0.5 })];
  expect(most(opaque)).toBe(255);
  expect(Math.abs(most(half) - 127.5)).toBeLessThan(2);
});
