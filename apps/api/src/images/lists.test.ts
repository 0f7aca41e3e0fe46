import { imageEntry, imageProcess, processResponse, processSummary, type ProcessSummary } from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { blankPicture } from '../testing/sample-poster.ts';
import type { TestUser } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let user: TestUser;

const toSpanish = { source_lang: 'English', target_lang: 'Spanish' };

const start = (image: string, token: string) =>
  server.send('POST', `/v1/images/process/${image}`, { token, json: toSpanish });
const list = async (query: string, token: string): Promise<ProcessSummary[]> =>
  z
    .array(z.strictObject(processSummary.shape))
    .parse((await server.send('GET', `/v1/images/processes${query}`, { token })).body);

const rename = (id: string, name: unknown, token: string) =>
  server.send('PATCH', `/v1/images/process/${id}`, { token, json: { file_name: name } });

/** Uploads a picture under a name and has it translated. */
const startNamed = async (token: string, name: string) => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(await blankPicture())], name, { type: 'image/png' }));
  const { body } = await server.send('POST', '/v1/images', { token, form });
  const { image_id: id } = z.object({ image_id: z.string() }).parse(body);
  expect((await start(id, token)).status).toBe(200);
};
const namesOf = async (query: string, token: string) => (await list(query, token)).map(({ file_name: name }) => name);

const put = (id: string, folder: unknown, token: string) =>
  server.send('PATCH', `/v1/images/process/${id}`, { token, json: { folder } });
const folders = async (token: string) => (await server.send('GET', '/v1/images/folders', { token })).body;

beforeAll(async () => {
  server = await startTestServer();
  user = await server.signUp();
});
afterAll(() => server.stop());

describe('the list of processes', () => {
  test('holds one’s own, the newest first, as many as are asked for', async () => {
    const owner = await server.signUp();
    const imageId = await server.upload(owner.token, await blankPicture());
    const started: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const answer = await start(imageId, owner.token);
      started.unshift(processResponse.parse(answer.body).message_id);
    }
    expect((await list('', owner.token)).map((process) => process.message_id)).toEqual(started);
    expect((await list('?limit=2', owner.token)).map((process) => process.message_id)).toEqual(started.slice(0, 2));
    expect(await list('?status=idle', owner.token)).toHaveLength(3);
    expect(await list('?status=processed', owner.token)).toEqual([]);
    expect(await list('', user.token)).toEqual([]);
  });

  test.each(['?limit=0', '?limit=101', '?limit=many', '?status=unknown'])('refuses %s', async (query) => {
    expect((await server.send('GET', `/v1/images/processes${query}`, { token: user.token })).status).toBe(422);
  });
});

describe('a process that is renamed', () => {
  test('is found, sorted and shown by its new name alone; its image and the other processes of it keep theirs', async () => {
    const { token } = await server.signUp();
    for (const name of ['b.png', 'c.png']) await startNamed(token, name);
    const [first] = await list('?sort=oldest', token);
    await start(first?.original_image_id ?? '', token);
    const id = first?.message_id ?? '';
    const status = async () =>
      imageProcess.parse((await server.send('GET', `/v1/images/process/${id}/status`, { token })).body).file_name;
    expect(await status()).toBe('b.png');
    const answer = await rename(id, '  Spring sale ', token);
    expect(z.strictObject(processSummary.shape).parse(answer.body)).toMatchObject({
      message_id: id,
      file_name: 'Spring sale',
    });
    expect(await status()).toBe('Spring sale');
    expect(await namesOf('?sort=name', token)).toEqual(['b.png', 'c.png', 'Spring sale']);
    expect(await namesOf('?search=sale', token)).toEqual(['Spring sale']);
    await rename(id, null, token);
    expect(await namesOf('?sort=name', token)).toEqual(['b.png', 'b.png', 'c.png']);
  });

  test('has the name of its image where a server of the last version has started it without one', async () => {
    const { token } = await server.signUp();
    await startNamed(token, 'b.png');
    const [first] = await list('', token);
    const id = first?.message_id ?? '';
    await server.application.database.db.execute(sql`update processes set file_name = null where message_id = ${id}`);
    expect(await namesOf('', token)).toEqual(['b.png']);
    const { body } = await server.send('GET', `/v1/images/process/${id}/status`, { token });
    expect(imageProcess.parse(body).file_name).toBe('b.png');
  });

  test('keeps its name when it failed and is started again', async () => {
    const { token } = await server.signUp();
    await startNamed(token, 'b.png');
    const [first] = await list('', token);
    const id = first?.message_id ?? '';
    await rename(id, 'Spring sale', token);
    await server.application.database.db.execute(sql`update processes set status = 'failed' where message_id = ${id}`);
    await server.send('POST', `/v1/images/process/${id}/retry`, { token });
    expect(await namesOf('', token)).toEqual(['Spring sale', 'Spring sale']);
  });

  test.each([
    ['', 'Name is required'],
    ['\u200b', 'Name is required'],
    ['x'.repeat(201), 'Too big: expected string to have <=200 characters'],
    [7, 'Invalid input: expected string, received number'],
  ])('not to %j', async (name, message) => {
    const { token } = await server.signUp();
    await startNamed(token, 'b.png');
    const [process] = await list('', token);
    const { status, body } = await rename(process?.message_id ?? '', name, token);
    expect([status, body]).toMatchObject([422, { detail: [{ loc: ['body', 'file_name'], msg: message }] }]);
  });
});

