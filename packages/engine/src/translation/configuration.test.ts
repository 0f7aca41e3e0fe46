import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTranslators } from './configuration.ts';
import { readTranslatorConfig } from './settings.ts';

function namesFor(variables: NodeJS.ProcessEnv): string[] {
  return createTranslators(readTranslatorConfig(variables)).map(({ name }) => name);
}

test('without any setting there are Bergamot, then Apertium', () => {
  expect(namesFor({})).toEqual(['Bergamot', 'Apertium']);
  expect(namesFor({ DEEPL_API_KEY: '', TRANSLATORS: '' })).toEqual(['Bergamot', 'Apertium']);
});

test('one key is enough, and goes before what needs none', () => {
  expect(namesFor({ DEEPL_API_KEY: 'k' })).toEqual(['DeepL', 'Bergamot', 'Apertium']);
  expect(namesFor({ ANTHROPIC_API_KEY: 'k' })).toEqual(['claude-sonnet-4-5', 'Bergamot', 'Apertium']);
  expect(namesFor({ OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'gemma3' })).toEqual([
    'gemma3',
    'Bergamot',
    'Apertium',
  ]);
  expect(namesFor({ LIBRETRANSLATE_URL: 'http://localhost:5000/' })).toEqual([
    'LibreTranslate',
    'Bergamot',
    'Apertium',
  ]);
  expect(namesFor({ AZURE_TRANSLATOR_KEY: 'k' })).toEqual(['Azure Translator', 'Bergamot', 'Apertium']);
});

test('TRANSLATORS says which are asked, and in which order', () => {
  expect(namesFor({ TRANSLATORS: 'apertium, DeepL', DEEPL_API_KEY: 'k', OPENAI_API_KEY: 'k' })).toEqual([
    'Apertium',
    'DeepL',
  ]);
});

test.each<[string, NodeJS.ProcessEnv, RegExp]>([
  ['an unknown translator', { TRANSLATORS: 'babelfish' }, /^TRANSLATORS: must name translators out of: openai, /],
  ['a translator without its key', { TRANSLATORS: 'deepl' }, /^TRANSLATORS names deepl, which needs DEEPL_API_KEY$/],
  ['an endpoint without a model', { OPENAI_BASE_URL: 'http://localhost:1' }, /^OPENAI_BASE_URL needs OPENAI_MODEL/],
  ['an address that is none', { DEEPL_URL: 'deepl' }, /^DEEPL_URL: must be an address that starts with http/],
  ['a formality that is none', { DEEPL_FORMALITY: 'rude' }, /^DEEPL_FORMALITY: must be default, more or less$/],
  ['a budget that is none', { TRANSLATION_BUDGET_CHARS_PER_DAY: '-1' }, /^TRANSLATION_BUDGET_CHARS_PER_DAY: /],
  ['a key file that is none', { GOOGLE_APPLICATION_CREDENTIALS: '/nonexistent' }, /^GOOGLE_.*JSON key file/],
])('%s is one clear line', (_, variables, message) => {
  const read = () => readTranslatorConfig(variables);
  expect(read).toThrow(message);
  expect(read).toThrow(expect.objectContaining({ name: 'TranslatorConfigError' }));
});

test('a key file is read, and one that cannot be used is not quoted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'key-file-'));
  const file = join(folder, 'key.json');
  await writeFile(file, JSON.stringify({ project_id: 'p', client_email: 'a@b.c', private_key: 'PEM' }));
  expect(namesFor({ GOOGLE_APPLICATION_CREDENTIALS: file })).toEqual([
    'Google Cloud Translation',
    'Bergamot',
    'Apertium',
  ]);
  await writeFile(file, '{"private_key": "very-secret"');
  expect(() => readTranslatorConfig({ GOOGLE_APPLICATION_CREDENTIALS: file })).not.toThrow(/very-secret/);
  expect(() => readTranslatorConfig({ GOOGLE_APPLICATION_CREDENTIALS: file })).toThrow(/key file of a service account/);
  await rm(folder, { recursive: true });
});
