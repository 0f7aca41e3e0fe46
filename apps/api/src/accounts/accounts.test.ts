import { authResponse, type AuthResponse } from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deriveSecrets } from '../secrets.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const secret = 'a secret that the test and the server share';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'loopback', AUTH_SECRET: secret });
});
afterAll(() => server.stop());

const signup = (email: string, password = 'correct horse') =>
  server.send('POST', '/v1/auth/signup', { json: { name: 'Ada', surname: 'L', email, password } });
const login = (email: string, password: string) => server.send('POST', '/v1/auth/login', { json: { email, password } });
const loginFrom = (address: string, email: string, password: string) =>
  server.send('POST', '/v1/auth/login', { json: { email, password }, headers: { 'x-forwarded-for': address } });
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

  test('user enumeration: an address that has an account, in whatever case, gets the answer of one that has none', async () => {
    const first = await signup('Twice@Example.com');
    const second = await signup('tWICE@example.COM', 'another password');
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect((await login('twice@example.com', 'correct horse')).status).toBe(200);
    expect((await login('twice@example.com', 'another password')).status).toBe(401);
  });

  test('of ten sign-ups with one address at the same time one makes the account', async () => {
    await Promise.all(Array.from({ length: 10 }, () => signup('race@example.com')));
    const { rows } = await server.application.database.db.execute(
      sql`select 1 from users where email = 'race@example.com'`,
    );
    expect(rows).toHaveLength(1);
  });

  test.each([
    ['a', 'Password must have at least 8 characters'],
    ['123456', 'Password must have at least 8 characters'],
    ['password1', 'This password is one of the most used ones. Please choose another'],
    ['Ｐａｓｓｗｏｒｄ１', 'This password is one of the most used ones. Please choose another'],
    ['Palimpsest2026!', 'This password is made of words of this product. Please choose another'],
    ['p'.repeat(129), 'Password must have at most 128 characters'],
  ])('the password %j is refused', async (password, msg) => {
    const { status, body } = await signup('weak@example.com', password);
    expect([status, body]).toMatchObject([422, { detail: [{ loc: ['body', 'password'], msg }] }]);
  });

  test('a password is the same however a keyboard composes its letters', async () => {
    await signup('compose@example.com', 'Straße nach Köln');
    expect((await login('compose@example.com', 'Straße nach Köln')).status).toBe(200);
  });

  test('each missing field is named in its own words', async () => {
    const { status, body } = await server.send('POST', '/v1/auth/signup', { json: { name: ' ', email: 'nobody' } });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      detail: [
        { loc: ['body', 'name'], msg: 'Name is required', code: 'name_required' },
        { loc: ['body', 'surname'], msg: 'Surname is required' },
        { loc: ['body', 'email'], msg: 'Please enter a valid email address', code: 'email_invalid' },
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
    expect([wrong.status, wrong.body]).toMatchObject([401, { detail: 'Invalid email or password' }]);
    expect([unknown.status, unknown.body]).toMatchObject([401, { detail: 'Invalid email or password' }]);
  });

  test('password guessing: the eleventh try within five minutes is refused, and told when to come back', async () => {
    const user = await server.signUp();
    const guess = () => login(user.email, 'a guess');
    const begun = performance.now();
    for (let tries = 1; tries < 10; tries += 1) expect((await guess()).status).toBe(401);
    const refused = await guess();
    expect(refused.status).toBe(429);
    const passedSeconds = (performance.now() - begun) / 1_000;
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(Math.floor(300 - passedSeconds));
    expect(refused.body).toMatchObject({
      detail: expect.stringMatching(/^Too many attempts\. Please try again in \d minutes\.$/),
      parameters: { retry_after_seconds: expect.any(Number) },
    });
  });

  test('guessing from many networks: one account takes fifty tries, and its owner gets in from where they were before', async () => {
    const user = await server.signUp();
    expect((await loginFrom('198.51.100.7', user.email, user.password)).status).toBe(200);
    for (let tries = 0; tries < 50; tries += 1) {
      expect((await loginFrom(`203.0.113.${tries}`, user.email, 'a guess')).status).toBe(401);
    }
    expect((await loginFrom('203.0.113.99', user.email, 'a guess')).status).toBe(429);
    expect((await loginFrom('198.51.100.7', user.email, user.password)).status).toBe(200);
  });

  test('guessing from many addresses of one IPv6 network counts as from one', async () => {
    const user = await server.signUp();
    const statuses: number[] = [];
    for (let host = 1; host <= 11; host += 1) {
      statuses.push((await loginFrom(`2001:db8:0:7::${host}`, user.email, 'a guess')).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
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

  test('junk: 121 invented tokens from a network keep neither its users from refreshing nor from logging out', async () => {
    const [user, leaver] = [await server.signUp(), await server.signUp()];
    const statuses: number[] = [];
    // The calls stay below the server's limit of parallel calls, which would refuse them for another reason.
    for (let round = 0; round < 10; round += 1)
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 13 }, async (_, count) => (await refresh(`junk ${round} ${count}`)).status),
        )),
      );
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect((await refresh(user.refreshToken)).status).toBe(200);
    const logout = await server.send('POST', '/v1/auth/logout', { json: { refresh_token: leaver.refreshToken } });
    expect(logout.status).toBe(200);
    expect((await profile(leaver.token)).status).toBe(401);
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
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .sign(new TextEncoder().encode('a key that somebody guessed, 32 bytes'));
    expect((await profile(forged)).status).toBe(401);
  });

  test('cross-use: a token of another kind under the same key and claims is refused', async () => {
    const { token } = await server.signUp();
    const key = deriveSecrets(secret).accessTokens;
    const sign = (typ: string) => new SignJWT(claimsOf(token)).setProtectedHeader({ alg: 'HS256', typ }).sign(key);
    expect((await profile(await sign('JWT'))).status).toBe(401);
    expect((await profile(await sign('at+jwt'))).status).toBe(200);
  });

  test('tampering: a changed claim is refused', async () => {
    const [mallory, victim] = [await server.signUp(), await server.signUp()];
    const [header, , signature] = mallory.token.split('.');
    const changed = `${header}.${encode({ ...claimsOf(mallory.token), sub: victim.id })}.${signature}`;
    expect((await profile(changed)).status).toBe(401);
  });

  test('without one the answer is 401', async () => {
    const { status, body, headers } = await server.send('GET', '/v1/user/profile');
    expect([status, body]).toMatchObject([401, { detail: 'You are not signed in. Please log in again.' }]);
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });
});
