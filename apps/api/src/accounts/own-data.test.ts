import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { authResponse, sessionEntry } from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { eventually } from '../testing/eventually.ts';
import { blankPicture } from '../testing/sample-poster.ts';
import type { TestUser } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const list = async (token: string) =>
  z.array(sessionEntry).parse((await server.send('GET', '/v1/auth/sessions', { token })).body);

const logIn = async ({ email, password }: TestUser) =>
  authResponse.parse((await server.send('POST', '/v1/auth/login', { json: { email, password } })).body);
const refresh = (token: string) => server.send('POST', '/v1/auth/refresh', { json: { refresh_token: token } });
const statusOfProfile = async (token: string) => (await server.send('GET', '/v1/user/profile', { token })).status;

describe('the profile', () => {
  const company = {
    company_name: 'Analytical Engines',
    company_sector: 'Technology',
    employee_count: '1-10',
    role: 'Engineering',
  };

  test('takes what the form asks for, and keeps what is not sent', async () => {
    const { token, email } = await server.signUp();
    const change = await server.send('PATCH', '/v1/user/profile', { token, json: company });
    expect([change.status, change.body]).toMatchObject([200, { ...company, email }]);
    await server.send('PATCH', '/v1/user/profile', { token, json: { role: 'Founder' } });
    expect((await server.send('GET', '/v1/user/profile', { token })).body).toMatchObject({
      ...company,
      role: 'Founder',
    });
  });

  test.each([
    [{ company_name: '  ' }, 'Company name is required'],
    [{ company_sector: '' }, 'Company sector is required'],
    [{ employee_count: 'some' }, 'Number of employees is required'],
    [{ role: 'King' }, 'Your role is required'],
  ])('refuses %o', async (json, msg) => {
    const { token } = await server.signUp();
    const { status, body } = await server.send('PATCH', '/v1/user/profile', { token, json });
    expect([status, body]).toMatchObject([422, { detail: [{ msg }] }]);
  });

  test('mass assignment: fields that are not the user’s to set are refused', async () => {
    const { token } = await server.signUp();
    const json = { role: 'Founder', is_admin: true };
    expect((await server.send('PATCH', '/v1/user/profile', { token, json })).status).toBe(422);
  });
});

describe('log-ins', () => {
  test('are listed, with the one that asks marked', async () => {
    const user = await server.signUp();
    const json = { email: user.email, password: user.password };
    const headers = { 'user-agent': 'The other browser' };
    await server.send('POST', '/v1/auth/login', { json, headers });
    const sessions = await list(user.token);
    expect(sessions.filter(({ is_current: current }) => current)).toHaveLength(1);
    expect(sessions.find(({ is_current: current }) => !current)?.user_agent).toBe('The other browser');
  });

  test('end all at once everywhere', async () => {
    const user = await server.signUp();
    const json = { email: user.email, password: user.password };
    const other = authResponse.parse((await server.send('POST', '/v1/auth/login', { json })).body);
    expect((await server.send('POST', '/v1/auth/logout-everywhere', { token: user.token })).status).toBe(200);
    for (const token of [user.token, other.access_token]) {
      expect((await server.send('GET', '/v1/user/profile', { token })).status).toBe(401);
    }
    const refresh = { refresh_token: other.refresh_token };
    expect((await server.send('POST', '/v1/auth/refresh', { json: refresh })).status).toBe(401);
  });
});

describe('a log-in', () => {
  test('is ended by its owner alone, and the others go on', async () => {
    const user = await server.signUp();
    const other = await logIn(user);
    const [session] = (await list(user.token)).filter(({ is_current: current }) => !current);
    const path = `/v1/auth/sessions/${session?.id}`;
    expect((await server.send('DELETE', path, { token: (await server.signUp()).token })).status).toBe(404);
    expect(await statusOfProfile(other.access_token)).toBe(200);
    expect((await server.send('DELETE', path, { token: user.token })).status).toBe(200);
    expect(await statusOfProfile(other.access_token)).toBe(401);
    expect(await statusOfProfile(user.token)).toBe(200);
    expect((await server.send('DELETE', path, { token: user.token })).status).toBe(404);
  });

  test.each([
    ['89 days', 200],
    ['90 days', 401],
  ])('that began %s ago answers a refresh with %i, however often it was used', async (age, expected) => {
    const user = await server.signUp();
    await server.application.database.db.execute(
      sql`update sessions set created_at = now() - ${age}::interval, last_used_at = now() where user_id = ${user.id}`,
    );
    expect((await refresh(user.refreshToken)).status).toBe(expected);
    expect(await list(expected === 200 ? user.token : (await logIn(user)).access_token)).toHaveLength(1);
  });

  test('that is too old takes no access token either', async () => {
    const user = await server.signUp();
    const other = await logIn(user);
    await server.application.database.db.execute(
      sql`update sessions set created_at = now() - interval '91 days' where user_id = ${user.id}`,
    );
    expect(await statusOfProfile(other.access_token)).toBe(401);
  });
});

