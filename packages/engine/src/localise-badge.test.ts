import { createCanvas } from '@palimpsest/typeset/node';
import { describe, expect, test } from 'vitest';
import type { LocalisedText } from './model/document.ts';
import type { Raster } from './image/raster.ts';
import { drawBadge } from './testing/badge.ts';
import { useReader } from './testing/reader.ts';
import { paintLocalisedText } from './typesetting/render.ts';

const size = 640;
const center = { x: 320, y: 320 };
const radius = 230;

/** How far the ink of a text lies off the baseline of its original, towards the tops of its letters, in pixels. */
function heightsOf(text: LocalisedText, top: 'outside' | 'inside'): number[] {
  const ctx = createCanvas(size, size).getContext('2d');
  paintLocalisedText(ctx, text);
  const { data } = ctx.getImageData(0, 0, size, size);
  return Array.from({ length: size * size }, (_, pixel) => pixel)
    .filter((pixel) => (data[pixel * 4 + 3] ?? 0) > 100)
    .map((pixel) => Math.hypot((pixel % size) + 0.5 - center.x, Math.floor(pixel / size) + 0.5 - center.y) - radius)
    .map((off) => (top === 'outside' ? off : -off));
}

/** Pixels that are not of the plain background. */
function strayPixels({ data }: Raster, [red, green, blue]: readonly [number, number, number]): number {
  let strays = 0;
  for (let at = 0; at < data.length; at += 4) {
    const off = Math.max(
      Math.abs((data[at] ?? 0) - red),
      Math.abs((data[at + 1] ?? 0) - green),
      Math.abs((data[at + 2] ?? 0) - blue),
    );
    if (off > 24) strays++;
  }
  return strays;
}

describe('the translation of text along a part of a circle', () => {
  const reader = useReader();

  test.each([
    { top: 'outside' as const, words: 'FRESH BREAD EVERY DAY', translation: 'TÄGLICH FRISCHES BROT', sign: 1 },
    { top: 'inside' as const, words: 'OPEN EVERY SUNDAY', translation: 'SONNTAGS GEÖFFNET', sign: -1 },
  ])(
    'stands along the same circle, its letters with their tops $top, and nothing is left of the original',
    async ({ top, words, translation, sign }) => {
      const image = drawBadge({ size, center, radius, words, top, fontSize: 48 });
      const { paragraphs, erased, texts } = await reader.localise(image, [translation]);
      expect(paragraphs.map(({ text }) => text)).toEqual([words]);
      expect(strayPixels(erased, [244, 239, 228])).toBe(0);
      const [text] = texts;
      if (!text) throw new Error('The text is set.');
      expect(Math.sign(text.curve ?? 0)).toBe(sign);
      expect(text.fontSize).toBeGreaterThan(0.9 * 48);
      expect(text.fontSize).toBeLessThan(1.1 * 48);
      const heights = heightsOf(text, top);
      expect(heights.length).toBeGreaterThan(5_000);
      // Capitals with accents, and the cedilla that none of the letters has.
      expect(Math.max(...heights)).toBeLessThan(1.05 * 48);
      expect(Math.min(...heights)).toBeGreaterThan(-0.12 * 48);
      // Set straight, the ends of the line would be far inside of the circle.
      const straight = heightsOf({ ...text, curve: 0 }, top);
      expect(Math.min(...straight) < -30 || Math.max(...straight) > 70).toBe(true);
    },
  );

  test('takes no more of the circle than there is room for', async () => {
    const image = drawBadge({ size, center, radius, words: 'FRESH BREAD', top: 'outside', fontSize: 48 });
    const { texts } = await reader.localise(image, ['JEDEN MORGEN OFENFRISCHES BROT UND BRÖTCHEN AUS DEM DORF']);
    const [text] = texts;
    if (!text) throw new Error('The text is set.');
    expect(text.fontSize).toBeLessThan(44);
    expect(Math.abs(text.curve ?? 0)).toBeLessThan(200);
  });
});
