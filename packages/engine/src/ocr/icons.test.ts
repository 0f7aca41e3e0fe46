import { cssFont } from '@palimpsest/typeset';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grow } from '../geometry/oriented-rectangle.ts';
import { cropUpright } from '../image/crop.ts';
import { findInk } from '../ink/find-ink.ts';
import { findInkParameters } from '../ink/parameters.ts';
import { cutAt, findIcons, saysTheSame } from './icons.ts';
import { recogniseParameters } from './parameters.ts';
import { createRecogniser, lineRows, type Recogniser } from './recogniser.ts';
import { restoreSpaces } from './spacing.ts';

type Context = ReturnType<ReturnType<typeof createCanvas>['getContext']>;

let recogniser: Recogniser;
beforeAll(async () => {
  registerFonts();
  recogniser = await createRecogniser();
});
afterAll(() => recogniser.close());

/** The text of a drawn line without the icons in it, and how many those are. */
async function iconsIn(paint: (context: Context) => void) {
  const canvas = createCanvas(600, 120);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 600, 120);
  context.fillStyle = '#203040';
  context.strokeStyle = '#203040';
  context.lineWidth = 4;
  context.font = cssFont('Open Sans', 400, 40);
  paint(context);
  const picture = { width: 600, height: 120, data: new Uint8ClampedArray(context.getImageData(0, 0, 600, 120).data) };
  const [ink] = findInk(picture, { x: 300, y: 62, width: 560, height: 46, angle: 0 });
  if (!ink) throw new Error('The drawn line has no ink.');
  const margin = recogniseParameters.marginOfLine * ink.box.height;
  const reading = await recogniser.read(cropUpright(picture, grow(ink.box, margin), lineRows));
  const text = restoreSpaces(reading.text, ink.columns, ink.image.height);
  const found = findIcons({ ...ink, text, reading, language: 'en' });
  return { text: found.text, icons: found.icons.length };
}

/** A circle with a meridian and the equator. */
function globe(context: Context, x: number, y: number): void {
  context.beginPath();
  context.arc(x, y, 15, 0, 2 * Math.PI);
  context.moveTo(x - 15, y);
  context.lineTo(x + 15, y);
  context.moveTo(x + 6, y);
  context.ellipse(x, y, 6, 15, 0, 0, 2 * Math.PI);
  context.stroke();
}

function check(context: Context, x: number, y: number): void {
  context.beginPath();
  context.moveTo(x - 14, y);
  context.lineTo(x - 4, y + 11);
  context.lineTo(x + 16, y - 14);
  context.stroke();
}

function battery(context: Context, x: number, y: number): void {
  context.strokeRect(x - 20, y - 12, 36, 24);
  context.fillRect(x - 15, y - 7, 16, 14);
}

function marked(context: Context): void {
  check(context, 50, 62);
  context.fillText('Clean hands', 90, 76);
}

function mixed(context: Context): void {
  check(context, 50, 62);
  context.fillText('Good for', 90, 76);
  globe(context, 300, 62);
  context.fillText('planet', 340, 76);
  battery(context, 520, 62);
}

test('marks among the words of a line are icons', async () => {
  expect(await iconsIn(mixed)).toEqual({ text: 'Good for planet', icons: 3 });
});

test('a check mark before a line is an icon', async () => {
  expect(await iconsIn(marked)).toEqual({ text: 'Clean hands', icons: 1 });
});

test.each([
  ['an arrow before a label', '> Next page', 'Next page'],
  ['an arrow behind a label', 'Next page >', 'Next page'],
])('%s stays as an icon', async (_, text, label) => {
  expect(await iconsIn((context) => context.fillText(text, 40, 76))).toEqual({ text: label, icons: 1 });
});

test('the number of an item stays as a mark where the text stands at a tab behind it', async () => {
  const found = [];
  for (const x of [100, 82]) {
    found.push(
      await iconsIn((context) => {
        context.fillText('5.', 40, 76);
        context.fillText('Send the mail', x, 76);
      }),
    );
  }
  expect(found).toEqual([
    { text: 'Send the mail', icons: 1 },
    { text: '5. Send the mail', icons: 0 },
  ]);
});

test.each([
  'Home > Garden > Tools',
  '5 > 3',
  'Give me a hand',
  'Plan B & plan C',
  'Room 5 to 12',
  'I do it',
  'Up to 3 % off',
  'A - Z | 24',
  'Take number 11',
])('short words are letters: %s', async (text) => {
  expect(await iconsIn((context) => context.fillText(text, 40, 76))).toEqual({ text, icons: 0 });
});

test('the parts of a line say the same where no letter is lost', () => {
  expect(saysTheSame(['Good for', 'planet'], 'Good for planet')).toBe(true);
  expect(saysTheSame(['ABOVE 102'], 'ABOVE 102.5F')).toBe(false);
});

const glyph = (left: number, right: number) => ({ left, right, top: 0, bottom: 80 });

test('a turned line is cut at its marks, and what is left follows its turn', () => {
  const image = {
    width: 800 + 2 * findInkParameters.rim,
    height: 80 + 2 * findInkParameters.rim,
    data: new Uint8Array(0),
  };
  const columns = [glyph(0, 60), glyph(100, 700), glyph(740, 800)];
  const box = { x: 500, y: 50, width: 400, height: 40, angle: Math.PI / 2 };
  const { marks, rests } = cutAt({ box, image, columns }, [glyph(0, 60)]);
  expect(rests).toHaveLength(1);
  expect(rests[0]?.x).toBeCloseTo(500);
  expect(rests[0]?.y).toBeCloseTo(50 - 200 + (50 + 400) / 2);
  expect(rests[0]?.width).toBeCloseTo(350);
  expect(marks[0]?.y).toBeCloseTo(50 - 200 + 15);
});
