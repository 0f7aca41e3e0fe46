import { GlobalFonts } from '@napi-rs/canvas';
import { face } from '@palimpsest/typefaces/node';
import { expect, test } from 'vitest';
import { createCanvas, registerFonts } from './node.ts';
import { layoutCases, recordLayout } from './testing/cases.ts';

test('a machine with another Roboto and Open Sans sets text as recorded', async () => {
  const other = face('Open Sans', 700)?.path ?? '';
  for (const family of ['Roboto', 'Open Sans']) GlobalFonts.registerFromPath(other, family);
  registerFonts();
  for (const family of ['Roboto', 'Open Sans']) GlobalFonts.registerFromPath(other, family);
  const ctx = createCanvas(1, 1).getContext('2d');
  const record = layoutCases.map((layoutCase) => JSON.stringify(recordLayout(ctx, layoutCase)));
  await expect(`${record.join('\n')}\n`).toMatchFileSnapshot('testing/layouts.jsonl');
});
