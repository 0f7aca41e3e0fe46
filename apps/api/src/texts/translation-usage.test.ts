import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/open.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createTranslationUsage } from './translation-usage.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('processes share the limit of a day: of twenty that ask at once for a tenth of it, ten are granted', async () => {
  const [one, other] = [createTranslationUsage(database.db, 1_000), createTranslationUsage(database.db, 1_000)];
  const asked = Array.from({ length: 20 }, (_, index) =>
    (index % 2 === 0 ? one : other).reserve({ name: 'DeepL', characters: 100 }),
  );
  const granted = (await Promise.all(asked)).filter((used) => used === undefined);
  expect(granted).toHaveLength(10);
  expect(await one.reserve({ name: 'Azure', characters: 1 })).toBe(1_000);
  await one.countTokens({ name: 'gpt', inputTokens: 30, outputTokens: 4 });
  expect(await other.today()).toEqual({
    DeepL: { characters: 1_000, inputTokens: 0, outputTokens: 0 },
    gpt: { characters: 0, inputTokens: 30, outputTokens: 4 },
  });
});
