import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { clientOfServer, type Answer } from '../../testing/answering-server.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { sampleProcess } from '../../testing/sample-process.ts';
import { advance, type Batch } from './batch.ts';
import { createBatchRunner, type BatchRunner } from './batch-runner.ts';
import { loadBatch, saveBatch } from './batch-store.ts';

const image = (id: string) => ({ id, name: `${id}.png`, size: 4, address: `blob:${id}`, regions: [] });

const chosen: Batch = {
  source: 'English',
  targets: ['Spanish', 'German'],
  blacklist: ['Acme'],
  images: [image('menu'), image('poster')],
  items: [],
};

/** A clock that waits no time, but lets everything else go first. */
const clock = { now: () => 0, wait: () => new Promise<void>((resolve) => setImmediate(resolve)) };

interface Server {
  /** Names of the recorded events, with what each says of the process. */
  events: unknown[];
  requests: string[];
  /** Idempotency keys, in the order of the starts. */
  bodies: unknown[];
  runner: BatchRunner;
  storage: ReturnType<typeof memoryStorage>;
}

/** A runner of a batch at a server on which everything works, but for what `answer` answers. */
async function run(
  batch: Batch,
  answer: (request: string, body: unknown) => Answer | undefined = () => undefined,
): Promise<Server> {
  const events: unknown[] = [];
  const requests: string[] = [];
  const bodies: unknown[] = [];
  const processes: ReturnType<typeof sampleProcess>[] = [];
  let uploads = 0;
  const client = await clientOfServer((request, body) => {
    requests.push(request);
    const other = answer(request, body);
    if (other) return other;
    if (request === 'POST /v1/images') return { body: { image_id: `server-${++uploads}` } };
    if (request.startsWith('POST /v1/images/process/')) {
      bodies.push(body);
      const id = `message-${processes.length + 1}`;
      processes.push(sampleProcess('processed', { message_id: id }));
      return { body: { message_id: id } };
    }
    if (request.startsWith('GET /v1/images/processes')) return { body: processes };
    return { body: {} };
  });
  const storage = memoryStorage();
  const runner = createBatchRunner({
    client,
    storage,
    id: 'batch',
    batch,
    clock,
    track: (name, ...fields) => {
      if (name.startsWith('process_')) events.push([name, ...fields]);
    },
    loadFile: async (address) => new File(['file'], address, { type: 'image/png' }),
    uploadFetch: () => globalThis.fetch,
  });
  onTestFinished(() => client.session.end());
  return { events, requests, bodies, runner, storage };
}

const start = { type: 'start', newId: () => crypto.randomUUID() } as const;
const statesOf = (runner: BatchRunner) => runner.batch().items.map(({ state }) => state);
const counted = (requests: readonly string[], prefix: string) =>
  requests.filter((request) => request.startsWith(prefix)).length;

