import {
  glossaryEntry,
  glossaryPage,
  importResponse,
  maxGlossaryEntries,
  memoryEntry,
  memoryPage,
  processResponse,
  type LocalizedText,
} from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blankPicture } from '../testing/sample-poster.ts';
import type { TestUser } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { readTerminology } from './repository.ts';

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  user = await server.signUp();
});
afterAll(() => server.stop());

const pair = { source_lang: 'English', target_lang: 'Spanish' };
const send = (method: string, path: string, json?: object) => server.send(method, path, { token: user.token, json });
const scope = () => ({ userId: user.id, sourceLanguage: 'English' as const, targetLanguage: 'Spanish' as const });
const forTranslator = () => readTerminology(server.application.database.db, scope());

const add = async (term: string, translation: string | null) =>
  glossaryEntry.parse((await send('POST', '/v1/glossary', { ...pair, term, translation })).body);

describe('the glossary', () => {
  test('keeps one translation a term, whatever its case and spaces', async () => {
    await add('Flat  White', 'café con leche');
    await add('flat white', null);
    const { entries, total } = glossaryPage.parse((await send('GET', '/v1/glossary?search=WHITE')).body);
    expect([total, entries]).toMatchObject([1, [{ term: 'flat white', translation: null }]]);
    expect((await forTranslator()).glossary).toEqual([{ term: 'flat white', translation: null }]);
  });

  test('changes and removes an entry; one of somebody else is not there', async () => {
    const { id } = await add('Coffee', 'Café');
    const change = { ...pair, term: 'Tea', translation: 'Té' };
    expect((await send('PUT', `/v1/glossary/${id}`, change)).body).toMatchObject({ id, term: 'Tea' });
    const owner = user;
    user = await server.signUp();
    expect((await send('PUT', `/v1/glossary/${id}`, change)).status).toBe(404);
    expect((await send('DELETE', `/v1/glossary/${id}`)).status).toBe(404);
    user = owner;
    expect((await send('DELETE', `/v1/glossary/${id}`)).status).toBe(200);
    expect((await forTranslator()).glossary).toEqual([]);
  });

  test.each(['csv', 'tbx'] as const)('comes back from %s: export, import into another account', async (format) => {
    await add('Coffee', 'Café');
    await add('Acme', null);
    const query = `source_lang=English&target_lang=Spanish&format=${format}`;
    const file = await send('GET', `/v1/glossary/export?${query}`);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="glossary-english-spanish.${format}"`);
    const terms = (await forTranslator()).glossary;
    user = await server.signUp();
    const imported = await send('POST', '/v1/glossary/import', { ...pair, format, content: file.body });
    expect(importResponse.parse(imported.body)).toEqual({ added: 2, replaced: 0 });
    expect((await forTranslator()).glossary).toEqual(terms);
  });

  test('a file that does not fit adds nothing', async () => {
    await add('Coffee', 'Café');
    const rows = Array.from({ length: maxGlossaryEntries }, (_, index) => `term ${index},x`);
    const content = ['term,translation', ...rows].join('\n');
    const { status, body } = await send('POST', '/v1/glossary/import', { ...pair, format: 'csv', content });
    expect([status, body]).toMatchObject([403, { code: 'quota_exceeded' }]);
    expect((await forTranslator()).glossary).toHaveLength(1);
  });

  test('two languages that are one are refused', async () => {
    const json = { source_lang: 'English', target_lang: 'English', term: 'a', translation: 'b' };
    expect((await send('POST', '/v1/glossary', json)).status).toBe(422);
  });
});

describe('the translation memory', () => {
  test('comes back from TMX: export, import into another account', async () => {
    const json = { ...pair, source: 'Free <entry> & more', translation: 'Entrada libre' };
    expect(memoryEntry.parse((await send('POST', '/v1/memory', json)).body)).toMatchObject({ origin: 'entered' });
    const file = await send('GET', '/v1/memory/export?source_lang=English&target_lang=Spanish');
    user = await server.signUp();
    const imported = await send('POST', '/v1/memory/import', { ...pair, content: file.body });
    expect(importResponse.parse(imported.body)).toEqual({ added: 1, replaced: 0 });
    expect((await forTranslator()).memory).toEqual([{ source: json.source, translation: json.translation }]);
  });

  test('a text that was corrected in the editor is remembered; others are not', async () => {
    const image = await server.upload(user.token, await blankPicture());
    const started = await send('POST', `/v1/images/process/${image}`, pair);
    const messageId = processResponse.parse(started.body).message_id;
    const machine = [text('Free entry', 'Gratis entrada'), text('Closed', 'Cerrado')];
    await server.application.database.db.execute(
      sql`update processes set localized_texts = ${JSON.stringify(machine)}::jsonb where message_id = ${messageId}`,
    );
    const save = (translation: string, headers: Record<string, string>, closed = 'Cerrado') =>
      server.send('PUT', `/v1/images/process/${messageId}/document`, {
        token: user.token,
        headers,
        json: {
          content: {
            texts: [
              { originalText: 'Free entry', text: translation },
              { originalText: 'Closed', text: closed },
              { originalText: '', text: 'added by hand' },
              { originalText: 'never in the picture', text: 'x' },
              'no text at all',
            ],
          },
        },
      });
    expect((await save('Entrada libre', { 'if-none-match': '*' })).status).toBe(200);
    expect((await forTranslator()).memory).toEqual([{ source: 'Free entry', translation: 'Entrada libre' }]);
    const { entries } = memoryPage.parse((await send('GET', '/v1/memory')).body);
    expect(entries).toMatchObject([{ origin: 'correction' }]);
    // Back to the translator's words: nobody wrote those, and the memory is as it was.
    expect((await save('Gratis entrada', { 'if-match': '"1"' })).status).toBe(200);
    expect((await forTranslator()).memory).toEqual([]);
    // Several at once, one of them for the first time.
    expect((await save('Acceso libre', { 'if-match': '"2"' }, 'Cerramos')).status).toBe(200);
    expect((await forTranslator()).memory).toEqual(
      expect.arrayContaining([
        { source: 'Free entry', translation: 'Acceso libre' },
        { source: 'Closed', translation: 'Cerramos' },
      ]),
    );
  });
});

/** A translated picture with these texts; what saves a document of it. */
async function translated(machine: Partial<LocalizedText>[]) {
  const image = await server.upload(user.token, await blankPicture());
  const started = await send('POST', `/v1/images/process/${image}`, pair);
  const messageId = processResponse.parse(started.body).message_id;
  await server.application.database.db.execute(
    sql`update processes set localized_texts = ${JSON.stringify(machine)}::jsonb where message_id = ${messageId}`,
  );
  let version = 0;
  return async (...texts: [source: string, translation: string][]) => {
    const { status } = await server.send('PUT', `/v1/images/process/${messageId}/document`, {
      token: user.token,
      headers: version === 0 ? { 'if-none-match': '*' } : { 'if-match': `"${version}"` },
      json: { content: { texts: texts.map(([originalText, words]) => ({ originalText, text: words })) } },
    });
    expect(status).toBe(200);
    version += 1;
  };
}

describe('a save that leaves a text as it was', () => {
  const [free, other] = ['Free entry', 'Closed'] as const;
  const machine = [text(free, 'Gratis entrada'), text(other, 'Cerrado')];

  test('leaves the memory what was corrected in another document since', async () => {
    const [older, newer] = [await translated(machine), await translated(machine)];
    await newer([free, 'Entrada libre']);
    await older([free, 'Gratis entrada'], [other, 'Cerramos']);
    expect((await forTranslator()).memory).toEqual(
      expect.arrayContaining([
        { source: free, translation: 'Entrada libre' },
        { source: other, translation: 'Cerramos' },
      ]),
    );
    await newer([free, 'Acceso libre']);
    await older([free, 'Gratis entrada'], [other, 'Cerramos pronto']);
    expect((await forTranslator()).memory).toContainEqual({ source: free, translation: 'Acceso libre' });
  });

  test('keeps the correction of one of two texts that say the same', async () => {
    const save = await translated([text(free, 'Gratis entrada')]);
    const twice = [free, 'Gratis entrada'] as [string, string];
    await save([free, 'Entrada libre'], twice);
    await save([free, 'Entrada libre'], twice, [other, 'of no picture']);
    expect((await forTranslator()).memory).toEqual([{ source: free, translation: 'Entrada libre' }]);
    await save(twice, twice);
    expect((await forTranslator()).memory).toEqual([]);
  });

  test('puts the words back that came from the memory when their correction is taken back', async () => {
    const remembered = { ...text(free, 'Acceso libre'), translation_note: { origin: 'memory' as const } };
    const save = await translated([remembered]);
    await save([free, 'Entrada libre']);
    await save([free, 'Acceso libre']);
    expect((await forTranslator()).memory).toEqual([{ source: free, translation: 'Acceso libre' }]);
  });

  test('leaves what another document wrote since when a correction is taken back', async () => {
    const [older, newer] = [await translated(machine), await translated(machine)];
    await older([free, 'Entrada libre']);
    await newer([free, 'Acceso libre']);
    await older([free, 'Gratis entrada']);
    expect((await forTranslator()).memory).toEqual([{ source: free, translation: 'Acceso libre' }]);
  });

  test('does not bring back an entry that the user removed', async () => {
    const save = await translated(machine);
    await save([free, 'Entrada libre']);
    const { entries } = memoryPage.parse((await send('GET', '/v1/memory')).body);
    await send('DELETE', `/v1/memory/${entries[0]?.id}`);
    await save([free, 'Entrada libre'], [other, 'Cerrado']);
    expect((await forTranslator()).memory).toEqual([]);
  });
});

function text(original: string, localized: string): Partial<LocalizedText> {
  return { original_text: original, localized_text: localized };
}
