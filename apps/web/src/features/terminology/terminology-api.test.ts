import { createApiClient } from '@palimpsest/api-client';
import { expect, test } from 'vitest';
import { emptyDraft, type Draft } from './entry.ts';
import { listEntries } from './entries-query.ts';
import { draftOf, terminologyApi } from './terminology-api.ts';

const updated_at = '2026-01-05T12:30:00.000Z';
const pair = { source_lang: 'English', target_lang: 'Spanish' } as const;
const draft: Draft = { ...emptyDraft, ...pair, source: 'sunscreen', translation: 'protector solar' };
const { signal } = new AbortController();

/** A client whose network answers with what it is given, and keeps what was asked. */
function setup(answer: unknown) {
  const asked: { method: string; path: string; body: unknown }[] = [];
  const storage = { getItem: () => 'token', setItem: () => undefined, removeItem: () => undefined };
  const client = createApiClient({
    baseUrl: 'http://palimpsest.test',
    storage,
    fetch: async (input, init) => {
      const { method, url } = new Request(input, init);
      const { pathname, search } = new URL(url);
      const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
      asked.push({ method, path: pathname + search, body });
      return typeof answer === 'string' ? new Response(answer) : Response.json(answer);
    },
  });
  return { client, asked };
}

test('terms and texts are listed alike', async () => {
  const entry = { id: '1', ...pair, translation: null, updated_at };
  const terms = setup({ entries: [{ ...entry, term: 'Alba' }], total: 7 });
  const page = await listEntries(terms.client, 'glossary', { limit: 50, offset: 0, search: 'al' }, signal);
  expect(page).toEqual({ entries: [{ ...entry, source: 'Alba' }], total: 7 });
  expect(terms.asked).toMatchObject([{ method: 'GET', path: '/v1/glossary?limit=50&offset=0&search=al' }]);

  const unit = { id: '1', ...pair, source: 'Open', translation: 'Abierto', updated_at };
  const texts = setup({ entries: [{ ...unit, origin: 'correction' }], total: 1 });
  const { entries } = await listEntries(texts.client, 'memory', { limit: 50, offset: 50 }, signal);
  expect(entries).toEqual([unit]);
});

test('a draft is added, or takes the place of the entry that it was made from', async () => {
  const { client, asked } = setup({ id: '1', ...pair, term: 'sunscreen', translation: 'protector solar', updated_at });
  const api = terminologyApi(client, 'glossary');
  await api.save(draft, undefined);
  await api.save(draft, '1');
  const body = { ...pair, term: 'sunscreen', translation: 'protector solar' };
  expect(asked).toEqual([
    { method: 'POST', path: '/v1/glossary', body },
    { method: 'PUT', path: '/v1/glossary/1', body },
  ]);
});

test('a draft that lacks something is not sent', async () => {
  const { client, asked } = setup({});
  await expect(terminologyApi(client, 'memory').save({ ...draft, translation: '' }, undefined)).rejects.toThrow(
    'Translation is required',
  );
  expect(asked).toEqual([]);
});

test.each([
  ['Terms.TBX', 'tbx'],
  ['terms.csv', 'csv'],
])('the file %s is imported as %s', async (name, format) => {
  const { client, asked } = setup({ added: 1, replaced: 0 });
  await terminologyApi(client, 'glossary').importFile(pair, new File(['content'], name));
  expect(asked).toMatchObject([{ path: '/v1/glossary/import', body: { ...pair, format, content: 'content' } }]);
});

test('an export is a file named after its list and languages', async () => {
  const { client, asked } = setup('term,translation\n');
  const file = await terminologyApi(client, 'glossary').exportFile(
    { source_lang: 'English', target_lang: 'Serbian (latin)' },
    'csv',
  );
  expect([file.name, await file.text()]).toEqual(['glossary-english-serbian-latin.csv', 'term,translation\n']);
  expect(asked[0]?.path).toContain('format=csv');
});

test('an entry can be brought back as it was', () => {
  const entry = { id: '1', ...pair, source: 'Alba', translation: null, updated_at };
  expect(draftOf(entry)).toEqual({ ...pair, source: 'Alba', translation: '', keep: true });
});
