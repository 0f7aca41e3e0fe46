import { cssFont } from '@palimpsest/typeset';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { beforeAll, expect, test } from 'vitest';
import { findInk } from '../ink/find-ink.ts';
import { findIcons, saysTheSame } from './icons.ts';
import type { Reading } from './reading.ts';

type Context = ReturnType<ReturnType<typeof createCanvas>['getContext']>;

beforeAll(registerFonts);

const readAs = (text: string): Reading => ({ text, confidence: 0.9, certainty: [], otherScript: 0 });

/** The icons found in a line that is drawn and read as told. */
function iconsIn(text: string, ctc: string, paint: (context: Context) => void) {
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
  const found = findIcons({ image: ink.image, columns: ink.columns, text, ctc: readAs(ctc), language: 'en' });
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

test('a mark that is read as a sign which it does not look like is an icon, wherever it stands', () => {
  expect(iconsIn('V Good for @ planet H', 'Good for planet', mixed)).toEqual({ text: 'Good for planet', icons: 3 });
});

test('a check mark before a line that both recognisers read as a letter is an icon', () => {
  expect(iconsIn('V Clean hands', 'V Clean hands', marked)).toEqual({ text: 'Clean hands', icons: 1 });
});

test('a mark that nothing was read in is an icon', () => {
  expect(iconsIn('Clean hands', 'Clean hands', marked)).toEqual({ text: 'Clean hands', icons: 1 });
});

test.each([
  ['an arrow before a label', '> Next page', 'Next page'],
  ['an arrow behind a label', 'Next page >', 'Next page'],
])('%s stays as an icon', (_, text, label) => {
  expect(iconsIn(text, text, (context) => context.fillText(text, 40, 76))).toEqual({ text: label, icons: 1 });
});

test('the number of an item stays as a mark where the text stands at a tab behind it', () => {
  const text = '5. Send the mail';
  const found = [100, 82].map((x) =>
    iconsIn(text, text, (context) => {
      context.fillText('5.', 40, 76);
      context.fillText('Send the mail', x, 76);
    }),
  );
  expect(found).toEqual([
    { text: 'Send the mail', icons: 1 },
    { text, icons: 0 },
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
  'A – Z | 24',
  'Take number 11',
])('short words are letters: %s', (text) => {
  expect(iconsIn(text, text, (context) => context.fillText(text, 40, 76))).toEqual({ text, icons: 0 });
});

test('the parts of a line say the same where no letter is lost', () => {
  expect(saysTheSame(['Good for', 'planet'], 'Good for planet')).toBe(true);
  expect(saysTheSame(['ABOVE 102'], 'ABOVE 102.5F')).toBe(false);
});
