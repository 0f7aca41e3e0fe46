import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mergeTableSource } from '../../scripts/merge-table.ts';

test('the table is what scripts/generate-merge-table.ts makes of the installed tailwind-merge', async () => {
  expect(await readFile(join(import.meta.dirname, 'merge-table.ts'), 'utf8')).toBe(mergeTableSource());
});
