import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { semanticColors } from '@palimpsest/ui/tokens';
import { expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');

test('the bars of the browser have the color of the page in both themes', () => {
  const { light, dark } = semanticColors.canvas;
  expect(page).toContain(`content="${light}" media="(prefers-color-scheme: light)"`);
  expect(page).toContain(`content="${dark}" media="(prefers-color-scheme: dark)"`);
});
