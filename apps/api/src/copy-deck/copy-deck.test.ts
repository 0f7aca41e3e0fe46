import {
  deckFileFormats,
  documentResponse,
  imageProcess,
  maxDeckFileBytes,
  memoryPage,
  processResponse,
  processSummary,
  textsImportResponse,
  type DeckFileFormat,
  type ImageProcess,
} from '@palimpsest/contract';
import { readDeck, type ReadDeck } from '@palimpsest/copy-deck';
import { escapeXml } from '@palimpsest/copy-deck/xml';
import { openDocument } from '@palimpsest/editor/words';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { until } from '../testing/eventually.ts';
import { blankPicture, posterInTwoLanguages } from '../testing/sample-poster.ts';
import { fileForm, type TestUser } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let user: TestUser;
let translated: ImageProcess;
/** The process under test, a copy of `translated` that nobody has edited. */
let id: string;

const send = (method: string, path: string, json?: object) => server.send(method, path, { token: user.token, json });
const statusOf = async (messageId: string) =>
  imageProcess.parse((await send('GET', `/v1/images/process/${messageId}/status`)).body);
const start = async (picture: Uint8Array) => {
  const image = await server.upload(user.token, picture);
  const languages = { source_lang: 'English', target_lang: 'Spanish' };
  return processResponse.parse((await send('POST', `/v1/images/process/${image}`, languages)).body).message_id;
};

beforeAll(async () => {
  server = await startTestServer({ WORKER_SLOTS: '1', TRIAL_CREDITS: '100' });
  user = await server.signUp();
  const messageId = await start(await posterInTwoLanguages());
  translated = await until(async () => {
    const now = await statusOf(messageId);
    return now.status === 'processed' && now;
  });
});
beforeEach(async () => {
  id = crypto.randomUUID();
  await server.application.database.db.execute(sql`
    insert into processes (message_id, user_id, image_id, file_name, status, source_language, target_language, blacklist, exclusion_regions, localized_texts, skipped_texts)
    select ${id}, user_id, image_id, 'Rules.png', status, source_language, target_language, blacklist, exclusion_regions, localized_texts, skipped_texts
    from processes where message_id = ${translated.message_id}`);
});
afterAll(() => server.stop());

async function download(
  query: string,
  token = user.token,
): Promise<{ status: number; name: string; bytes: Uint8Array }> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(new URL(`/v1/texts/export?${query}`, server.url), { headers });
  const name = /filename="(.*)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
  return { status: response.status, name, bytes: new Uint8Array(await response.arrayBuffer()) };
}
const bytesOf = (content: string) => new TextEncoder().encode(content);
const exported = async (format: DeckFileFormat = 'xliff'): Promise<ReadDeck> => {
  const { bytes, name } = await download(`processes=${id}&format=${format}`);
  return await readDeck(bytes, name);
};
const importFile = (bytes: Uint8Array, { apply = false, name = 'back.xlf', token = user.token } = {}) =>
  server.send('POST', `/v1/texts/import${apply ? '?apply=yes' : ''}`, {
    token,
    form: fileForm(bytes, 'application/octet-stream', 'file', name),
  });

/** A file with other words in some texts, as a program that keeps no note of the export writes it. */
async function fileWith(words: Record<string, string>, format: 'xliff' | 'csv' = 'xliff'): Promise<Uint8Array> {
  const texts = (await exported()).rows.map((row) => ({ ...row, words: words[row.source] ?? row.translation }));
  const units = texts.map(
    ({ id: unit, source, words: target }) =>
      `<unit id="${unit}"><segment><source>${escapeXml(source)}</source><target>${escapeXml(target)}</target></segment></unit>`,
  );
  const cells = texts.map(({ id: text, source, words: target }) =>
    [`${id}/${text}`, source, target].map((cell) => `"${cell.replaceAll('"', '""')}"`).join(),
  );
  return format === 'csv'
    ? bytesOf(['id,source (en),translation (es)', ...cells].join('\r\n'))
    : bytesOf(`<xliff version="2.0" srcLang="en" trgLang="es"><file id="${id}">${units.join('')}</file></xliff>`);
}
const imported = async (...given: Parameters<typeof importFile>) => {
  const { status, body } = await importFile(...given);
  expect(status).toBe(200);
  return textsImportResponse.parse(body);
};
const saved = async () => {
  const { content, version } = documentResponse.parse((await send('GET', `/v1/images/process/${id}/document`)).body);
  return { version, document: openDocument(content) };
};
const textOf = ({ texts }: { texts: readonly { originalText: string }[] }, source: string) =>
  texts.find(({ originalText }) => originalText === source);

/** A text of the poster, and another one. */
const [first, second] = [0, 1].map((index) => () => translated.localized_texts[index]?.original_text ?? '') as [
  () => string,
  () => string,
];

