import { authResponse, signedUrl } from '@palimpsest/contract';
import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blankPicture } from '../testing/sample-poster.ts';
import { startServerProcess } from '../testing/server-process.ts';
import type { TestUser } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { useInstallation } from '../testing/use-installation.ts';

describe('algorithms that were changed', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const logIn = ({ email, password }: TestUser) => server.send('POST', '/v1/auth/login', { json: { email, password } });
  const execute = (statement: ReturnType<typeof sql>) => server.application.database.db.execute(statement);
  const hashOf = async ({ id }: TestUser) =>
    (await execute(sql`select password_hash from users where id = ${id}`)).rows[0]?.password_hash;

  test.each([
    ['another cost', { memoryCost: 8_192, timeCost: 1 }],
    // argon2i
    ['another algorithm', { algorithm: 1, memoryCost: 19_456, timeCost: 2, parallelism: 1 }],
  ])('a password that was hashed with %s is hashed anew at the next log-in, and works on', async (_, before) => {
    const user = await server.signUp();
    await execute(sql`update users set password_hash = ${await hash(user.password, before)} where id = ${user.id}`);
    expect(await hashOf(user)).not.toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn({ ...user, password: 'another horse' })).status).toBe(401);
    expect(await hashOf(user)).not.toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn(user)).status).toBe(200);
    const renewed = await hashOf(user);
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn(user)).status).toBe(200);
    expect(await hashOf(user)).toBe(renewed);
  });
});

describe('AUTH_SECRET', () => {
  const installation = useInstallation();
  const serve = (secret: string) =>
    startServerProcess({ ...installation.variables, WORKER_SLOTS: '0', AUTH_SECRET: secret });

  test('a new one ends every log-in and every signed address; passwords and pictures stay', async () => {
    const before = await serve('the first of two secrets: 0123456789');
    const user = await before.signUp();
    const imageId = await before.upload(user.token, await blankPicture());
    const address = `/v1/files/images/${imageId}/original.png`;
    const { signed_url: signed } = signedUrl.parse(
      (await before.send('GET', `/v1/images/signed-url?url=${encodeURIComponent(address)}`, { token: user.token }))
        .body,
    );
    expect((await before.send('GET', signed)).status).toBe(200);
    await before.end('SIGTERM');
    const after = await serve('the other of two secrets: 0123456789');
    const { token, refreshToken, email, password } = user;
    const json = { refresh_token: refreshToken };
    expect((await after.send('GET', '/v1/user/profile', { token })).status).toBe(401);
    expect((await after.send('POST', '/v1/auth/refresh', { json })).status).toBe(401);
    expect((await after.send('GET', signed)).status).toBe(403);
    const { body } = await after.send('POST', '/v1/auth/login', { json: { email, password } });
    const again = authResponse.parse(body).access_token;
    expect((await after.send('GET', '/v1/images', { token: again })).body).toMatchObject([{ id: imageId }]);
  });
});
