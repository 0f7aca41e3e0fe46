import { describe, expect, test } from 'vitest';
import { createApiClient } from './client.ts';
import {
  clientOf,
  loggedIn,
  memoryStorage,
  startServer,
  type Answer,
  type SeenRequest,
} from './testing/test-server.ts';

const credits: Answer = { body: { remaining_credits: 4, is_unlimited: false } };
const unauthorised: Answer = { status: 401, body: { detail: 'Token expired' } };
const renewed = { access_token: 'new', refresh_token: 'refresh-2', token_type: 'Bearer' };

/** A server that takes only the access token `new` and hands it out for a refresh. */
const refreshing = (onRefresh: () => Answer | Promise<Answer>) => (request: SeenRequest) => {
  if (request.path === '/v1/auth/refresh') return onRefresh();
  return request.headers.authorization === 'Bearer new' ? credits : unauthorised;
};

/** Resolves once `count` requests have come, so that they are known to be in flight together. */
function gate(count: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived === count) resolve();
    return promise;
  };
}

describe('a 401', () => {
  test('refreshes the session once for ten parallel calls and replays them all', async () => {
    const allArrived = gate(10);
    const server = await startServer(async (request) => {
      if (request.path === '/v1/auth/refresh') return { body: renewed };
      if (request.headers.authorization === 'Bearer new') return credits;
      await allArrived();
      return unauthorised;
    });
    const storage = memoryStorage(loggedIn());
    const client = clientOf(server, { storage });
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.call('credits')));
    expect(answers).toHaveLength(10);
    expect(server.count('/v1/auth/refresh')).toBe(1);
    expect(server.count('/v1/subscriptions/credits')).toBe(20);
    const replayed = server.seen.slice(11).map(({ headers }) => headers.authorization);
    expect(replayed).toEqual(Array.from({ length: 10 }, () => 'Bearer new'));
    expect(Object.fromEntries(storage.entries)).toMatchObject({
      accessToken: 'new',
      refreshToken: 'refresh-2',
      authToken: 'new',
    });
  });

  test('that arrives after the refresh is replayed without another one', async () => {
    const held = Promise.withResolvers<void>();
    let first = true;
    const server = await startServer(async (request) => {
      if (request.path === '/v1/auth/refresh') return { body: renewed };
      if (request.headers.authorization === 'Bearer new') return credits;
      if (first) {
        first = false;
        await held.promise;
      }
      return unauthorised;
    });
    const client = clientOf(server);
    const late = client.call('credits');
    await expect.poll(() => server.seen.length).toBe(1);
    await client.call('credits');
    held.resolve();
    await late;
    expect(server.count('/v1/auth/refresh')).toBe(1);
  });

  test('is retried once only', async () => {
    const server = await startServer(({ path }) => (path === '/v1/auth/refresh' ? { body: renewed } : unauthorised));
    await expect(clientOf(server).call('credits')).rejects.toMatchObject({ status: 401, message: 'Token expired' });
    expect(server.count('/v1/subscriptions/credits')).toBe(2);
    expect(server.count('/v1/auth/refresh')).toBe(1);
  });

  test('replays an upload with its file', async () => {
    const server = await startServer((request) => {
      if (request.path === '/v1/auth/refresh') return { body: renewed };
      return request.headers.authorization === 'Bearer new' ? { body: { image_id: 'i' } } : unauthorised;
    });
    await clientOf(server).call('uploadImage', { file: new Blob(['pixels']) });
    expect(server.seen.at(-1)?.body).toContain('pixels');
  });

  test('of a login is the login’s own answer: no refresh, no way back to /', async () => {
    const server = await startServer(() => ({ status: 401, body: { detail: 'Invalid email or password' } }));
    let sentHome = 0;
    const client = clientOf(server, { onLoggedOut: () => (sentHome += 1) });
    await expect(client.login({ email: 'a@b.c', password: 'x' })).rejects.toThrow('Invalid email or password');
    await expect(client.signup({ name: 'a', surname: 'b', email: 'a@b.c', password: 'x' })).rejects.toThrow(
      'Invalid email or password',
    );
    expect(server.count('/v1/auth/refresh')).toBe(0);
    expect(sentHome).toBe(0);
    expect(client.session.isLoggedIn()).toBe(true);
  });
});

