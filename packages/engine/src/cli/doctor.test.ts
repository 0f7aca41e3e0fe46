import { languageNames } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import { readTranslatorConfig } from '../translation/settings.ts';
import { examine, type Report } from './doctor.ts';

/** An installation with Apertium, and a key of a service that does not answer. */
const config = readTranslatorConfig({
  TRANSLATORS: 'libretranslate,apertium',
  LIBRETRANSLATE_URL: 'http://127.0.0.1:1',
});

async function examined(options: { pairs: boolean; json: boolean }): Promise<string> {
  const lines: string[] = [];
  await examine(config, { ...options, write: (line) => lines.push(line) });
  return lines.join('\n');
}

const cellsOf = (line = ''): string[] => line.trim().split(/ {2,}/);

test('says of each translator what it costs, whether it answers, and what another one needs', async () => {
  const out = await examined({ pairs: false, json: false });
  expect(out).toMatch(/^ {2}name +class +pairs +cost +state$/m);
  expect(out).toMatch(/^ {2}LibreTranslate +neural +0 +\S.* {2}does not work: .*cannot be reached/m);
  expect(out).toMatch(/^ {2}Apertium +gist +\d+ +free +answers in [\d.]+ s$/m);
  expect(out).toMatch(/^ {2}deepl +- +- +- +not asked: set DEEPL_API_KEY$/m);
  expect(out).not.toContain('Pairs, with');
});

test('says of each pair who translates it, what that costs and fetches, and what nobody translates', async () => {
  const out = await examined({ pairs: true, json: false });
  const [head, ...rows] = (out.split('Pairs, with the translator that is asked first:\n')[1] ?? '').split('\n');
  expect(cellsOf(head)).toEqual(['from', 'translator', 'class', 'cost', 'first use', 'to']);
  const at = rows.findIndex((row) => row.startsWith('  English'));
  expect(cellsOf(rows[at])).toEqual([
    'English',
    'Apertium',
    'gist',
    'free',
    'ready',
    'Catalan, Esperanto, French, Galician, Italian, Occitan, Portuguese, Spanish',
  ]);
  expect(cellsOf(rows[at + 1])).toEqual(['nobody', '-', '-', '-', 'every other language']);
  expect(rows.find((row) => row.startsWith('  Finnish'))).toMatch(/ nobody +- +- +- +every language$/);
  expect(rows.at(-1)).toMatch(/^Where nobody translates, one of these settings may help: OPENAI_API_KEY/);
});

test('sets the columns below one another', async () => {
  const [head = '', ...rows] = (await examined({ pairs: true, json: false })).split('first:\n')[1]?.split('\n') ?? [];
  const starts = ['translator', 'class', 'cost', 'first use', 'to'].map((title) => head.indexOf(`  ${title}`) + 2);
  for (const row of rows.filter((line) => line.startsWith('  '))) {
    const isSet = starts.every((start) => row.charAt(start - 1) === ' ' && row.charAt(start) !== ' ');
    expect({ row, isSet }).toEqual({ row, isSet: true });
  }
});

test('writes what it found as JSON, one entry for each pair', async () => {
  const report = JSON.parse(await examined({ pairs: false, json: true })) as Report;
  expect(report.translators).toMatchObject([
    { name: 'LibreTranslate', state: 'fails', pairs: 0 },
    { name: 'Apertium', quality: 'gist', state: 'answers' },
  ]);
  expect(report.notAsked).toContainEqual({ name: 'deepl', setting: 'DEEPL_API_KEY' });
  expect(report.pairs).toHaveLength(languageNames.length * (languageNames.length - 1));
  const [spanish, finnish] = ['Spanish', 'Finnish'].map((name) =>
    report.pairs.find(({ from, to }) => from === 'English' && to === name),
  );
  expect(spanish).toEqual({ from: 'English', to: 'Spanish', translator: 'Apertium', quality: 'gist' });
  expect(finnish).toEqual({ from: 'English', to: 'Finnish' });
});
