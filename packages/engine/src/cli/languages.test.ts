import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeRecognitionSource } from '../testing/recognition-source.ts';
import { readTranslatorConfig } from '../translation/settings.ts';
import type { RecognitionPlaces } from './actions.ts';
import { addLanguages, listLanguages, removeLanguages } from './languages.ts';

let folder: string;
let places: RecognitionPlaces;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'palimpsest-languages-'));
  const recognitionDataDir = join(folder, 'data');
  mkdirSync(recognitionDataDir);
  writeFileSync(join(recognitionDataDir, 'eng.traineddata.gz'), 'eng');
  places = { recognitionDataDir, recognitionSource: writeRecognitionSource(folder) };
});
afterEach(() => rmSync(folder, { recursive: true }));

const config = readTranslatorConfig({ TRANSLATORS: 'deepl', DEEPL_API_KEY: 'k' });

async function list(): Promise<string[]> {
  const lines: string[] = [];
  await listLanguages(config, places, (line) => lines.push(line));
  return lines;
}

async function add(names: Parameters<typeof addLanguages>[1], from = places): Promise<string | undefined> {
  let summary: string | undefined;
  const progress = { show: () => undefined, end: (text?: string) => void (summary = text) };
  await addLanguages(config, names, from, { progress, signal: new AbortController().signal });
  return summary;
}

test('the list says what can be read and what a translator knows', async () => {
  const lines = await list();
  expect(lines).toContain('English: can be read (0.0 MB)');
  expect(lines).toContain('German: cannot be read yet');
  expect(lines).toContain('Welsh: cannot be read yet; no configured translator knows it');
});

test('a language that is added can be read, and removed again', async () => {
  expect(await add(['German', 'Polish'])).toBe('Can be read now: German, Polish');
  expect(await list()).toContain('German: can be read (0.0 MB)');
  expect(await add(['German'])).toBe('Nothing to fetch: 1 language can be read.');
  const lines: string[] = [];
  await removeLanguages(['German'], places, (line) => lines.push(line));
  expect(lines).toEqual(['Removed: German.']);
  expect(await list()).toContain('German: cannot be read yet');
});

test('without a name, those are added that a configured translator reaches', async () => {
  const summary = (await add([])) ?? '';
  expect(summary).toContain('German');
  expect(summary).toContain('Polish');
  expect(summary).not.toContain('English');
  expect(summary).not.toContain('Welsh');
});

test('where nothing can be fetched from, the files are named that are missing', async () => {
  await expect(add(['German'], { ...places, recognitionSource: undefined })).rejects.toThrow(
    /has no source of recognition data\. Put deu\.traineddata\.gz into /,
  );
});

test('removing what other languages are read with needs their names, too', async () => {
  await add(['Croatian']);
  await expect(removeLanguages(['Croatian'], places, () => undefined)).rejects.toThrow(
    'Croatian is read with the data of Montenegrin, Serbian (latin). Name them, too, to remove it.',
  );
  await expect(removeLanguages(['German'], places, () => undefined)).rejects.toThrow('nothing to remove');
});