describe('the export', () => {
  test.each(deckFileFormats)('%s holds every text with its translation, its room, and how it looks', async (format) => {
    const { rows, source, target } = await exported(format);
    expect([source, target]).toEqual(['en', 'es']);
    const given = translated.localized_texts.map(({ original_text: text, localized_text: words }) => [text, words]);
    const read = rows.map((row) => [row.source, row.translation]);
    expect(read).toEqual(expect.arrayContaining(given));
    expect(given.length).toBeGreaterThan(3);
    expect(rows.every(({ picture, maxLength = 0 }) => picture === id && maxLength >= 12)).toBe(true);
  });

  test('shows each text as a small picture of the original', async () => {
    const { bytes, name } = await download(`processes=${id}&format=xliff`);
    const { rows } = await exported();
    const crops = new TextDecoder().decode(bytes).match(/data:image\/png;base64,iVBOR/g) ?? [];
    expect([crops.length, name]).toEqual([rows.length, 'texts-en-es.xlf']);
  });

  test('has the words of the editor, not those of the translator', async () => {
    await imported(await fileWith({ [first()]: 'Normas' }), { apply: true });
    const { rows } = await exported();
    expect(rows.find(({ source }) => source === first())).toMatchObject({ translation: 'Normas', exported: 'Normas' });
  });

  test('a folder holds its processed images of one pair', async () => {
    await send('PATCH', `/v1/images/process/${id}`, { folder: 'Pool' });
    const waiting = await start(await blankPicture());
    await send('PATCH', `/v1/images/process/${waiting}`, { folder: 'Pool' });
    const { status, bytes } = await download('folder=Pool&format=csv');
    expect(status).toBe(200);
    expect(new Set((await readDeck(bytes, 'deck.csv')).rows.map(({ picture }) => picture))).toEqual(new Set([id]));
    await server.application.database.db.execute(
      sql`update processes set target_language = 'German', status = 'processed' where message_id = ${waiting}`,
    );
    expect((await download('folder=Pool')).status).toBe(422);
    expect((await download('folder=Pool&target_lang=Spanish')).status).toBe(200);
  });

  test('what is not there, not the sender’s, not done, or without a choice is refused', async () => {
    const stranger = await server.signUp();
    expect((await download(`processes=${id}`, stranger.token)).status).toBe(404);
    expect((await download(`processes=${id},x`)).status).toBe(404);
    expect((await download(`processes=${await start(await blankPicture())}`)).status).toBe(422);
    expect((await download('format=xliff')).status).toBe(404);
    expect((await download('folder=None')).status).toBe(422);
    expect((await download(`processes=${id}&format=docx`)).status).toBe(422);
  });
});