test('a change of a process that changes nothing is refused', async () => {
  const { token } = await server.signUp();
  await startNamed(token, 'b.png');
  const [process] = await list('', token);
  const path = `/v1/images/process/${process?.message_id}`;
  const detail = 'Nothing to change: file_name or folder is required';
  const bodies = [await server.send('PATCH', path, { token, json: {} }), await server.send('PATCH', path, { token })];
  for (const { status, body } of bodies) {
    expect([status, body]).toMatchObject([400, { detail, code: 'invalid_request' }]);
  }
  // A field that there is not is the client's mistake in that field.
  expect((await server.send('PATCH', path, { token, json: { name: 'a' } })).status).toBe(422);
});

describe('folders', () => {
  test('hold what is put into them, are listed by name, and go with the last that lies in them', async () => {
    const { token } = await server.signUp();
    for (const name of ['a.png', 'b.png', 'c.png']) await startNamed(token, name);
    const [c, b, a] = (await list('', token)).map(({ message_id: id }) => id);
    expect(await folders(token)).toEqual([]);
    const answer = await put(a ?? '', '  Spring\u200b 2026 ', token);
    expect(z.strictObject(processSummary.shape).parse(answer.body)).toMatchObject({
      folder: 'Spring 2026',
      file_name: 'a.png',
    });
    await put(b ?? '', 'Spring 2026', token);
    await put(c ?? '', 'autumn', token);
    expect(await folders(token)).toEqual([
      { name: 'autumn', count: 1 },
      { name: 'Spring 2026', count: 2 },
    ]);
    expect(await namesOf('?folder=Spring%202026&sort=name', token)).toEqual(['a.png', 'b.png']);
    await put(c ?? '', null, token);
    expect(await folders(token)).toEqual([{ name: 'Spring 2026', count: 2 }]);
  });

  test('are renamed and deleted with one call; what lay in them stays', async () => {
    const { token } = await server.signUp();
    for (const name of ['a.png', 'b.png']) await startNamed(token, name);
    for (const { message_id: id } of await list('', token)) await put(id, 'Spring', token);
    const change = (folder: string, name: string | null, by = token) =>
      server.send('PATCH', '/v1/images/folders', { token: by, json: { folder, name } });
    expect((await change('Spring', ' Autumn\u200b / 2026 ')).body).toEqual([{ name: 'Autumn / 2026', count: 2 }]);
    expect((await change('Autumn / 2026', '\u200b')).status).toBe(422);
    for (const [folder, by] of [
      ['Spring', token],
      ['Autumn / 2026', user.token],
    ] as const)
      expect((await change(folder, null, by)).status).toBe(404);
    expect((await change('Autumn / 2026', null)).body).toEqual([]);
    expect((await list('', token)).map(({ folder }) => folder)).toEqual([null, null]);
  });

  test('are those of their owner alone', async () => {
    const { token } = await server.signUp();
    await startNamed(token, 'a.png');
    const [process] = await list('', token);
    await put(process?.message_id ?? '', 'Spring', token);
    expect(await folders(user.token)).toEqual([]);
    expect(await list('?folder=Spring', user.token)).toEqual([]);
    expect((await put(process?.message_id ?? '', 'Mine', user.token)).status).toBe(404);
  });

  test('keep a failed process that is started again, and its name stays when it is moved', async () => {
    const { token } = await server.signUp();
    await startNamed(token, 'a.png');
    const [process] = await list('', token);
    const id = process?.message_id ?? '';
    await rename(id, 'Sale', token);
    await put(id, 'Spring', token);
    await server.application.database.db.execute(sql`update processes set status = 'failed' where message_id = ${id}`);
    await server.send('POST', `/v1/images/process/${id}/retry`, { token });
    expect(await namesOf('?folder=Spring', token)).toEqual(['Sale', 'Sale']);
  });

  test.each([
    ['', 'Folder name is required'],
    ['\u200b', 'Folder name is required'],
    ['x'.repeat(61), 'Too big: expected string to have <=60 characters'],
  ])('are not called %j', async (folder, message) => {
    const { token } = await server.signUp();
    await startNamed(token, 'a.png');
    const [process] = await list('', token);
    const { status, body } = await put(process?.message_id ?? '', folder, token);
    expect([status, body]).toMatchObject([422, { detail: [{ loc: ['body', 'folder'], msg: message }] }]);
  });
});

