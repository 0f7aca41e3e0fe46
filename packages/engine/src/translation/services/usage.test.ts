import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUsageMeter } from './usage.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'translation-usage-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('processes that share a folder share the limit of a day, and a new day starts anew', async () => {
  let today = new Date('2026-09-14T23:59:00Z');
  const shared = { charactersPerDay: 100, folder: join(folder, 'shared'), now: () => today };
  const [one, other] = [createUsageMeter(shared), createUsageMeter(shared)];
  await one.reserve('DeepL', 60);
  await expect(other.reserve('DeepL', 41)).rejects.toMatchObject({
    code: 'translation-failed',
    message: expect.stringMatching(/60 of today's 100 characters/),
  });
  await other.reserve('Azure', 40);
  expect(await one.today()).toMatchObject({ DeepL: { characters: 60 }, Azure: { characters: 40 } });
  today = new Date('2026-09-15T00:00:00Z');
  expect(await one.today()).toEqual({});
  await one.reserve('DeepL', 100);
});

test('without a limit everything is counted and nothing refused', async () => {
  const meter = createUsageMeter({ folder: join(folder, 'free') });
  await Promise.all(Array.from({ length: 20 }, () => meter.reserve('DeepL', 1_000)));
  expect(await meter.today()).toMatchObject({ DeepL: { characters: 20_000 } });
});

test('tokens are counted beside characters, and do not count against the limit of characters', async () => {
  const meter = createUsageMeter({ charactersPerDay: 10, folder: join(folder, 'tokens') });
  await meter.reserve('gpt', 6);
  await meter.countTokens('gpt', { inputTokens: 300, outputTokens: 40 });
  await meter.countTokens('gpt', { inputTokens: 200, outputTokens: 20 });
  await meter.reserve('gpt', 4);
  expect(await meter.today()).toEqual({ gpt: { characters: 10, inputTokens: 500, outputTokens: 60 } });
});

test('a day that an earlier version began, which knew no tokens, is counted on', async () => {
  const old = join(folder, 'old');
  await mkdir(old);
  await writeFile(join(old, '2026-09-14'), '60\tDeepL\n');
  const meter = createUsageMeter({ folder: old, now: () => new Date('2026-09-14T12:00:00Z') });
  await meter.reserve('DeepL', 5);
  expect(await meter.today()).toEqual({ DeepL: { characters: 65, inputTokens: 0, outputTokens: 0 } });
});
