import { adminProcess, authResponse, uploadResponse, type AdminProcess } from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { blankPicture } from '../testing/sample-poster.ts';
import { fileForm, type TestUser } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let staff: string;
let [ada, bob]: TestUser[] = [];

const execute = (statement: ReturnType<typeof sql>) => server.application.database.db.execute(statement);

/** Uploads a picture under a name, starts it, and gives it a status and a day. */
async function makeProcess(owner: TestUser, name: string, status: string, day: string): Promise<void> {
  const form = fileForm(await blankPicture(), 'image/png', 'file', name);
  const { body } = await server.send('POST', '/v1/images', { token: owner.token, form });
  const { image_id: imageId } = uploadResponse.parse(body);
  const json = { target_lang: 'Spanish' };
  await server.send('POST', `/v1/images/process/${imageId}`, { token: owner.token, json });
  await execute(sql`update processes set status = ${status}, created_at = ${day} where image_id = ${imageId}`);
}

beforeAll(async () => {
  server = await startTestServer();
  const somebody = await server.signUp();
  await execute(sql`update users set is_admin = true where id = ${somebody.id}`);
  const json = { email: somebody.email, password: somebody.password };
  staff = authResponse.parse((await server.send('POST', '/v1/auth/login', { json })).body).access_token;
  ada = await server.signUp();
  bob = await server.signUp();
  await makeProcess(ada, 'spring_sale.png', 'processed', '2026-01-01T12:00:00Z');
  await makeProcess(ada, 'Menu.png', 'inpainting_processing', '2026-01-02T12:00:00Z');
  await makeProcess(bob, 'Spring menu.png', 'failed', '2026-01-03T12:00:00Z');
  await makeProcess(bob, 'springXsale.png', 'idle', '2026-01-04T12:00:00Z');
});
afterAll(() => server.stop());

const ask = (query: Record<string, string>) =>
  server.send('GET', `/v1/admin/images/processes?${new URLSearchParams(query).toString()}`, { token: staff });
const list = async (query: Record<string, string>): Promise<AdminProcess[]> =>
  z.array(z.strictObject(adminProcess.shape)).parse((await ask(query)).body);
const namesOf = async (query: Record<string, string>) => (await list(query)).map(({ file_name: name }) => name);

describe('the staff’s list of processes', () => {
  test('holds those of everybody, the newest first, with who owns them', async () => {
    const rows = await list({});
    expect(rows.map(({ file_name: name, user_email: email }) => [name, email])).toEqual([
      ['springXsale.png', bob?.email],
      ['Spring menu.png', bob?.email],
      ['Menu.png', ada?.email],
      ['spring_sale.png', ada?.email],
    ]);
  });

  test('is read page by page', async () => {
    const pages = [await namesOf({ limit: '3' }), await namesOf({ limit: '3', offset: '3' })];
    expect(pages.map((page) => page.length)).toEqual([3, 1]);
    expect(new Set(pages.flat()).size).toBe(4);
  });

  test.each([
    [{ status: 'failed' }, ['Spring menu.png']],
    [{ group: 'processing' }, ['Menu.png']],
    [{ group: 'failed' }, ['Spring menu.png']],
    [{ search: 'MENU' }, ['Spring menu.png', 'Menu.png']],
    [{ search: 'spring_' }, ['spring_sale.png']],
    [{ search: '%' }, []],
    [{ start_date: '2026-01-03T12:00:00Z' }, ['springXsale.png', 'Spring menu.png']],
    [{ end_date: '2026-01-02T14:00:00+02:00' }, ['Menu.png', 'spring_sale.png']],
    [
      { start_date: '2026-01-02T00:00:00Z', end_date: '2026-01-03T23:00:00Z', search: 'menu', status: 'failed' },
      ['Spring menu.png'],
    ],
    [{ user_id: 'nobody' }, []],
    [{ user_id: '00000000-0000-4000-8000-000000000000' }, []],
  ])('filtered by %o shows %o', async (query, expected) => {
    expect(await namesOf(query)).toEqual(expected);
  });

  test('filtered by the address or the id of an owner shows theirs', async () => {
    const ofAda = ['Menu.png', 'spring_sale.png'];
    expect(await namesOf({ search: ada?.email.toUpperCase() ?? '' })).toEqual(ofAda);
    expect(await namesOf({ user_id: ada?.id ?? '' })).toEqual(ofAda);
  });

  test.each([
    { status: 'unknown' },
    { group: 'unknown' },
    { start_date: 'yesterday' },
    { end_date: '2026-01-02' },
    { limit: '101' },
    { unknown: 'x' },
  ])('refuses %o', async (query) => {
    expect((await ask(query)).status).toBe(422);
  });
});
