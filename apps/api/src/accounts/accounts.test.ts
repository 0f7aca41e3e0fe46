import { authResponse, type AuthResponse } from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const signup = (email: string) =>
  server.send('POST', '/v1/auth/signup', { json: { name: 'Ada', surname: 'L', email, password: 'correct horse' } });
const login = (email: string, password: string) => server.send('POST', '/v1/auth/login', { json: { email, password } });
const refresh = (token: string) => server.send('POST', '/v1/auth/refresh', { json: { refresh_token: token } });
const refreshed = async (token: string): Promise<AuthResponse> => authResponse.parse((await refresh(token)).body);
const profile = (token: string) => server.send('GET', '/v1/user/profile', { token });

/** Lets the reuse window of every exchange so far pass. */
async function passReuseWindow() {
  await server.application.database.db.execute(
    sql`update refresh_tokens set rotated_at = rotated_at - interval '11 seconds'`,
  );
}

const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('signing up', () => {
  test('an account starts with a profile and the trial credits', async () => {
    const user = await server.signUp();
    expect((await profile(user.token)).body).toEqual({
      id: user.id,
      email: user.email,
      name: 'Ada',
      surname: 'L',
      company_name: null,
      company_sector: null,
      employee_count: null,
      role: null,
    });
    const credits = await server.send('GET', '/v1/subscriptions/credits', { token: user.token });
    expect(credits.body).toEqual({ remaining_credits: 5, is_unlimited: false });
  });

  test('an e-mail address has one account, in whatever case it is written', async () => {
    expect((await signup('Twice@Example.com')).status).toBe(200);
    const second = await signup('tWICE@example.COM');
    expect(second.status).toBe(409);
    expect(second.body).toEqual({ detail: 'An account with this email already exists' });
  });

  test('of ten sign-ups with one address at the same time one succeeds', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => signup('race@example.com')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  test('each missing field is named in its own words', async () => {
    const { status, body } = await server.send('POST', '/v1/auth/signup', { json: { name: ' ', email: 'nobody' } });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      detail: [
        { loc: ['body', 'name'], msg: 'Name is required' },
        { loc: ['body', 'surname'], msg: 'Surname is required' },
        { loc: ['body', 'email'], msg: 'Please enter a valid email address' },
        { loc: ['body', 'password'], msg: 'Password is required' },
      ],
    });
  });
});

describe('logging in', () => {
  test('a wrong password and an unknown address get the same answer', async () => {
    const user = await server.signUp();
    const wrong = await login(user.email, 'not it');
    const unknown = await login('nobody@example.com', 'not it');
    expect([wrong.status, wrong.body]).toEqual([401, { detail: 'Invalid email or password' }]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  test('password guessing: the eleventh try within five minutes is refused, and told when to come back', async () => {
    const user = await server.signUp();
    const guess = () => login(user.email, 'a guess');
    for (let tries = 1; tries < 10; tries += 1) expect((await guess()).status).toBe(401);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(290);
    expect(refused.body).toEqual({ detail: 'Too many attempts. Please try again in 5 minutes.' });
  });
});

describe('refreshing', () => {
  test('the successor works and the session goes on', async () => {
    const user = await server.signUp();
    const first = await refreshed(user.refreshToken);
    const second = await refreshed(first.refresh_token);
    expect((await profile(second.access_token)).status).toBe(200);
    expect(new Set([user.refreshToken, first.refresh_token, second.refresh_token]).size).toBe(3);
  });

  test('ten tabs that refresh at once all get the same successor', async () => {
    const user = await server.signUp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refreshed(user.refreshToken)));
    expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1);
    expect((await refresh(answers[0]?.refresh_token ?? '')).status).toBe(200);
  });

  test('replay of a stolen token after the reuse window ends the whole session', async () => {
    const user = await server.signUp();
    const owner = await refreshed(user.refreshToken);
    await passReuseWindow();
    expect((await refresh(user.refreshToken)).status).toBe(401);
    expect((await refresh(owner.refresh_token)).status).toBe(401);
    expect((await profile(owner.access_token)).status).toBe(401);
  });

  test('a stolen token that is replayed does not end the sessions of other log-ins', async () => {
    const user = await server.signUp();
    const other = authResponse.parse((await login(user.email, user.password)).body);
    await refreshed(user.refreshToken);
    await passReuseWindow();
    await refresh(user.refreshToken);
    expect((await refresh(other.refresh_token)).status).toBe(200);
  });

  test('an expired token is refused', async () => {
    const user = await server.signUp();
    await server.application.database.db.execute(sql`update refresh_tokens set expires_at = now()`);
    expect((await refresh(user.refreshToken)).status).toBe(401);
  });

  test('an invented token is refused', async () => {
    expect((await refresh('invented')).status).toBe(401);
  });

  test('neither passwords nor refresh tokens are stored as they are', async () => {
    const user = await server.signUp();
    const { rows } = await server.application.database.db.execute(
      sql`select users::text as row from users union all select refresh_tokens::text from refresh_tokens`,
    );
    const stored = JSON.stringify(rows);
    expect(stored).toContain(user.email);
    expect(stored).not.toContain(user.password);
    expect(stored).not.toContain(user.refreshToken);
  });
});

describe('logging out', () => {
  test('ends the access token and the refresh token at once', async () => {
    const user = await server.signUp();
    const { status } = await server.send('POST', '/v1/auth/logout', { json: { refresh_token: user.refreshToken } });
    expect(status).toBe(200);
    expect((await profile(user.token)).status).toBe(401);
    expect((await refresh(user.refreshToken)).status).toBe(401);
  });

  test('an unknown token is as good as logged out', async () => {
    const { status } = await server.send('POST', '/v1/auth/logout', { json: { refresh_token: 'unknown' } });
    expect(status).toBe(200);
  });
});

describe('access tokens', () => {
  test('live for fifteen minutes', async () => {
    const { exp, iat } = claimsOf((await server.signUp()).token);
    expect(Number(exp) - Number(iat)).toBe(15 * 60);
  });

  test('algorithm confusion: an unsigned token is refused', async () => {
    const { token } = await server.signUp();
    const unsigned = `${encode({ alg: 'none' })}.${encode(claimsOf(token))}.`;
    expect((await profile(unsigned)).status).toBe(401);
  });

  test('forgery: the right claims under another key are refused', async () => {
    const { token } = await server.signUp();
    const forged = await new SignJWT(claimsOf(token))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('a key that somebody guessed, 32 bytes'));
    expect((await profile(forged)).status).toBe(401);
  });

  test('tampering: a changed claim is refused', async () => {
    const [mallory, victim] = [await server.signUp(), await server.signUp()];
    const [header, , signature] = mallory.token.split('.');
    const changed = `${header}.${encode({ ...claimsOf(mallory.token), sub: victim.id })}.${signature}`;
    expect((await profile(changed)).status).toBe(401);
  });

  test('without one the answer is 401', async () => {
    const { status, body, headers } = await server.send('GET', '/v1/user/profile');
    expect([status, body]).toEqual([401, { detail: 'You are not signed in. Please log in again.' }]);
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });
});
