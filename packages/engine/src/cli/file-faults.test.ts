import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeWhole } from './file-faults.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'palimpsest-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file is written whole, and nothing beside it', async () => {
  await writeWhole(join(folder, 'a.txt'), 'all of it');
  expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('all of it');
  expect(readdirSync(folder)).toEqual(['a.txt']);
});

test('a file that cannot be written leaves nothing half-written', async () => {
  mkdirSync(join(folder, 'a.txt'));
  await expect(writeWhole(join(folder, 'a.txt'), 'all of it')).rejects.toThrow(
    'a.txt cannot be written: it is a folder',
  );
  expect(readdirSync(folder)).toEqual(['a.txt']);
});