describe('the list of processes, searched and sorted', () => {
  test('is searched by the name of the file, to the letter and in whatever case, and sorted by it', async () => {
    const { token } = await server.signUp();
    for (const name of ['spring_sale.png', 'Autumn-Sale.png', 'banner.png']) await startNamed(token, name);
    expect(await namesOf('', token)).toEqual(['banner.png', 'Autumn-Sale.png', 'spring_sale.png']);
    expect(await namesOf('?sort=name', token)).toEqual(['Autumn-Sale.png', 'banner.png', 'spring_sale.png']);
    expect(await namesOf('?search=SALE&sort=name', token)).toEqual(['Autumn-Sale.png', 'spring_sale.png']);
    expect(await namesOf('?search=g_s', token)).toEqual(['spring_sale.png']);
    expect(await namesOf('?search=n_s', token)).toEqual([]);
  });

  test('is read page by page, in each order, and by what a card tells apart', async () => {
    const { token } = await server.signUp();
    for (const name of ['b.png', 'c.png', 'a.png']) await startNamed(token, name);
    expect(await namesOf('?sort=oldest', token)).toEqual(['b.png', 'c.png', 'a.png']);
    const pages = await Promise.all([0, 2, 4].map((offset) => namesOf(`?sort=name&limit=2&offset=${offset}`, token)));
    expect(pages).toEqual([['a.png', 'b.png'], ['c.png'], []]);

    const [work, done] = await list('?sort=name', token);
    const put = (status: string, id = '') =>
      server.application.database.db.execute(
        sql`update processes set status = ${status}::process_status where message_id = ${id}`,
      );
    await put('inpainting_processing', work?.message_id);
    await put('failed', done?.message_id);
    expect(await namesOf('?group=processing', token)).toEqual(['a.png']);
    expect(await namesOf('?group=failed', token)).toEqual(['b.png']);
    expect(await namesOf('?group=idle', token)).toEqual(['c.png']);
    expect(await namesOf(`?image_id=${done?.original_image_id}`, token)).toEqual(['b.png']);
    expect(await namesOf('?image_id=nonsense', token)).toEqual([]);
    expect(await namesOf('?source_lang=English&target_lang=Spanish', token)).toHaveLength(3);
    expect(await namesOf('?target_lang=French', token)).toEqual([]);
  });

  test('of images is read in the same orders, and searched', async () => {
    const { token } = await server.signUp();
    for (const name of ['b.png', 'c.png', 'a.png']) await startNamed(token, name);
    const names = async (query: string) => {
      const { body } = await server.send('GET', `/v1/images${query}`, { token });
      return z
        .array(imageEntry)
        .parse(body)
        .map(({ file_name: name }) => name);
    };
    expect(await names('')).toEqual(['a.png', 'c.png', 'b.png']);
    expect(await names('?sort=oldest&limit=2')).toEqual(['b.png', 'c.png']);
    expect(await names('?sort=name&offset=1')).toEqual(['b.png', 'c.png']);
    expect(await names('?search=A.P')).toEqual(['a.png']);
  });

  test('knows three orders', async () => {
    expect((await server.send('GET', '/v1/images/processes?sort=size', { token: user.token })).status).toBe(422);
  });
});
