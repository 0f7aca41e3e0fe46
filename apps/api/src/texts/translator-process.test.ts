import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTranslatorProcess, type TranslatorProcess } from './service.ts';

const french = 'Les enfants de moins de douze ans voyagent gratuitement avec un adulte.';
const german = 'Wir haben jeden Samstag von acht bis zwölf Uhr für Sie geöffnet.';

let translators: TranslatorProcess;
const dataDir = mkdtempSync(join(tmpdir(), 'palimpsest-translators-'));
const previous = { ...process.env };
beforeAll(() => {
  process.env.TRANSLATORS = 'apertium';
  translators = createTranslatorProcess({ onOutput: () => undefined, dataDir, memoryMb: 2_048 });
});
afterAll(() => {
  translators.close();
  process.env = previous;
  rmSync(dataDir, { recursive: true });
});

const translate = (texts: readonly string[], translator?: string) =>
  translators.call('translate', {
    texts: texts.map((text) => ({ text })),
    source: 'English',
    target: 'Spanish',
    blacklist: [],
    glossary: [],
    memory: [],
    localiseNumbers: false,
    shorter: false,
    translator,
  });

test('each text is translated from the language in which it is clearly written, in the order that was asked', async () => {
  expect(await translate(['Free entry', french, 'Summer sale'])).toMatchObject([
    { text: 'Entrada libre' },
    { text: expect.stringMatching(/^Los niños .*viajan/) },
    { text: 'Rebajas de verano' },
  ]);
});

test('a text in a language that nobody translates is refused, and says which language that is', async () => {
  const refused = {
    code: 'unavailable',
    detail:
      'This text looks like German, and nothing here translates German to Spanish. Please write its translation yourself.',
    refusal: { code: 'pair-unavailable' },
  };
  await expect(translate([german])).rejects.toMatchObject(refused);
  await expect(translate(['Free entry', german], 'Apertium')).rejects.toMatchObject(refused);
});

test('a text that is in the target language is taken to be in the chosen one', async () => {
  const spanish = 'Los niños menores de doce años viajan gratis con un adulto de su familia.';
  expect(await translate([spanish])).toMatchObject([{}]);
});