describe('the import', () => {
  test('says what changed, and saves nothing', async () => {
    const { applied, pictures, unknown, problems } = await imported(await fileWith({ [first()]: 'Normas' }));
    expect([applied, unknown, problems]).toEqual([false, [], []]);
    expect(pictures).toMatchObject([
      { message_id: id, file_name: 'Rules.png', target_language: 'Spanish', texts: [{ kind: 'changed' }] },
    ]);
    expect(pictures[0]?.texts[0]).toMatchObject({ source: first(), translation: 'Normas', notes: [] });
    expect((await send('GET', `/v1/images/process/${id}/document`)).status).toBe(404);
  });

  test.each(['xliff', 'csv'] as const)(
    '%s: sets the words as the editor does, and the others stay to the pixel',
    async (format) => {
      const before = await imported(await fileWith({ [first()]: 'Normas' }), { apply: true });
      expect(before.applied).toBe(true);
      const { document, version } = await saved();
      await imported(await fileWith({ [second()]: 'Otra cosa' }, format), { apply: true });
      const after = await saved();
      expect([version, after.version]).toEqual([1, 2]);
      expect(textOf(after.document, second())).toMatchObject({ text: 'Otra cosa' });
      expect(after.document.texts.filter(({ originalText }) => originalText !== second())).toEqual(
        document.texts.filter(({ originalText }) => originalText !== second()),
      );
      const listed = (await send('GET', '/v1/images/processes?limit=100')).body;
      const row = z
        .array(processSummary)
        .parse(listed)
        .find(({ message_id: messageId }) => messageId === id);
      expect(row?.document_version).toBe(2);
    },
  );

  test('words that find no room are set smaller or take more lines, and both are told', async () => {
    const long = 'Reglas extraordinariamente detalladas para toda la piscina municipal y sus alrededores inmediatos';
    const { pictures } = await imported(await fileWith({ [first()]: long }), { apply: true });
    const notes = pictures[0]?.texts[0]?.notes.map(({ code }) => code) ?? [];
    expect(notes.filter((code) => code === 'smaller' || code === 'taller')).not.toEqual([]);
    const { document } = await saved();
    expect(textOf(document, first())).toMatchObject({ text: long });
  });

  test('a text that nobody could translate is taken out of the picture once somebody did', async () => {
    const open = (await exported()).rows.find(({ translation }) => translation === '');
    expect(open?.source).toMatch(/[a-zäöü]/);
    await imported(await fileWith({ [open?.source ?? '']: 'De la granja' }), { apply: true });
    expect(textOf((await saved()).document, open?.source ?? '')).toMatchObject({ text: 'De la granja' });
    expect(textOf((await saved()).document, open?.source ?? '')).not.toHaveProperty('restored', true);
  });

  test('words that were changed here since are not taken back; changed on both sides, the file counts and it is told', async () => {
    const old = await download(`processes=${id}&format=csv`);
    await imported(await fileWith({ [first()]: 'Normas' }), { apply: true });
    expect((await imported(old.bytes, { name: old.name })).pictures[0]?.texts).toEqual([]);
    const both = new TextDecoder()
      .decode(old.bytes)
      .replace(new RegExp(`(?<=,)${translated.localized_texts[0]?.localized_text}(?=,)`), 'Avisos');
    const { pictures } = await imported(bytesOf(both), { name: old.name });
    expect(pictures[0]?.texts).toMatchObject([
      { kind: 'changed', before: 'Normas', translation: 'Avisos', notes: [{ code: 'changed_here' }] },
    ]);
  });

  test('goes into the memory like words that were typed', async () => {
    await imported(await fileWith({ [first()]: 'Normas del lugar' }), { apply: true });
    const { entries } = memoryPage.parse((await send('GET', '/v1/memory?search=del lugar')).body);
    expect(entries).toMatchObject([{ source: first(), translation: 'Normas del lugar', origin: 'correction' }]);
  });

  test('rows of other images and of no text are named with their row, and the rest counts', async () => {
    const lines = [
      'id,source,translation',
      `${id}/1,,Normas`,
      `${crypto.randomUUID()}/1,,Nada`,
      `poster.png/1,,Nada`,
      `${id}/999,Nothing,Nada`,
      `${id}/1,,Otra vez`,
      'nonsense,,Nada',
    ];
    const { pictures, unknown, problems } = await imported(bytesOf(lines.join('\n')), { apply: true });
    expect(pictures[0]?.texts.filter(({ kind }) => kind === 'changed')).toMatchObject([{ translation: 'Normas' }]);
    expect(unknown.map(({ code, row }) => [code, row])).toEqual([
      ['no_text', 5],
      ['twice', 6],
      ['no_picture', 3],
      ['no_picture', 4],
    ]);
    expect(problems).toEqual(['back.xlf, row 7: "nonsense" is no id of a text.']);
  });

  test('somebody else’s images are not there, and stay as they are', async () => {
    const file = await fileWith({ [first()]: 'Robado' });
    const stranger = await server.signUp();
    const { pictures, unknown } = await imported(file, { apply: true, token: stranger.token });
    expect(pictures).toEqual([]);
    expect(new Set(unknown.map(({ code }) => code))).toEqual(new Set(['no_picture']));
    expect((await send('GET', `/v1/images/process/${id}/document`)).status).toBe(404);
  });

  test('a document that the editor cannot open counts as not saved', async () => {
    await server.send('PUT', `/v1/images/process/${id}/document`, {
      token: user.token,
      json: { content: { version: 1, width: 10, height: 10, texts: [{ id: 'text-1-1' }] } },
      headers: { 'if-none-match': '*' },
    });
    const { pictures } = await imported(await fileWith({ [first()]: 'Normas' }), { apply: true });
    expect(pictures[0]?.texts).toMatchObject([{ translation: 'Normas' }]);
    expect((await saved()).version).toBe(2);
  });
});

describe('a file that is none', () => {
  test.each([
    ['nothing', '', 400],
    ['no table of texts', 'hello', 400],
    ['entities', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><xliff version="2.0">&a;</xliff>', 400],
    ['a broken workbook', 'PK\u0003\u0004broken', 400],
  ])('%s: refused with a sentence', async (_, content, status) => {
    expect(await importFile(bytesOf(content))).toMatchObject({ status, body: { code: 'invalid_request' } });
  });

  test('a large one is refused', async () => {
    expect(await importFile(new Uint8Array(maxDeckFileBytes + 1))).toMatchObject({ status: 413 });
  });

  test('images beyond the most that one file may have are refused', async () => {
    const rows = Array.from({ length: 101 }, () => `${crypto.randomUUID()}/1,Nada`);
    const answer = await importFile(bytesOf(['id,translation', ...rows].join('\n')));
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  test('no form, and a form without a file, are refused', async () => {
    expect((await send('POST', '/v1/texts/import', {})).status).toBe(400);
    const form = new FormData();
    form.append('file', 'text');
    expect((await server.send('POST', '/v1/texts/import', { token: user.token, form })).status).toBe(400);
  });
});
