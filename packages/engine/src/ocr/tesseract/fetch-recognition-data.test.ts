import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeRecognitionSource } from '../../testing/recognition-source.ts';
import { fetchRecognitionData, type RecognitionSource } from './fetch-recognition-data.ts';
import { isReadable } from './recognition-data.ts';

let folder: string;
let source: RecognitionSource;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fetch-recognition-data-'));
  source = { script: writeRecognitionSource(folder), directory: join(folder, 'data') };
});
afterEach(() => {
  delete process.env.DEEPL_API_KEY;
  rmSync(folder, { recursive: true });
});

test('languages can be read once their data is fetched; those that share data fetch it once', async () => {
  const lines: string[] = [];
  const names = ['German', 'Croatian', 'Montenegrin'] as const;
  expect(names.some((name) => isReadable(name, source.directory))).toBe(false);
  await fetchRecognitionData(names, source, { onProgress: (line) => lines.push(line) });
  expect(names.every((name) => isReadable(name, source.directory))).toBe(true);
  expect(lines).toEqual(['Recognition data: deu', 'Recognition data: hrv']);
  expect(readdirSync(source.directory)).toContain('hrv.traineddata.gz');
});

test('what the source complains of is told', async () => {
  await expect(fetchRecognitionData(['Maltese'], source)).rejects.toMatchObject({
    code: 'language-data-missing',
    message: 'The recognition data for "mlt" could not be fetched: offline',
  });
});

test('a cancelled fetch ends', async () => {
  const controller = new AbortController();
  const fetched = fetchRecognitionData(['German'], source, { signal: controller.signal });
  controller.abort();
  await expect(fetched).rejects.toMatchObject({ code: 'cancelled' });
});

test('the source learns no key of a translator', async () => {
  process.env.DEEPL_API_KEY = 'a-secret-key';
  await fetchRecognitionData(['German'], source);
  const seen = readFileSync(join(source.directory, 'environment.json'), 'utf8');
  expect(seen).not.toContain('a-secret-key');
  expect(JSON.parse(seen)).toMatchObject({ PATH: process.env.PATH });
});
