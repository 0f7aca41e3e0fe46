import { routes, streams, type Route } from '@palimpsest/contract';
import { describe, expect, test } from 'vitest';
import type { RouteName, StreamName } from './calls.ts';
import { createSignedUrls } from './signed-urls.ts';
import { clientOf, memoryStorage, startServer } from './testing/test-server.ts';
import { watchProcess } from './workflow.ts';

const credits = { remaining_credits: 4, is_unlimited: false };
const needsUser = Object.entries<Route>(routes).flatMap(([name, route]): [RouteName, string][] =>
  route.auth ? [[name as RouteName, route.action]] : [],
);
const streamNames = Object.entries(streams).map(([name, { action }]): [StreamName, string] => [
  name as StreamName,
  action,
]);

describe('without a token nothing is sent', () => {
  test.each(needsUser)('and %s says "Authentication required to %s"', async (name, action) => {
    const server = await startServer(() => ({ body: {} }));
    const client = clientOf(server, { storage: memoryStorage() });
    // The session is checked before the rest of the input.
    await expect(client.call(name as 'credits')).rejects.toThrow(`Authentication required to ${action}`);
    expect(server.seen).toEqual([]);
  });

  test.each(streamNames)('and the stream %s says "Authentication required to %s"', async (name, action) => {
    const server = await startServer(() => ({ body: {} }));
    const client = clientOf(server, { storage: memoryStorage() });
    const opening = client.openStream(name, { params: { message_id: 'message-1' } });
    await expect(opening).rejects.toThrow(`Authentication required to ${action}`);
    expect(server.seen).toEqual([]);
  });
});

test('a look at a status needs the id of its message', async () => {
  const server = await startServer(() => ({ body: {} }));
  await expect(watchProcess({ client: clientOf(server) }, '')).rejects.toThrow(
    'Message ID is required to check processing status',
  );
  expect(server.seen).toEqual([]);
});

test('a refresh sends the refresh token, and nothing else', async () => {
  const server = await startServer(({ path, headers }) => {
    if (path === '/v1/auth/refresh') {
      return { body: { access_token: 'new', refresh_token: 'refresh-2', token_type: 'Bearer' } };
    }
    return headers.authorization === 'Bearer new' ? { body: credits } : { status: 401, body: { detail: 'Expired' } };
  });
  await clientOf(server).call('credits');
  const refresh = server.seen.find(({ path }) => path === '/v1/auth/refresh');
  expect(refresh).toMatchObject({ method: 'POST', body: '{"refresh_token":"refresh-1"}' });
});

test('a batch of addresses is signed for sixty minutes', async () => {
  const expiration = '2099-01-01T00:00:00.000Z';
  const server = await startServer(() => ({
    body: {
      signed_urls: [{ signed_url: 'a?signature', expiration, blob_path: 'a' }],
      total_requested: 1,
      total_signed: 1,
      failed_urls: [],
    },
  }));
  await createSignedUrls(clientOf(server)).getMany(['a']);
  expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ urls: ['a'], expiration_minutes: 60 });
});

test('a credential that Google’s call refuses with 401 starts no refresh and leads nowhere', async () => {
  const server = await startServer(() => ({ status: 401, body: { detail: 'Invalid Google credentials' } }));
  let sentHome = 0;
  const client = clientOf(server, { onLoggedOut: () => (sentHome += 1) });
  await expect(client.call('google', { body: { token_id: 'credential' } })).rejects.toThrow(
    'Invalid Google credentials',
  );
  expect([server.count('/v1/auth/refresh'), sentHome]).toEqual([0, 0]);
});
