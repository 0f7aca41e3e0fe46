import type { ProcessEvent } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import { processEvents } from './process-events.ts';
import { imageProcess } from './testing/image-process.ts';
import { manualClock } from './testing/manual-clock.ts';
import { clientOf, startServer, type Answer } from './testing/test-server.ts';
import { watchProcess } from './workflow.ts';

const message = (id: string, status: ProcessEvent['status'], progress: number) =>
  `id: ${id}\nevent: status\ndata: ${JSON.stringify({ id, status, progress, queue_position: null })}\n\n`;

async function streaming(answers: readonly Answer[]) {
  let opened = 0;
  const server = await startServer(() => answers[Math.min(opened++, answers.length - 1)] ?? {});
  const clock = manualClock();
  const { signal } = new AbortController();
  const read = async () => {
    const seen: ProcessEvent[] = [];
    for await (const event of processEvents(clientOf(server), 'm', { signal, clock })) seen.push(event);
    return seen;
  };
  return { server, clock, read };
}

test('every message comes until the terminal one', async () => {
  const { server, read } = await streaming([
    { body: message('1', 'text_extraction_processing', 0.2) + ': still here\n\n' + message('2', 'processed', 1) },
  ]);
  expect((await read()).map(({ status, progress }) => [status, progress])).toEqual([
    ['text_extraction_processing', 0.2],
    ['processed', 1],
  ]);
  expect(server.seen[0]).toMatchObject({ method: 'GET', path: '/v1/images/process/m/events' });
  expect(server.seen[0]?.headers.accept).toBe('text/event-stream');
});

test('a stream that was cut goes on after the last message, after a pause', async () => {
  const { server, clock, read } = await streaming([
    { body: message('7', 'processing', 0.02) },
    { status: 503, body: {} },
    { body: message('8', 'failed', 1) },
  ]);
  expect((await read()).map(({ id }) => id)).toEqual(['7', '8']);
  expect(server.seen.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '7', '7']);
  expect(clock.waits).toEqual([5_000, 5_000]);
});

test('a server without streams is not asked again', async () => {
  const { server, read } = await streaming([{ status: 404, body: {} }]);
  expect(await read()).toEqual([]);
  expect(server.seen).toHaveLength(1);
});

test('a new status is looked at at once, before the next poll is due', async () => {
  let looks = 0;
  const server = await startServer(({ path }) => {
    if (path.endsWith('/events')) return { body: message('1', 'processed', 1) };
    looks += 1;
    return { body: imageProcess(looks > 1 ? 'processed' : 'processing') };
  });
  const never = { now: () => 0, wait: () => new Promise<void>(() => undefined) };
  const events: number[] = [];
  const done = await watchProcess({ client: clientOf(server), clock: never }, 'm', {
    onProgress: ({ progress }) => events.push(progress),
  });
  expect([done.status, looks, events]).toEqual(['processed', 2, [1]]);
});

test('a stream that breaks is reported, and the looks go on', async () => {
  const reported = Promise.withResolvers<string>();
  let looks = 0;
  const server = await startServer(({ path }) => {
    if (path.endsWith('/events')) return { status: 404, body: { detail: 'No stream here' } };
    looks += 1;
    return { body: imageProcess(looks > 1 ? 'processed' : 'processing') };
  });
  const clock = { now: () => 0, wait: () => reported.promise.then(() => undefined) };
  const done = await watchProcess({ client: clientOf(server), clock }, 'm', {
    onProgress: () => undefined,
    onStatusError: reported.resolve,
  });
  expect([await reported.promise, done.status]).toEqual(['No stream here', 'processed']);
});

test('an end that the caller asked for is no error', async () => {
  const server = await startServer(({ path }) =>
    path.endsWith('/events') ? new Promise<never>(() => undefined) : { body: imageProcess('processed') },
  );
  const reported: string[] = [];
  await watchProcess({ client: clientOf(server), clock: manualClock() }, 'm', {
    onProgress: () => undefined,
    onStatusError: (message) => reported.push(message),
  });
  expect(reported).toEqual([]);
});
