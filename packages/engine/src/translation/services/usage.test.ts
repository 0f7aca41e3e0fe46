import { mkdtemp, rm } from 'node:fs/promises';
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
  expect(await one.today()).toEqual({ DeepL: 60, Azure: 40 });
  today = new Date('2026-09-15T00:00:00Z');
  expect(await one.today()).toEqual({});
  await one.reserve('DeepL', 100);
});

test('without a limit everything is counted and nothing refused', async () => {
  const meter = createUsageMeter({ folder: join(folder, 'free') });
  await Promise.all(Array.from({ length: 20 }, () => meter.reserve('DeepL', 1_000)));
  expect(await meter.today()).toEqual({ DeepL: 20_000 });
});
