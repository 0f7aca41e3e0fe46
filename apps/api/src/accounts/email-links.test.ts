import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { configResponse, signupResponse } from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { until } from '../testing/eventually.ts';
import { insertTestProcess, openTestDatabase } from '../testing/test-database.ts';
import { createEmailLinks } from './email-links.ts';
import { createPasswords } from './passwords.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

interface Received {
  to: string;
  raw: string;
}

const person = () => ({
  name: 'Ada',
  surname: 'L',
  email: `${crypto.randomUUID()}@example.com`,
  password: 'correct horse',
});
const tokenIn = ({ raw }: Received) =>
  /#token=3D([\w=\r\n-]+?)\r?\n\r?\n/.exec(raw)?.[1]?.replaceAll(/=\r?\n/g, '') ??
  /#token=([\w-]+)/.exec(raw)?.[1] ??
  '';

describe('with an SMTP server', () => {
  let server: TestServer;
  let smtp: SMTPServer;
  const received: Received[] = [];
  beforeAll(async () => {
    smtp = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData(stream, session, done) {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          received.push({ to: session.envelope.rcptTo[0]?.address ?? '', raw: Buffer.concat(parts).toString() });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const { port } = smtp.server.address() as AddressInfo;
    server = await startTestServer({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      PUBLIC_URL: 'https://images.example',
      TRUST_PROXY: 'loopback',
    });
  });
  afterAll(async () => {
    await server.stop();
    await new Promise<void>((resolve) => smtp.close(resolve));
  });

  const send = (path: string, json: object) => server.send('POST', `/v1/auth/${path}`, { json });
  const letterTo = (email: string, subject: string) =>
    until(() => received.find(({ to, raw }) => to === email && raw.includes(`Subject: ${subject}`)));
  const signUp = async () => {
    const one = person();
    const { body } = await send('signup', one);
    expect(signupResponse.parse(body)).toEqual({ confirmation_required: true });
    return one;
  };
  const confirm = async ({ email }: { email: string }) =>
    send('confirm-email', { token: tokenIn(await letterTo(email, 'Confirm your email address')) });
  const logIn = ({ email, password }: { email: string; password: string }) => send('login', { email, password });

  test('an account works once its address is confirmed, and not before', async () => {
    const one = await signUp();
    expect(await logIn(one)).toMatchObject({ status: 403, body: { code: 'email_unconfirmed' } });
    expect(await logIn({ ...one, password: 'wrong guess' })).toMatchObject({ status: 401 });
    expect((await confirm(one)).status).toBe(200);
    expect((await logIn(one)).status).toBe(200);
    // Once is enough.
    expect(await confirm(one)).toMatchObject({ status: 400, body: { code: 'link_unusable' } });
  });

  test('user enumeration: sign-up, resend and reset answer alike for every address, and tell its owner by e-mail', async () => {
    const one = await signUp();
    await confirm(one);
    const answers = [await send('signup', one), await send('signup', person())];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    await letterTo(one.email, 'You already have an account');
    for (const path of ['resend-confirmation', 'request-password-reset']) {
      const [known, unknown] = [await send(path, { email: one.email }), await send(path, { email: person().email })];
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    }
  });

  test('user enumeration by time: the answer comes before anybody is looked for, so that it takes as long for nobody', async () => {
    const one = await signUp();
    const { db } = server.application.database;
    // A query for the account waits until this transaction ends.
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`lock table users in access exclusive mode`);
      for (const { email } of [one, person()]) {
        expect((await send('request-password-reset', { email })).status).toBe(200);
      }
    });
    await letterTo(one.email, 'Set a new password');
  });

  test('a new password ends all log-ins; its link works once, of ten at the same time', async () => {
    const one = await signUp();
    await confirm(one);
    const { body } = await logIn(one);
    const { access_token: token } = body as { access_token: string };
    await send('request-password-reset', { email: one.email });
    const link = tokenIn(await letterTo(one.email, 'Set a new password'));
    expect(await send('reset-password', { token: link, password: '12345678' })).toMatchObject({ status: 422 });
    const password = 'another horse';
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send('reset-password', { token: link, password })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await server.send('GET', '/v1/user/profile', { token })).status).toBe(401);
    expect((await logIn(one)).status).toBe(401);
    expect((await logIn({ ...one, password })).status).toBe(200);
    await letterTo(one.email, 'Your password was changed');
  });

  test('a link that sets a password is good for ten minutes', async () => {
    const one = await signUp();
    await send('request-password-reset', { email: one.email });
    await letterTo(one.email, 'Set a new password');
    const { rows } = await server.application.database.db.execute(sql`
      select extract(epoch from expires_at - now()) / 60 as minutes from email_tokens
      join users on users.id = user_id where email = ${one.email} and purpose = 'reset'`);
    expect(Number(rows[0]?.minutes)).toBeGreaterThan(5);
    expect(Number(rows[0]?.minutes)).toBeLessThanOrEqual(10);
  });

  test('an expired link, and one of the other purpose, do nothing; only hashes of tokens are stored', async () => {
    const one = await signUp();
    const token = tokenIn(await letterTo(one.email, 'Confirm your email address'));
    expect((await send('reset-password', { token, password: 'another horse' })).status).toBe(400);
    const { db } = server.application.database;
    const { rows } = await db.execute(sql`select token_hash from email_tokens where token_hash = ${token}`);
    expect(rows).toEqual([]);
    await db.execute(sql`update email_tokens set expires_at = now() - interval '1 second'`);
    expect((await send('confirm-email', { token })).status).toBe(400);
  });

  test.each(['', 'cut-off'])('a link that ends after "%s" is told like one that is unusable', async (token) => {
    const unusable = { status: 400, body: { code: 'link_unusable' } };
    expect(await send('confirm-email', { token })).toMatchObject(unusable);
    expect(await send('reset-password', { token, password: 'another horse' })).toMatchObject(unusable);
  });

  test('flooding: who asks for e-mails to an address gets five an hour', async () => {
    const { email } = person();
    const statuses: number[] = [];
    for (let call = 0; call < 6; call += 1) statuses.push((await send('request-password-reset', { email })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('lock-out: a stranger who asks for links keeps the owner neither from asking nor from the link that they have', async () => {
    const one = await signUp();
    await confirm(one);
    const ask = (address: string) =>
      server.send('POST', '/v1/auth/request-password-reset', {
        json: { email: one.email },
        headers: { 'x-forwarded-for': address },
      });
    expect((await ask('192.0.2.1')).status).toBe(200);
    const token = tokenIn(await letterTo(one.email, 'Set a new password'));
    for (let call = 0; call < 2; call += 1) expect((await ask('198.51.100.7')).status).toBe(200);
    await until(() => received.filter(({ to, raw }) => to === one.email && raw.includes('Set a new')).length === 3);
    expect((await send('reset-password', { token, password: 'another horse' })).status).toBe(200);
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1) statuses.push((await ask('198.51.100.7')).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await ask('192.0.2.1')).status).toBe(200);
  });

  test('flooding: an address gets twenty e-mails an hour, from however many networks they are asked for', async () => {
    const { email } = person();
    const statuses: number[] = [];
    for (let call = 0; call < 21; call += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${call}` };
      const json = { email };
      statuses.push((await server.send('POST', '/v1/auth/request-password-reset', { json, headers })).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  });

  test('the link leads to this site, its token behind the hash sign, where no server logs it', async () => {
    const one = await signUp();
    const { raw } = await letterTo(one.email, 'Confirm your email address');
    expect(raw.replaceAll(/=\r?\n/g, '')).toContain('https://images.example/confirm-email#token=');
  });
});

describe('without an SMTP server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  test('an account works at once, the configuration says so, and e-mails lie in the outbox', async () => {
    const user = await server.signUp();
    const config = configResponse.parse((await server.send('GET', '/v1/config')).body);
    expect(config.email).toBe('outbox');
    await server.send('POST', '/v1/auth/request-password-reset', { json: { email: user.email } });
    const outbox = join(server.dataDir, 'outbox');
    const [name] = await until(async () => {
      if (!existsSync(outbox)) return false;
      const names = await readdir(outbox);
      return names.length > 0 && !names.some((file) => file.startsWith('.')) && names;
    });
    const raw = await readFile(join(outbox, name ?? ''), 'utf8');
    expect(raw).toContain(`To: ${user.email}`);
    const json = { token: tokenIn({ to: user.email, raw }), password: 'another horse' };
    expect((await server.send('POST', '/v1/auth/reset-password', { json })).status).toBe(200);
  });
});

test('user enumeration by the call behind it: an e-mail is prepared at the next whole second, whoever asked for it when', async () => {
  const database = await openTestDatabase();
  const { userId } = await insertTestProcess(database.db);
  const asked: string[] = [];
  const sent: string[] = [];
  const db = new Proxy(database.db, {
    get(target, name, receiver) {
      asked.push(String(name));
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  const links = createEmailLinks({
    db,
    mailer: {
      kind: 'outbox',
      send: async ({ to }) => void sent.push(to),
      close: () => undefined,
    },
    passwords: await createPasswords(),
    site: 'https://images.example',
    onError: (error) => expect.unreachable(String(error)),
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 10_400 });
  links.requestPasswordReset(`${userId}@example.com`);
  vi.advanceTimersByTime(599);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await until(() => sent.length === 1);
  expect([sent, asked.length > 0]).toEqual([[`${userId}@example.com`], true]);
  await links.close();
  await database.close();
});
