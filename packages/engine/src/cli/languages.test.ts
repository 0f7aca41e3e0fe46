import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeRecognitionSource } from '../testing/recognition-source.ts';
import { readTranslatorConfig } from '../translation/settings.ts';
import type { RecognitionPlaces } from './actions.ts';
import { addLanguages } from './languages.ts';

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

async function add(names: Parameters<typeof addLanguages>[1], from = places): Promise<string | undefined> {
  let summary: string | undefined;
  const progress = { show: () => undefined, end: (text?: string) => void (summary = text) };
  await addLanguages(config, names, from, { progress, signal: new AbortController().signal });
  return summary;
}

test('a language that is added can be read, with those that are read with the same data', async () => {
  expect(await add(['German', 'Croatian'])).toBe('Can be read now: German, Croatian');
  expect(await add(['German', 'Montenegrin'])).toBe('Nothing to fetch: 2 languages can be read.');
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
