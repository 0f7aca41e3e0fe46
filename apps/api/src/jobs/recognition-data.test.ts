import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LanguageName } from '@palimpsest/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRecognitionData, type Languages, type RecognitionData } from './recognition-data.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'recognition-data-'));
  put('eng');
});
afterEach(() => rmSync(directory, { recursive: true }));

const put = (name: string): void => writeFileSync(join(directory, `${name}.traineddata.gz`), name);
const offer = (from: LanguageName, to: LanguageName) => ({
  from,
  to,
  translator: 'DeepL',
  quality: 'neural' as const,
  cost: undefined,
  downloadBytes: undefined,
});
const found: Languages = { translators: [], offers: [offer('English', 'German'), offer('German', 'English')] };

/** Recognition data whose fetching ends when the test says so. */
function start(): { data: RecognitionData; asked: LanguageName[][]; end: PromiseWithResolvers<void> } {
  const end = Promise.withResolvers<void>();
  const asked: LanguageName[][] = [];
  const data = createRecognitionData({
    directory,
    onProgress: () => undefined,
    fetch: async (languages) => {
      asked.push([...languages]);
      await end.promise;
    },
  });
  return { data, asked, end };
}

test('a language that a translator reaches is offered as soon as its data is there, and until then said to be on its way', async () => {
  const { data, asked, end } = start();
  expect(data.readable(found).unreadable).toEqual([{ language: 'German', isFetching: false }]);
  const fetching = data.fetchMissing(found);
  expect(asked).toEqual([['German']]);
  expect(data.readable(found).unreadable).toEqual([{ language: 'German', isFetching: true }]);
  expect(data.readable(found).offers).toEqual([offer('English', 'German')]);
  put('deu');
  end.resolve();
  await fetching;
  expect(data.readable(found)).toEqual({ ...found, unreadable: [] });
});

test('two who ask at the same time fetch once', async () => {
  const { data, asked, end } = start();
  const both = Promise.all([data.fetchMissing(found), data.fetchMissing(found)]);
  end.resolve();
  await both;
  expect(asked).toHaveLength(1);
});

test('a language whose data could not be fetched is no longer on its way, and the reason is told', async () => {
  const { data, end } = start();
  const fetching = data.fetchMissing(found);
  end.reject(new Error('offline'));
  await expect(fetching).rejects.toThrow('offline');
  expect(data.readable(found).unreadable).toEqual([{ language: 'German', isFetching: false }]);
});

test('where everything can be read nothing is fetched', async () => {
  put('deu');
  const { data, asked } = start();
  await data.fetchMissing(found);
  expect(asked).toEqual([]);
});