describe('a refused refresh', () => {
  test('rejects the whole queue, clears the storage, says so once and goes home once', async () => {
    const allArrived = gate(5);
    const server = await startServer(async ({ path }) => {
      if (path === '/v1/auth/refresh') return { status: 401, body: { detail: 'Session ended' } };
      await allArrived();
      return unauthorised;
    });
    const storage = memoryStorage({ ...loggedIn(), user: '{"email":"a@b.c"}', isNewUser: 'true' });
    let sentHome = 0;
    let loggedOut = 0;
    const client = clientOf(server, { storage, onLoggedOut: () => (sentHome += 1) });
    client.on('user-logged-out', () => (loggedOut += 1));
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => client.call('credits')));
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && String(outcome.reason))).toEqual(
      Array.from({ length: 5 }, () => 'ApiError: Session ended'),
    );
    expect(server.count('/v1/auth/refresh')).toBe(1);
    expect(storage.entries.size).toBe(0);
    expect({ sentHome, loggedOut }).toEqual({ sentHome: 1, loggedOut: 1 });
  });

  test.each([400, 401, 403])('with status %i ends the session', async (status) => {
    const server = await startServer(refreshing(() => ({ status, body: { detail: 'Refused' } })));
    const client = clientOf(server);
    await expect(client.call('credits')).rejects.toThrow('Refused');
    expect(client.session.isLoggedIn()).toBe(false);
  });

  test('without a refresh token ends the session at once', async () => {
    const server = await startServer(() => unauthorised);
    const storage = memoryStorage({ accessToken: 'old', authToken: 'old' });
    await expect(clientOf(server, { storage }).call('credits')).rejects.toThrow('Authentication required');
    expect(storage.entries.size).toBe(0);
    expect(server.count('/v1/auth/refresh')).toBe(0);
  });
});

test.each([408, 429, 500, 502, 503])(
  'a refresh that the server cannot answer now (%i) keeps the session, and the next call tries again',
  async (status) => {
    let isDown = true;
    const server = await startServer(
      refreshing(() => (isDown ? { status, body: { detail: 'Please try again.' } } : { body: renewed })),
    );
    let sentHome = 0;
    const client = clientOf(server, { onLoggedOut: () => (sentHome += 1) });
    await expect(client.call('credits')).rejects.toMatchObject({ status, message: 'Please try again.' });
    expect([client.session.isLoggedIn(), sentHome]).toEqual([true, 0]);
    isDown = false;
    await expect(client.call('credits')).resolves.toEqual(credits.body);
  },
);

test('a refresh that cannot reach the server keeps the session, and the next call tries again', async () => {
  const server = await startServer(refreshing(() => ({ body: renewed })));
  const storage = memoryStorage(loggedIn());
  let offline = true;
  const client = createApiClient({
    baseUrl: server.baseUrl,
    storage,
    fetch: (input, init) => {
      if (offline && typeof input === 'string' && input.endsWith('/refresh'))
        return Promise.reject(new TypeError('Failed to fetch'));
      return fetch(input, init);
    },
  });
  await expect(client.call('credits')).rejects.toThrow(/^Network Error/);
  expect(client.session.isLoggedIn()).toBe(true);
  offline = false;
  await expect(client.call('credits')).resolves.toEqual(credits.body);
});

test('a logout during a refresh wins: the tokens of the refresh do not come back to life', async () => {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const server = await startServer(async (request) => {
    if (request.path === '/v1/auth/logout') return { body: {} };
    if (request.path !== '/v1/auth/refresh') return unauthorised;
    asked.resolve();
    await held.promise;
    return { body: renewed };
  });
  const storage = memoryStorage(loggedIn());
  const client = clientOf(server, { storage });
  const call = client.call('credits');
  await asked.promise;
  await client.logout();
  held.resolve();
  await expect(call).rejects.toThrow('Authentication required');
  expect(storage.entries.size).toBe(0);
});

test('two tabs over one storage refresh once when they take turns', async () => {
  const allArrived = gate(2);
  const server = await startServer(async (request) => {
    if (request.path === '/v1/auth/refresh') return { body: renewed };
    if (request.headers.authorization === 'Bearer new') return credits;
    await allArrived();
    return unauthorised;
  });
  const storage = memoryStorage(loggedIn());
  let turn: Promise<unknown> = Promise.resolve();
  const exclusively = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };
  const tabs = [clientOf(server, { storage, exclusively }), clientOf(server, { storage, exclusively })];
  await Promise.all(tabs.map((tab) => tab.call('credits')));
  expect(server.count('/v1/auth/refresh')).toBe(1);
});

test('a stored user that is not JSON is no user', async () => {
  const server = await startServer(() => credits);
  expect(clientOf(server, { storage: memoryStorage({ user: 'ada' }) }).session.user()).toBeUndefined();
});
