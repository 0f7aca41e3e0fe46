import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkBoundaries } from './boundaries.ts';

const root = join(import.meta.dirname, '..');

test('every import keeps to the floors, and the check sees every source file', async () => {
  const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root });
  const report = await checkBoundaries(root, ['packages', 'apps']);
  expect(report.violations).toEqual([]);
  expect(report.modules).toBeGreaterThanOrEqual(files.length);
});

test('an import between packages of one floor, or between stages of the engine, is reported', async () => {
  const report = await checkBoundaries(join(import.meta.dirname, 'fixtures'), ['packages']);
  expect(report.violations.toSorted()).toEqual([
    'floors: packages/ui: packages/ui/src/reaches-down.ts imports packages/contract/src/fact.ts',
    'rooms: typography: packages/engine/src/typography/reaches-over.ts imports packages/engine/src/inpainting/fill.ts',
  ]);
});
