import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { createCanvas, registerFonts } from './node.ts';
import { layoutCases, recordLayout } from './testing/cases.ts';

const require = createRequire(import.meta.url);

test('a machine with another Roboto and Open Sans sets text as recorded', async () => {
  const other = require.resolve('@expo-google-fonts/open-sans/700Bold/OpenSans_700Bold.ttf');
  for (const family of ['Roboto', 'Open Sans']) GlobalFonts.registerFromPath(other, family);
  registerFonts();
  for (const family of ['Roboto', 'Open Sans']) GlobalFonts.registerFromPath(other, family);
  const ctx = createCanvas(1, 1).getContext('2d');
  const record = layoutCases.map((layoutCase) => JSON.stringify(recordLayout(ctx, layoutCase)));
  await expect(`${record.join('\n')}\n`).toMatchFileSnapshot('testing/layouts.jsonl');
});
