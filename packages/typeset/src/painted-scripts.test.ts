import { expect, test } from 'vitest';
import { createCanvas, registerFonts } from './node.ts';
import { inkPlaces, paintedCases, paintedInk } from './testing/painted-scripts.ts';
import { registerScriptFamily } from './testing/register-script-family.ts';

registerFonts();
registerScriptFamily();

test('paints eight scripts as recorded; the browser test compares with the same record', async () => {
  const record = paintedCases.map((paintedCase) =>
    JSON.stringify(inkPlaces(paintedInk(createCanvas(320, 240).getContext('2d'), paintedCase))),
  );
  await expect(`${record.join('\n')}\n`).toMatchFileSnapshot('testing/painted-scripts.jsonl');
});
