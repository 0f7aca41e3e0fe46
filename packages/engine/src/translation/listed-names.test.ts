import { expect, test } from 'vitest';
import type { Paragraph } from '../model/paragraph.ts';
import { listedNames } from './listed-names.ts';

const lineHeight = 14;
const pitch = 24;

/** A line of a list. @param left in pixels */
function entryAt(row: number, text: string, left = 40): Paragraph {
  const [top, right] = [row * pitch, left + text.length * 8];
  const corners = { top, left, right, bottom: top + lineHeight };
  const quad: Paragraph['quad'] = [
    { x: corners.left, y: corners.top },
    { x: corners.right, y: corners.top },
    { x: corners.right, y: corners.bottom },
    { x: corners.left, y: corners.bottom },
  ];
  return { id: row + 1, text, quad, rotation: 0, lines: [{ text, quad, confidence: 1 }] };
}

const namesIn = (...texts: readonly Paragraph[]): string[] => listedNames(texts, 'English').map(({ text }) => text);

const listOf = (...texts: readonly string[]): Paragraph[] => texts.map((text, row) => entryAt(row, text));

test('a common word among coined names is a name, too', () => {
  const programs = ['LibreOffice', 'GIMP', 'Blender', 'Krita', 'VLC', 'KStars'];
  expect(namesIn(...listOf(...programs))).toEqual(programs);
});

test('names of several words are entries as well, behind any mark', () => {
  const desktops = ['– MATE', '– LXQt', '– KDE Plasma', '– Budgie', '– LXDE'];
  expect(namesIn(...listOf(...desktops))).toEqual(desktops);
});

test('the entries with another mark, in another column or far below are no part of the list', () => {
  const names = listOf('... LXQt', '... MATE', '... LXDE', '... Budgie');
  const server = entryAt(4, 'Web Server');
  const beside = entryAt(1, '... Kitchen', 400);
  const below = entryAt(9, '... Garden');
  expect(namesIn(...names, server, beside, below)).toEqual(names.map(({ text }) => text));
});

test.each([
  [['USB', 'HDMI', 'DVD', 'Camera', 'Keyboard']],
  [['WiFi', 'Camera', 'Keyboard', 'GPS', 'Light']],
  [['NEW', 'SALE', 'OPEN', 'EXIT']],
  [['Tea', 'Coffee', 'Milk', 'Cake']],
  [['Export PDF', 'Import CSV', 'Open iCalendar', 'Print']],
  [['LXQt', 'MATE', 'is good']],
])('%j is no list of names', (texts) => {
  expect(namesIn(...listOf(...texts))).toEqual([]);
});

test('a word of an interface is translated among names', () => {
  const names = listOf('LibreOffice', 'GIMP', 'VLC', 'Settings');
  expect(namesIn(...names)).toEqual(['LibreOffice', 'GIMP', 'VLC']);
});
