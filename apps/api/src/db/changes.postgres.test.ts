import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';
import { startProxy } from '../testing/cuttable-proxy.ts';
import { createFreshDatabase, type FreshDatabase } from '../testing/fresh-database.ts';
import { observeConnections, type ConnectionObserver } from '../testing/observe-connections.ts';
import { openChanges } from './changes.ts';
import { openDatabase } from './open.ts';

let fresh: FreshDatabase;
let observer: ConnectionObserver;
beforeEach(async () => {
  fresh = await createFreshDatabase('');
  observer = await observeConnections(fresh.variables.DATABASE_URL);
});
afterEach(async () => {
  await observer.close();
  await fresh.drop();
});

test('closed while it connects again, it leaves no connection', async () => {
  const url = new URL(fresh.variables.DATABASE_URL ?? '');
  let onConnection: (() => void) | undefined;
  const proxy = await startProxy({ host: url.hostname, port: Number(url.port) }, () => onConnection?.());
  const onError = vi.fn<(error: Error) => void>();
  const database = await openDatabase({ folder: '', url: url.href, onError });
  url.port = String(proxy.port);
  const changes = await openChanges({ database, url: url.href, onError });
  expect(changes.isHeard()).toBe(true);
  const closed = Promise.withResolvers<void>();
  onConnection = () => closed.resolve(changes.close());
  await proxy.cut();
  await proxy.mend();
  await closed.promise;
  await database.close();
  expect(await observer.count()).toBe(0);
  await proxy.close();
});

test('a server that is closed leaves no connection: neither of its own, nor of its queue', async () => {
  const server = await startTestServer(fresh.variables);
  expect(await observer.count()).toBeGreaterThan(1);
  await server.application.close();
  expect(await observer.count()).toBe(0);
});