const change = (token: string, current: string, password: string) =>
  server.send('POST', '/v1/auth/change-password', { token, json: { current_password: current, password } });

describe('a password that is changed', () => {
  const next = 'another horse that is correct';

  test('works from then on, the old one does not, and all other log-ins are over', async () => {
    const user = await server.signUp();
    const other = await logIn(user);
    expect((await change(user.token, user.password, next)).status).toBe(200);
    expect(await statusOfProfile(user.token)).toBe(200);
    expect((await refresh(user.refreshToken)).status).toBe(200);
    expect(await statusOfProfile(other.access_token)).toBe(401);
    expect((await refresh(other.refresh_token)).status).toBe(401);
    const login = (password: string) =>
      server.send('POST', '/v1/auth/login', { json: { email: user.email, password } });
    expect([(await login(user.password)).status, (await login(next)).status]).toEqual([401, 200]);
  });

  test('a stolen access token is not enough: without the current password nothing changes', async () => {
    const user = await server.signUp();
    const other = await logIn(user);
    const { status, body } = await change(user.token, 'guessed', next);
    expect([status, body]).toMatchObject([422, { detail: [{ loc: ['body', 'current_password'] }] }]);
    expect(await statusOfProfile(other.access_token)).toBe(200);
    expect((await logIn(user)).token_type).toBe('Bearer');
  });

  test('race: log-ins with the old password at the same moment do not outlive it', async () => {
    const users = await Promise.all(Array.from({ length: 4 }, () => server.signUp()));
    const survivors: number[] = [];
    for (const user of users) {
      const logIns = Array.from({ length: 8 }, () =>
        server.send('POST', '/v1/auth/login', { json: { email: user.email, password: user.password } }),
      );
      const [changed, ...answers] = await Promise.all([
        server.send('POST', '/v1/auth/change-password', {
          token: user.token,
          json: { current_password: user.password, password: 'another horse' },
        }),
        ...logIns,
      ]);
      expect(changed.status).toBe(200);
      for (const { status, body } of answers) {
        if (status === 200) survivors.push(await statusOfProfile(authResponse.parse(body).access_token));
      }
    }
    expect(survivors.filter((status) => status !== 401)).toEqual([]);
  });

  test('makes links useless that were asked for before', async () => {
    const user = await server.signUp();
    await server.send('POST', '/v1/auth/request-password-reset', { json: { email: user.email } });
    const links = async () =>
      (await server.application.database.db.execute(sql`select 1 from email_tokens where user_id = ${user.id}`)).rows;
    await eventually(async () => expect(await links()).toHaveLength(1));
    await server.send('POST', '/v1/auth/change-password', {
      token: user.token,
      json: { current_password: user.password, password: 'another horse' },
    });
    expect(await links()).toEqual([]);
  });

  test('must not be one of the most used ones', async () => {
    const user = await server.signUp();
    const { status, body } = await change(user.token, user.password, 'password123');
    expect([status, body]).toMatchObject([422, { detail: [{ loc: ['body', 'password'], type: 'common' }] }]);
  });

  test('guessing the current one: the eleventh try is refused, and told when to come back', async () => {
    const user = await server.signUp();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await change(user.token, 'guessed', next)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });
});

test('an account is deleted with all that belongs to it, once its address is confirmed', async () => {
  const user = await server.signUp();
  const image = await server.upload(user.token, await blankPicture());
  const remove = (confirmEmail: string) =>
    server.send('DELETE', '/v1/user', { token: user.token, json: { confirm_email: confirmEmail } });
  expect((await remove('somebody@example.com')).status).toBe(422);
  expect((await remove(user.email.toUpperCase())).status).toBe(200);
  expect((await server.send('GET', '/v1/user/profile', { token: user.token })).status).toBe(401);
  const json = { email: user.email, password: user.password };
  expect((await server.send('POST', '/v1/auth/login', { json })).status).toBe(401);
  expect(existsSync(join(server.dataDir, 'files/images', image))).toBe(false);
  const { rows } = await server.application.database.db.execute(sql`
    select (select count(*) from images where user_id = ${user.id}) + (select count(*) from credit_entries where user_id = ${user.id}) as left`);
  expect(rows).toEqual([{ left: expect.toSatisfy((left) => Number(left) === 0) }]);
});

test('trial credits without end: an address whose account was deleted gets none with its next account', async () => {
  const user = await server.signUp();
  const { email, password } = user;
  await server.send('DELETE', '/v1/user', { token: user.token, json: { confirm_email: email } });
  const json = { name: 'Ada', surname: 'L', email: email.toUpperCase(), password };
  await server.send('POST', '/v1/auth/signup', { json });
  const { access_token: token } = await logIn(user);
  const { body } = await server.send('GET', '/v1/subscriptions/credits', { token });
  expect(body).toEqual({ remaining_credits: 0, is_unlimited: false });
  const { rows } = await server.application.database.db.execute(sql`select * from former_accounts`);
  expect(JSON.stringify(rows).toLowerCase()).not.toContain(email.toLowerCase());
});
