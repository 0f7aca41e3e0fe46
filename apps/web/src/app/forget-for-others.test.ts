import { createApiClient } from '@palimpsest/api-client';
import { beforeEach, expect, test } from 'vitest';
import { forgetForOthers } from './forget-for-others.ts';

const ada = 'ada@example.org';
const tokens = { access_token: 'a', refresh_token: 'r', token_type: 'bearer' };

let entries: Map<string, string>;
let forgotten: number;
let client: ReturnType<typeof createApiClient>;

/** A server that lets everybody log in and out, and answers every other call with an ended session. */
const answer: typeof fetch = async (input) => {
  const { url } = new Request(input);
  if (url.endsWith('/v1/auth/login')) return Response.json(tokens);
  if (url.endsWith('/v1/auth/logout')) return Response.json({});
  return Response.json({ detail: 'Session ended' }, { status: 401 });
};

const logIn = async (email: string) => {
  await client.login({ email, password: 'engine-no-2' });
  // The owner of the data is compared in a microtask, once the user is stored.
  await Promise.resolve();
};
const expire = () => expect(client.call('credits')).rejects.toThrow('Session ended');

beforeEach(async () => {
  entries = new Map();
  forgotten = 0;
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  client = createApiClient({ baseUrl: 'http://localhost', storage, fetch: answer });
  forgetForOthers(client, storage, () => (forgotten += 1));
  await logIn(ada);
});

test('what a user left is forgotten when they log out', async () => {
  await client.logout();
  expect(forgotten).toBe(1);
});

test('whoever logs in again after their session ended by itself finds it, and logging out forgets it', async () => {
  await expire();
  await logIn('Ada@example.org ');
  expect(forgotten).toBe(0);
  await client.logout();
  expect(forgotten).toBe(1);
});

test('somebody else who logs in after that does not find it', async () => {
  await expire();
  await logIn('mary@example.org');
  expect(forgotten).toBe(1);
  expect([...entries.values()]).not.toContain(ada);
});

test('it is forgotten for a log-in of which the user is not known yet', async () => {
  await expire();
  client.session.start(tokens);
  await Promise.resolve();
  expect(forgotten).toBe(1);
});

test('it is forgotten at once where nobody knows whose session ended', async () => {
  client.session.setUser(undefined);
  await expire();
  expect(forgotten).toBe(1);
});
