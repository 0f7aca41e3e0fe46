import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { authResponse, sessionEntry } from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { blankPicture } from '../testing/sample-poster.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const list = async (token: string) =>
  z.array(sessionEntry).parse((await server.send('GET', '/v1/auth/sessions', { token })).body);

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
