import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OutputOptions, type Plan, planOutputs } from './outputs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'palimpsest-outputs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function fill(...names: readonly string[]): void {
  for (const name of names) writeFileSync(join(folder, name), '');
}

/** All paths are those in the folder. */
async function plan(input: string, { out, ...options }: Partial<OutputOptions> = {}): Promise<Plan> {
  return await planOutputs({
    inputs: [join(folder, input)],
    targets: ['Spanish'],
    json: undefined,
    skipExisting: false,
    ...options,
    out: out === undefined ? undefined : join(folder, out),
  });
}

function writtenBy({ pictures }: Plan): string[] {
  return pictures.flatMap(({ outputs }) => outputs.map(({ picture }) => picture.slice(folder.length + 1)));
}

test('one picture goes into a folder that is there, under its own name', async () => {
  fill('poster.png');
  mkdirSync(join(folder, 'done'));
  expect(writtenBy(await plan('poster.png', { out: 'done' }))).toEqual(['done/poster.es.png']);
  expect(writtenBy(await plan('poster.png', { out: 'done/other.jpg' }))).toEqual(['done/other.jpg']);
});

test.each([
  ['none/poster.png', /there is no folder .*none\. Make it first\.$/],
  ['poster.png/a.png', /poster\.png is no folder\.$/],
  ['poster.gif', /no picture can be written as GIF\. Give a name that ends in \.png, \.jpg, \.jpeg, \.webp\.$/],
  ['poster.png', /would be overwritten/],
])('that nothing can be written to %s is said before the work', async (out, message) => {
  fill('poster.png');
  await expect(plan('poster.png', { out })).rejects.toThrow(message);
});

test('that a list of texts has no folder is said before the work', async () => {
  fill('poster.png');
  await expect(plan('poster.png', { json: join(folder, 'none/texts.json') })).rejects.toThrow('there is no folder');
});

test('pictures that differ only in their type have results that differ', async () => {
  fill('logo.png', 'logo.webp', 'poster.png');
  expect(writtenBy(await plan(''))).toEqual(['logo.png.es.png', 'logo.webp.es.png', 'poster.es.png']);
  fill('logo.png.es.png');
  expect(writtenBy(await plan(''))).toEqual(['logo.png.es.png', 'logo.webp.es.png', 'poster.es.png']);
});

test('pictures of types that cannot be read are named', async () => {
  fill('poster.png', 'photo.heic', 'scan.TIFF', 'notes.txt');
  expect((await plan('')).unreadable).toEqual([join(folder, 'photo.heic'), join(folder, 'scan.TIFF')]);
  rmSync(join(folder, 'poster.png'));
  await expect(plan('')).rejects.toThrow(/holds no picture .*, only photo\.heic, scan\.TIFF, which cannot be read\.$/);
});

test('a picture that stands behind --json is not written over', async () => {
  fill('poster.png', 'other.png');
  const json = join(folder, 'other.png');
  await expect(plan('poster.png', { json })).rejects.toThrow(`--json ${json}: that is the name of a picture.`);
});
