import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EngineError } from '../../errors.ts';
import { language } from '../../testing/language.ts';
import { assertRecognitionData } from './recognition-data.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'recognition-data-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('a language whose data is there can be read', async () => {
  await writeFile(join(directory, 'spa.traineddata.gz'), gzipSync('data'));
  await expect(assertRecognitionData(directory, language('Spanish'))).resolves.toBeUndefined();
});

test('a language without data is named', async () => {
  const failure = await assertRecognitionData(directory, language('Spanish')).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(EngineError);
  expect(failure).toMatchObject({
    code: 'language-data-missing',
    message: expect.stringMatching(/^Text in Spanish cannot be read here: spa\.traineddata\.gz is missing in /),
  });
});

test('damaged data is told before tesseract would wait for it forever', async () => {
  await writeFile(join(directory, 'spa.traineddata.gz'), gzipSync('data').subarray(0, 12));
  await expect(assertRecognitionData(directory, language('Spanish'))).rejects.toMatchObject({
    code: 'language-data-missing',
    message: expect.stringContaining('is damaged'),
  });
});
