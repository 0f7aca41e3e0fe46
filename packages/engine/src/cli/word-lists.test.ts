import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readGlossary, readMemory } from './word-lists.ts';

const folder = mkdtempSync(join(tmpdir(), 'word-lists-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

test('terms are read, and one without a translation stays as it is', async () => {
  const file = fileOf('terms.csv', '\uFEFFterm,translation\n"early bird, adults",reserva\nAcme,\n');
  expect(await readGlossary(file)).toEqual([
    { term: 'early bird, adults', translation: 'reserva' },
    { term: 'Acme', translation: null },
  ]);
});

test('texts and their translations are read', async () => {
  const file = fileOf('memory.csv', 'source,translation\r\n"Come\nin",Pasen\r\n');
  expect(await readMemory(file)).toEqual([{ source: 'Come\nin', translation: 'Pasen' }]);
});

test('without a file there are none', async () => {
  expect(await readGlossary(undefined)).toEqual([]);
});

test('a file that is missing, no list, or lacks a column is named with what to do', async () => {
  await expect(readMemory(join(folder, 'none.csv'))).rejects.toThrow(/none\.csv cannot be read/);
  await expect(readMemory(fileOf('odd.csv', 'source,translation\n"open'))).rejects.toThrow(/no CSV file/);
  await expect(readMemory(fileOf('half.csv', 'source,translation\na,b\nc,\n'))).rejects.toThrow(/row 2 cannot be used/);
});
