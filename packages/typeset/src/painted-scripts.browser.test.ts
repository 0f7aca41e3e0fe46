import { beforeAll, expect, test } from 'vitest';
import scriptFont from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url';
import { addUserFont, loadFonts } from './browser.ts';
import {
  type InkPlaces,
  type PaintedCase,
  paintedCases,
  type PaintedInk,
  paintedInk,
  placesApart,
  sumOf,
} from './testing/painted-scripts.ts';
import record from './testing/painted-scripts.jsonl?raw';
import { scriptFamily } from './testing/scripts.ts';

beforeAll(async () => {
  await addUserFont(scriptFamily, await (await fetch(scriptFont)).blob());
  await loadFonts(paintedCases.map(({ style }) => style));
});

const recorded = record
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as InkPlaces);
const named = paintedCases.map((paintedCase, index) => ({ ...paintedCase, onServer: recorded[index] }));
const names = [...new Set(paintedCases.map(({ script }) => script))];

function inkOf(paintedCase: PaintedCase): PaintedInk {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 320, height: 240 });
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('There is nothing to paint on.');
  return paintedInk(ctx, paintedCase);
}

test('the record is of eight scripts', () => {
  expect(recorded).toHaveLength(paintedCases.length);
  expect(names).toHaveLength(8);
});

test('the server lays as much ink as the browser, to a share of 6 %', () => {
  const ratios = named.map((paintedCase) => {
    const { ink } = paintedCase.onServer ?? { ink: 0 };
    return { text: paintedCase.text, size: paintedCase.style.fontSize, ratio: ink / sumOf(inkOf(paintedCase).rows) };
  });
  for (const { text, size, ratio } of ratios) expect(Math.abs(ratio - 1), `${text} at ${size} px`).toBeLessThan(0.06);
});

test.each(names)('%s is painted where the server paints it, to a pixel', (name) => {
  for (const paintedCase of named.filter(({ script }) => script === name)) {
    const { onServer } = paintedCase;
    if (!onServer) throw new Error('There is nothing to compare.');
    const apart = placesApart(inkOf(paintedCase), onServer);
    expect(apart, `${paintedCase.text} at ${paintedCase.style.fontSize} px`).toBeLessThanOrEqual(1);
  }
});
