import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { configReference, referencePath } from './config-reference.ts';
import { environment } from './config.ts';

/** The formatter pads tables; what counts are the cells. */
const cells = (markdown: string) =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));

test('the reference of the configuration is current: run pnpm --filter @palimpsest/api config:write', async () => {
  const [written, current] = [cells(await readFile(referencePath, 'utf8')), cells(await configReference())];
  expect(written).toEqual(current);
  expect(written).toHaveLength(Object.keys(environment.shape).length);
});

test('every variable says what it is for', async () => {
  const silent = cells(await configReference()).filter(([, , meaning]) => meaning === '');
  expect(silent.map(([, name]) => name)).toEqual([]);
});
