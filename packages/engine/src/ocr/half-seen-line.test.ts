import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrientedRectangle } from '../geometry/oriented-rectangle.ts';
import type { Raster } from '../image/raster.ts';
import { type DrawnText, draw } from '../testing/drawing.ts';
import { findInk } from '../ink/find-ink.ts';
import { halfSeenLine } from './half-seen-line.ts';
import { createRecogniser, type Recogniser } from './recogniser.ts';

let recogniser: Recogniser;
beforeAll(async () => {
  recogniser = await createRecogniser();
});
afterAll(() => recogniser.close());

const size = { width: 520, height: 140 };
/** As the detector gives it around the whole line. */
const detected: OrientedRectangle = { x: 250, y: 76, width: 396, height: 66, angle: 0 };

function board(...texts: DrawnText[]): Raster {
  return draw(
    size.width,
    size.height,
    (context) => {
      context.fillStyle = '#d8d2c8';
      context.fillRect(0, 0, size.width, size.height);
    },
    texts,
  ).image;
}

const rest: DrawnText = { lines: ['affee und Tee'], x: 97, y: 94, size: 52, weight: 700, colour: '#201810' };
/** The left end of the line that is found in that board, in pixels. */
async function leftOf(picture: Raster): Promise<number | undefined> {
  const line = await halfSeenLine(picture, detected, findInk(picture, detected), recogniser);
  return line && line.box.x - line.box.width / 2;
}

test('a first letter that does not stand out as the others do belongs to the line', async () => {
  const picture = board({ ...rest, lines: ['K'], x: 62, colour: '#b0a898' }, rest);
  const [ink] = findInk(picture, detected);
  expect(ink && ink.box.x - ink.box.width / 2).toBeGreaterThan(90);
  expect(await leftOf(picture)).toBeLessThan(64);
});

test('an underlined word in another color is as high as its own capitals', async () => {
  const underlined = draw(
    size.width,
    size.height,
    (context) => {
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, size.width, size.height);
      context.fillStyle = '#99aadd';
      context.fillRect(62, 100, 180, 4);
    },
    [
      { lines: ['All ages'], x: 62, y: 94, size: 46, weight: 700, colour: '#99aadd' },
      { ...rest, lines: ['are'], x: 258, size: 46, weight: 700, colour: '#002244' },
    ],
  ).image;
  const box = { x: 200, y: 82, width: 290, height: 58, angle: 0 };
  const line = await halfSeenLine(underlined, box, findInk(underlined, box), recogniser);
  const height = line?.box.height ?? 0;
  expect(height - (line?.ink.descent ?? height)).toBeGreaterThan(0.68 * 46);
});

test('bare background beside a line does not', async () => {
  expect(await leftOf(board(rest))).toBeUndefined();
});