describe('a batch', () => {
  test('uploads each image once, starts it in each language, and sees all of them done', async () => {
    const { runner, requests, bodies } = await run(chosen);
    runner.dispatch(start);
    await vi.waitFor(() => expect(statesOf(runner)).toEqual(['done', 'done', 'done', 'done']));
    expect(counted(requests, 'POST /v1/images')).toBe(2 + 4);
    expect(requests.filter((request) => request === 'POST /v1/images')).toHaveLength(2);
    expect(bodies).toContainEqual({
      source_lang: 'English',
      target_lang: 'German',
      blacklist: ['Acme'],
      exclusion_regions: [],
    });
  });

  test('goes on with the others when one is refused', async () => {
    const { runner } = await run(chosen, (request, body) =>
      request.startsWith('POST /v1/images/process') && (body as { target_lang: string }).target_lang === 'German'
        ? { status: 402, body: { detail: 'You have no credits left.', code: 'no_credits' } }
        : undefined,
    );
    runner.dispatch(start);
    await vi.waitFor(() => expect(statesOf(runner)).toEqual(['done', 'failed', 'done', 'failed']));
    expect(runner.batch().items[1]?.problem).toMatchObject({
      code: 'process_failed',
      detail: { code: 'no_credits', sentence: 'You have no credits left.' },
    });
  });

  test('records how each process ended, once', async () => {
    const { runner, events } = await run({ ...chosen, images: [image('menu')] }, (request) =>
      request.startsWith('GET /v1/images/processes')
        ? {
            body: [
              sampleProcess('processed', { message_id: 'message-1' }),
              sampleProcess('failed', { message_id: 'message-2', error_message: 'No text was found.' }),
            ],
          }
        : undefined,
    );
    runner.dispatch(start);
    await vi.waitFor(() => expect(statesOf(runner)).toEqual(['done', 'failed']));
    expect(events).toHaveLength(4);
    expect(events).toEqual(
      expect.arrayContaining([
        ['process_start', { source_language: 'English', target_language: 'Spanish' }],
        ['process_start', { source_language: 'English', target_language: 'German' }],
        ['process_success', { message_id: 'message-1' }],
        ['process_error', { error_message: 'Processing failed: No text was found.' }],
      ]),
    );
  });

  test('records a start that is refused as an error of the process', async () => {
    const { runner, events } = await run({ ...chosen, targets: ['Spanish'], images: [image('menu')] }, (request) =>
      request.startsWith('POST /v1/images/process/')
        ? { status: 402, body: { detail: 'You have no credits left.' } }
        : undefined,
    );
    runner.dispatch(start);
    await vi.waitFor(() => expect(statesOf(runner)).toEqual(['failed']));
    expect(events).toEqual([['process_error', { error_message: 'Processing failed: You have no credits left.' }]]);
  });

  test('says of an image that is refused why, and tries it again', async () => {
    let refuses = true;
    const { runner } = await run({ ...chosen, images: [image('menu')] }, (request) =>
      request === 'POST /v1/images' && refuses
        ? { status: 415, body: { detail: 'This file is no image.' } }
        : undefined,
    );
    runner.dispatch(start);
    await vi.waitFor(() => expect(statesOf(runner)).toEqual(['failed', 'failed']));
    expect(runner.batch().items[0]?.problem).toMatchObject({
      code: 'upload_failed',
      detail: { sentence: 'This file is no image.' },
    });
    refuses = false;
    runner.dispatch({ type: 'retry', item: runner.batch().items[1]?.id ?? '' });
    await vi.waitFor(() => expect(statesOf(runner)).toEqual(['failed', 'done']));
  });

  test('has the server stop what is in work', async () => {
    const { runner, requests } = await run({ ...chosen, targets: ['Spanish'], images: [image('menu')] }, (request) =>
      request.startsWith('GET /v1/images/processes')
        ? { body: [sampleProcess('inpainting_processing', { message_id: 'message-1' })] }
        : undefined,
    );
    runner.dispatch(start);
    await vi.waitFor(() => expect(runner.batch().items[0]?.status).toBe('inpainting_processing'));
    await runner.cancel(runner.batch().items[0]?.id ?? '');
    expect(statesOf(runner)).toEqual(['cancelled']);
    expect(requests).toContain('DELETE /v1/images/process/message-1');
  });

  test('goes on after a reload from what was kept, and starts nothing twice', async () => {
    const before = await run(chosen, (request) =>
      request.startsWith('GET /v1/images/processes')
        ? { body: [1, 2, 3, 4].map((id) => sampleProcess('idle', { message_id: `message-${id}` })) }
        : undefined,
    );
    before.runner.dispatch(start);
    await vi.waitFor(() => expect(statesOf(before.runner)).toEqual(Array(4).fill('working')));
    const kept = loadBatch(before.storage, 'batch');
    expect(kept).toEqual(before.runner.batch());
    const after = await run(kept ?? chosen, (request) =>
      request.startsWith('GET /v1/images/processes')
        ? { body: [1, 2, 3, 4].map((id) => sampleProcess('processed', { message_id: `message-${id}` })) }
        : undefined,
    );
    await vi.waitFor(() => expect(statesOf(after.runner)).toEqual(['done', 'done', 'done', 'done']));
    expect(counted(after.requests, 'POST')).toBe(0);
  });

  test('says of a process that was deleted elsewhere that it is gone', async () => {
    const { runner } = await run({ ...chosen, targets: ['Spanish'], images: [image('menu')] }, (request) => {
      if (request.startsWith('GET /v1/images/processes')) return { body: [] };
      if (request.endsWith('/status')) return { status: 404, body: { detail: 'Process not found' } };
      return undefined;
    });
    runner.dispatch(start);
    await vi.waitFor(() => expect(statesOf(runner)).toEqual(['failed']));
    expect(runner.batch().items[0]?.problem).toMatchObject({
      code: 'process_failed',
      detail: { sentence: 'Process not found' },
    });
  });
});

describe('what a tab keeps', () => {
  test('is read as it was written', () => {
    const storage = memoryStorage();
    const batch = advance(chosen, start);
    saveBatch(storage, 'a', batch);
    expect(loadBatch(storage, 'a')).toEqual(batch);
  });

  test.each([undefined, 'no JSON', '{}', '{"source":"Klingon"}'])('is nothing where there is no batch: %s', (text) => {
    const storage = memoryStorage();
    if (text !== undefined) storage.setItem('batch:a', text);
    expect(loadBatch(storage, 'a')).toBeUndefined();
  });
});
