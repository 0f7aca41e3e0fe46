import { beforeAll, expect, test } from 'vitest';
import scriptFont from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url';
import { addUserFont, loadFonts } from './browser.ts';
import { type InkPlaces, paintedCases, paintedInk, placesApart } from './testing/painted-scripts.ts';
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

test('the record is of eight scripts', () => {
  expect(recorded).toHaveLength(paintedCases.length);
  expect(names).toHaveLength(8);
});

test.each(names)('%s is painted where the server paints it, to a pixel', (name) => {
  for (const paintedCase of named.filter(({ script }) => script === name)) {
    const { onServer } = paintedCase;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 320, height: 240 });
    const ctx = canvas.getContext('2d');
    if (!ctx || !onServer) throw new Error('There is nothing to compare.');
    const apart = placesApart(paintedInk(ctx, paintedCase), onServer);
    expect(apart, `${paintedCase.text} at ${paintedCase.style.fontSize} px`).toBeLessThanOrEqual(1);
  }
});
