import { type ProcessStatus, statusPollMs, uploadToProcessMs } from '@palimpsest/contract';
import { describe, expect, test } from 'vitest';
import { systemClock } from './clock.ts';
import { imageProcess } from './testing/image-process.ts';
import { manualClock } from './testing/manual-clock.ts';
import { clientOf, loggedIn, memoryStorage, startServer, type Answer } from './testing/test-server.ts';
import { localiseImage, watchProcess, WorkflowError } from './workflow.ts';

const file = new File(['pixels'], 'poster.png', { type: 'image/png' });

interface Script {
  upload?: Answer;
  process?: Answer;
  /** One answer per look; the last one stays. */
  looks?: Answer[];
}

const look = (status: ProcessStatus, error: string | null = null): Answer => ({
  body: imageProcess(status, { error_message: error }),
});

async function product({ upload, process, looks = [look('processed')] }: Script = {}) {
  let looked = 0;
  const server = await startServer(({ path }) => {
    if (path === '/v1/images') return upload ?? { body: { image_id: 'image-1' } };
    if (path.endsWith('/status')) return looks[Math.min(looked++, looks.length - 1)] ?? { status: 500 };
    return process ?? { body: { message_id: 'message-1' } };
  });
  const clock = manualClock();
  return { server, clock, context: { client: clientOf(server), clock } };
}

describe('the way of an image', () => {
  test('is upload, 500 ms, process, a look at once, then one every 5000 ms until it is processed', async () => {
    const looks = [look('processing'), look('text_extraction_processing'), look('processed')];
    const { server, clock, context } = await product({ looks });
    const seen: ProcessStatus[] = [];
    const result = await localiseImage(context, file, {
      process: {
        source_lang: 'English',
        target_lang: 'Spanish',
        blacklist: ['Acme'],
        exclusion_regions: [{ x1: 1, y1: 2, x2: 30, y2: 40 }],
      },
      onStatus: ({ status }) => seen.push(status),
    });
    expect(result.status).toBe('processed');
    expect(server.seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/images',
      'POST /v1/images/process/image-1',
      'GET /v1/images/process/message-1/status',
      'GET /v1/images/process/message-1/status',
      'GET /v1/images/process/message-1/status',
    ]);
    expect(clock.waits).toEqual([500, 5000, 5000]);
    expect(clock.waits).toEqual([uploadToProcessMs, statusPollMs, statusPollMs]);
    expect(seen).toEqual(['processing', 'text_extraction_processing', 'processed']);
    expect(JSON.parse(server.seen[1]?.body ?? '')).toEqual({
      source_lang: 'English',
      target_lang: 'Spanish',
      blacklist: ['Acme'],
      exclusion_regions: [{ x1: 1, y1: 2, x2: 30, y2: 40 }],
    });
  });

  test('starts at the process for an image that is already uploaded', async () => {
    const { server, context } = await product();
    let uploaded = '';
    await localiseImage(context, file, { onUploaded: (id) => (uploaded = id) });
    await localiseImage(context, { imageId: uploaded });
    expect(server.count('/v1/images')).toBe(1);
    expect(server.count('/v1/images/process/image-1')).toBe(2);
  });

  test('asks for the credits on process start and on every status', async () => {
    const { context } = await product({ looks: [look('processing'), look('processed')] });
    let asked = 0;
    context.client.on('credits-update', () => (asked += 1));
    await localiseImage(context, file);
    expect(asked).toBe(3);
  });

  test.each<[string, Script, number]>([
    ['an upload that fails', { upload: { status: 415, body: { detail: 'Not an image' } } }, 1],
    ['a start that fails', { process: { status: 402, body: { detail: 'No credits left' } } }, 1],
    ['a look that fails in passing, and the end', { looks: [{ status: 503 }, look('failed')] }, 3],
    ['a process that is gone', { looks: [{ status: 404 }] }, 2],
  ])('asks for the credits on %s', async (_, script, times) => {
    const { context } = await product(script);
    let asked = 0;
    context.client.on('credits-update', () => (asked += 1));
    await expect(localiseImage(context, file)).rejects.toThrow(WorkflowError);
    expect(asked).toBe(times);
  });

  test.each<[string, Script]>([
    ['an upload that fails', { upload: { status: 415, body: { detail: 'Not an image' } } }],
    ['a start that fails', { process: { status: 402, body: { detail: 'No credits left' } } }],
  ])('ends with %s: the status is not looked at', async (_, script) => {
    const { server, context } = await product(script);
    await expect(localiseImage(context, file)).rejects.toThrow(WorkflowError);
    expect(server.count('/v1/images/process/message-1/status')).toBe(0);
  });

  test('stops between two looks when its signal fires', async () => {
    const { server, context } = await product({ looks: [look('processing')] });
    const controller = new AbortController();
    const work = localiseImage(context, file, { signal: controller.signal, onStatus: () => controller.abort() });
    await expect(work).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.count('/v1/images/process/message-1/status')).toBe(1);
  });
});

