import { createCanvas } from '@palimpsest/typeset/node';
import { homographyBetween, inverse, mapped } from '@palimpsest/typeset/homography';
import { describe, expect, test } from 'vitest';
import type { LocalisedText } from './model/document.ts';
import { boundsInFrame, quadOf, rectangleFromFrame } from './geometry/oriented-rectangle.ts';
import { mapQuad, type Point, type Quad } from './geometry/quad.ts';
import { seededRandom } from './inpainting/seeded-random.ts';
import { median } from './median.ts';
import { draw, type DrawnText, plain } from './testing/drawing.ts';
import { useReader } from './testing/reader.ts';
import { type Tilt, tilted, type TiltedSign } from './testing/tilt.ts';
import { paintLocalisedText } from './typesetting/render.ts';

const size = { width: 700, height: 440 };
const white = '#ffffff';
const original: DrawnText[] = [
  { lines: ['River path closed'], x: 56, y: 105, size: 62, weight: 700, colour: white },
  {
    lines: ['Please follow the yellow signs', 'to the old bridge and the harbour'],
    x: 56,
    y: 190,
    size: 31,
    colour: white,
  },
  { lines: ['Opening again on Monday, 14 March'], x: 56, y: 300, size: 28, weight: 500, colour: '#ffd166' },
  { lines: ['Sorry for the detour. Your town council'], x: 56, y: 390, size: 22, colour: '#dde6f0' },
];
/** The translations, set on the sign as a designer would set them. */
const designed: DrawnText[] = [
  ['Uferweg gesperrt'],
  ['Bitte den gelben Schildern bis', 'zur alten Brücke folgen'],
  ['Wieder offen ab Montag, 14. März'],
  ['Danke für das Verständnis. Ihre Stadt'],
].map((lines, index) => ({ ...(original[index] as DrawnText), lines }));

const sign = draw(size.width, size.height, plain('#1d4e89'), original);
const truth = draw(size.width, size.height, plain('#1d4e89'), designed);
/** Margin of the quads of drawn texts around their ink, in pixels. */
const margin = 2;

/** The corners of a text's ink on the sign, in the image, clockwise from its top left. */
function inkCorners(text: LocalisedText, { image, toImage }: TiltedSign): Quad {
  const ctx = createCanvas(image.width, image.height).getContext('2d');
  paintLocalisedText(ctx, text);
  const { data } = ctx.getImageData(0, 0, image.width, image.height);
  const ends: Quad = quadOf({ x: 350, y: 220, ...size, angle: 0 });
  const toSign = inverse(homographyBetween(ends, mapQuad(ends, toImage)));
  const inked = Array.from({ length: image.width * image.height }, (_, pixel) => pixel)
    .filter((pixel) => (data[pixel * 4 + 3] ?? 0) > 50)
    .map((pixel) => mapped(toSign, { x: (pixel % image.width) + 0.5, y: Math.floor(pixel / image.width) + 0.5 }));
  return mapQuad(quadOf(rectangleFromFrame(boundsInFrame(inked, 0), 0)), toImage);
}

function farthest(one: Quad, other: readonly Point[]): number {
  return Math.max(
    ...one.map(({ x, y }, index) => Math.hypot(x - (other[index]?.x ?? NaN), y - (other[index]?.y ?? NaN))),
  );
}

/** The sign in a picture whose values are off by one at most, as after it was saved again. */
function withNoise({ image, toImage }: TiltedSign, seed: number): TiltedSign {
  const random = seededRandom(seed);
  const data = image.data.map((value, index) => (index % 4 === 3 ? value : value + Math.floor(random() * 3) - 1));
  return { image: { ...image, data }, toImage };
}

describe('the translation of a sign that is seen at an angle', () => {
  const reader = useReader();

  const localise = async ({ image }: TiltedSign): Promise<LocalisedText[]> =>
    (
      await reader.localise(
        image,
        designed.map(({ lines }) => lines.join(' ')),
      )
    ).texts;

  /** How far the corners of each text's ink are from where the designer would have set it, in pixels. */
  const offOn = async (seen: TiltedSign): Promise<number[]> => {
    const texts = await localise(seen);
    return truth.paragraphs.map(({ quad: [a, b, c, d] }, index) => {
      const ink = [
        { x: a.x + margin, y: a.y + margin },
        { x: b.x - margin, y: b.y + margin },
        { x: c.x - margin, y: c.y - margin },
        { x: d.x + margin, y: d.y - margin },
      ];
      const text = texts[index];
      return text ? farthest(inkCorners(text, seen), ink.map(seen.toImage)) : Infinity;
    });
  };

  // How wide letters are cannot be told from the side: the face may be a narrower one, whose letters are a little higher.
  test.each<Tilt>([{ yaw: 30 }, { yaw: -40, pitch: 10 }])(
    'stands on the sign as the designer set it, the corners of its ink within 2 px for half of the texts and 8 px for all: %o',
    async (tilt) => {
      const seen = tilted(sign.image, tilt);
      const off = [...(await offOn(seen)), ...(await offOn(withNoise(seen, 1)))];
      expect(off).toHaveLength(2 * designed.length);
      expect(median(off)).toBeLessThan(2);
      expect(Math.max(...off)).toBeLessThan(8);
    },
  );

  test('has the box in which it is set about where its middle is seen, and its corners beside', async () => {
    const seen = tilted(sign.image, { yaw: 30 });
    for (const { quad, center, width, height, rotation, perspective } of await localise(seen)) {
      expect(quad.map(({ x }) => x).reduce((sum, x) => sum + x) / 4).toBeCloseTo(center.x, 6);
      expect(Math.hypot(quad[1].x - quad[0].x, quad[1].y - quad[0].y)).toBeCloseTo(width, 6);
      expect(Math.hypot(quad[3].x - quad[0].x, quad[3].y - quad[0].y)).toBeCloseTo(height, 6);
      expect(Math.abs(rotation)).toBeLessThan(10);
      expect(perspective).toBeDefined();
      expect(perspective).not.toEqual(quad);
    }
  });

  test('is set as ever where the sign hangs before the camera', async () => {
    const texts = await localise({ image: sign.image, toImage: (point) => point });
    expect(texts.filter(({ perspective }) => perspective !== undefined)).toEqual([]);
    expect(texts).toHaveLength(designed.length);
  });
});
