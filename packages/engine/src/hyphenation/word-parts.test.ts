import { findLanguage, type LanguageName, languages } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import { hasPatterns, wordParts } from './word-parts.ts';

async function partsOf(language: LanguageName, word: string): Promise<string[] | undefined> {
  const found = findLanguage(language);
  const part = found && (await wordParts(found));
  return part?.(word);
}

test.each<[LanguageName, string]>([
  ['German', 'Über-nach-tungs-mög-lich-keit'],
  ['Spanish', 'inau-gu-ra-ción'],
  ['Dutch', 'knap-pe-rige'],
  ['English', 'gar-den'],
  ['French', 'pro-me-nade'],
  ['Serbian (latin)', 'če-tvr-tak'],
  ['Turkish', 'öğ-ren-ci-ler'],
])('parts a word of %s as %s', async (language, parted) => {
  expect((await partsOf(language, parted.replaceAll('-', '')))?.join('-')).toBe(parted);
});

test('leaves two letters before a hyphen and three behind it, and words of five letters whole', async () => {
  expect(await partsOf('Spanish', 'alegría')).toEqual(['ale', 'gría']);
  expect(await partsOf('Spanish', 'merca')).toEqual(['merca']);
  expect(await partsOf('Italian', 'panino')).toEqual(['pa', 'nino']);
});

test('parts no word of a language without patterns', async () => {
  expect(await partsOf('Welsh', 'ysgrifennydd')).toBeDefined();
  expect(await partsOf('Swahili', 'wafanyabiashara')).toBeUndefined();
});

test('has patterns of thirty languages, none of which are under a copyleft licence', async () => {
  const withPatterns = languages.filter(hasPatterns);
  expect(withPatterns).toHaveLength(30);
  expect(withPatterns.map(({ name }) => name)).not.toEqual(
    expect.arrayContaining(['Czech', 'Hungarian', 'Indonesian', 'Latvian', 'Romanian']),
  );
  for (const language of withPatterns)
    expect((await wordParts(language))?.('administracionale').join('')).toBe('administracionale');
});