describe('a failure reads', () => {
  test.each<{ step: string; script: Script; text: string }>([
    {
      step: 'upload',
      script: { upload: { status: 415, body: { detail: 'Not an image' } } },
      text: 'Upload failed: Not an image',
    },
    {
      step: 'upload',
      script: { upload: { status: 502, body: '<html>' } },
      text: 'Upload failed: Unknown server error',
    },
    {
      step: 'process',
      script: { process: { status: 402, body: { detail: 'No credits left' } } },
      text: 'Processing failed: No credits left',
    },
    {
      step: 'process',
      script: { process: { status: 500, body: {} } },
      text: 'Processing failed: Unknown server error',
    },
    {
      step: 'process',
      script: { looks: [look('failed', 'unsupported format')] },
      text: 'Processing failed: unsupported format',
    },
    { step: 'process', script: { looks: [look('failed')] }, text: 'Failed to process image. Please try again.' },
    {
      step: 'status',
      script: { looks: [{ status: 404, body: { detail: 'No such process' } }] },
      text: 'Error: No such process',
    },
  ])('$text', async ({ step, script, text }) => {
    const { context } = await product(script);
    await expect(localiseImage(context, file)).rejects.toMatchObject({ name: 'WorkflowError', step, message: text });
  });

  test('in our words where an upload fails without any', async () => {
    const { context } = await product({});
    const client = { ...context.client, call: () => Promise.reject(new Error('')) };
    await expect(localiseImage({ ...context, client }, file)).rejects.toThrow(
      'Failed to upload image. Please try again.',
    );
  });

  test('with the network’s words when nothing answers', async () => {
    const { server, clock } = await product();
    const client = clientOf(server, { baseUrl: 'http://127.0.0.1:1' });
    await expect(localiseImage({ client, clock }, file)).rejects.toThrow(
      'Upload failed: Network Error: Please check your internet connection or CORS configuration',
    );
    await expect(localiseImage({ client, clock }, { imageId: 'image-1' })).rejects.toThrow(
      'Processing failed: Network Error: Please check your internet connection or CORS configuration',
    );
  });

  test('and nothing is sent when there is nothing to send', async () => {
    const { server, context } = await product();
    await expect(localiseImage(context, new File([], 'x.png'))).rejects.toThrow('No image file provided');
    await expect(localiseImage(context, { imageId: '' })).rejects.toThrow('Image ID is required for processing');
    expect(server.seen).toEqual([]);
  });
});

test('a look that fails in passing is reported and repeated', async () => {
  const { clock, context } = await product({
    looks: [{ status: 503, body: { detail: 'Restarting' } }, look('processed')],
  });
  const reported: string[] = [];
  const result = await watchProcess(context, 'message-1', { onStatusError: (message) => reported.push(message) });
  expect(result.status).toBe('processed');
  expect(reported).toEqual(['Restarting']);
  expect(clock.waits).toEqual([5000]);
});

test('a look that fails without words is reported as unknown', async () => {
  const { server, clock } = await product();
  const storage = memoryStorage(loggedIn());
  let refusals = 1;
  const refusing = {
    ...storage,
    getItem: (key: string) => {
      // A browser whose storage is blocked throws like this.
      if (refusals-- > 0) throw new DOMException();
      return storage.getItem(key);
    },
  };
  const reported: string[] = [];
  await watchProcess({ client: clientOf(server, { storage: refusing }), clock }, 'message-1', {
    onStatusError: (message) => reported.push(message),
  });
  expect(reported).toEqual(['Unknown error']);
});

test('the system clock gives up a wait as soon as the signal fires', async () => {
  const controller = new AbortController();
  const wait = systemClock.wait(60_000, controller.signal);
  controller.abort();
  await expect(wait).rejects.toMatchObject({ name: 'AbortError' });
  await expect(systemClock.wait(1, controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  await expect(systemClock.wait(1)).resolves.toBeUndefined();
});
