import { describe, expect, test } from 'vitest';
import { takeOut } from './analyse.ts';
import { mapQuad, type Quad } from './geometry/quad.ts';
import { draw, plain, psnr } from './testing/drawing.ts';
import { useReader } from './testing/reader.ts';
import { tilted } from './testing/tilt.ts';

const sign = draw(700, 440, plain('#1d4e89'), [
  { lines: ['River path closed'], x: 56, y: 105, size: 62, weight: 700, colour: '#ffffff' },
  {
    lines: ['Please follow the yellow signs', 'to the old bridge and the harbour'],
    x: 56,
    y: 190,
    size: 31,
    colour: '#ffffff',
  },
  { lines: ['Opening again on Monday, 14 March'], x: 56, y: 300, size: 28, weight: 500, colour: '#ffd166' },
  { lines: ['Sorry for the detour. Your town council'], x: 56, y: 390, size: 22, colour: '#dde6f0' },
]);

describe('a sign that is seen at an angle', () => {
  const reader = useReader();

  test.each([{ yaw: 20 }, { yaw: 30, pitch: 8 }, { yaw: -40, pitch: 15, roll: 4 }, { yaw: 25, pitch: 40 }])(
    'is read, placed and erased: %o',
    async (tilt) => {
      const { image, toImage } = tilted(sign.image, tilt);
      const paragraphs = await reader.read(image);
      expect(paragraphs.map(({ text }) => text)).toEqual(sign.paragraphs.map(({ text }) => text));
      for (const [index, { perspective }] of paragraphs.entries()) {
        const drawn = sign.paragraphs[index]?.quad;
        expect(farthestCorner(perspective, drawn && mapQuad(drawn, toImage))).toBeLessThan(10);
      }
      const { erased, texts } = takeOut(image, paragraphs);
      expect(texts.map(({ isErased }) => isErased)).toEqual([true, true, true, true]);
      expect(psnr(erased, tilted(sign.clean, tilt).image, paragraphs)).toBeGreaterThan(45);
    },
  );
});

/** Pixels between the corners that lie farthest apart. */
function farthestCorner(one: Quad | undefined, other: Quad | undefined): number {
  if (!one || !other) return Infinity;
  return Math.max(...one.map(({ x, y }, index) => Math.hypot(x - (other[index]?.x ?? 0), y - (other[index]?.y ?? 0))));
}
