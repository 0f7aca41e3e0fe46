import { problemSentence, type SignedUrl } from '@palimpsest/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSignedUrls } from './signed-urls.ts';
import { manualClock } from './testing/manual-clock.ts';
import { clientOf, startServer, type SeenRequest } from './testing/test-server.ts';

const start = Date.parse('2025-11-20T10:00:00.000Z');
const sign = (url: string, minutes = 60): SignedUrl => ({
  signed_url: `${url}?signature`,
  expiration: new Date(start + minutes * 60_000).toISOString(),
  blob_path: url,
});

/** Signs everything but what starts with `bad`. */
function signing(request: SeenRequest) {
  if (request.method === 'GET') return { body: sign(request.query.get('url') ?? '') };
  const { urls } = JSON.parse(request.body) as { urls: string[] };
  const failed = urls.filter((url) => url.startsWith('bad'));
  const signed = urls.filter((url) => !url.startsWith('bad'));
  return {
    body: {
      signed_urls: signed.map((url) => sign(url)),
      total_requested: urls.length,
      total_signed: signed.length,
      failed_urls: failed,
    },
  };
}

async function setup(respond: Parameters<typeof startServer>[0] = signing) {
  const server = await startServer(respond);
  const clock = manualClock(start);
  const client = clientOf(server);
  return { server, clock, client, signedUrls: createSignedUrls(client, { clock }) };
}

test('a signed URL is used again until it expires', async () => {
  const { server, clock, signedUrls } = await setup();
  expect(await signedUrls.get('a')).toBe('a?signature');
  await clock.wait(60 * 60_000 - 1);
  await signedUrls.get('a');
  expect(server.seen).toHaveLength(1);
  await clock.wait(1);
  await signedUrls.get('a');
  expect(server.seen).toHaveLength(2);
});

test('what a batch brought is not asked for again, alone or in a batch', async () => {
  const { server, signedUrls } = await setup();
  await signedUrls.getMany(['a', 'b']);
  await signedUrls.get('a');
  await signedUrls.getMany(['a', 'b']);
  expect(server.seen).toHaveLength(1);
});

test('what an answer brought signed is not asked for until it expires', async () => {
  const { server, clock, signedUrls } = await setup();
  signedUrls.learn(undefined);
  signedUrls.learn({ expiration: new Date(start + 60_000).toISOString(), urls: { a: 'a?learnt', b: 'b?learnt' } });
  expect(await signedUrls.get('a')).toBe('a?learnt');
  expect((await signedUrls.getMany(['a', 'b'])).get('b')).toEqual({ ok: true, signedUrl: 'b?learnt' });
  expect(server.seen).toEqual([]);
  await clock.wait(60_000);
  expect(await signedUrls.get('a')).toBe('a?signature');
});

test('a picture keeps its address when an answer brings another one, until it expires', async () => {
  const { clock, signedUrls } = await setup();
  await signedUrls.get('a');
  const later = { expiration: new Date(start + 120 * 60_000).toISOString(), urls: { a: 'a?later' } };
  signedUrls.learn(later);
  expect(await signedUrls.get('a')).toBe('a?signature');
  await clock.wait(60 * 60_000);
  signedUrls.learn(later);
  expect(await signedUrls.get('a')).toBe('a?later');
});

test('what an answer brought too late is signed anew', async () => {
  const { signedUrls } = await setup();
  signedUrls.learn({ expiration: new Date(start).toISOString(), urls: { a: 'a?learnt' } });
  expect(await signedUrls.get('a')).toBe('a?signature');
});

test('a logout forgets every signed URL', async () => {
  const { server, client, signedUrls } = await setup();
  await signedUrls.get('a');
  client.session.end();
  await expect(signedUrls.get('a')).rejects.toThrow('Authentication required');
  expect(server.seen).toHaveLength(1);
});

test('batches hold at most 50 and come 100 ms apart', async () => {
  const { server, clock, signedUrls } = await setup();
  const urls = Array.from({ length: 120 }, (_, index) => `image-${index}`);
  const results = await signedUrls.getMany(urls);
  const sizes = server.seen.map(
    ({ body }) => (JSON.parse(body) as { urls: string[]; expiration_minutes: number }).urls.length,
  );
  expect(sizes).toEqual([50, 50, 20]);
  expect(clock.waits).toEqual([100, 100]);
  expect(results.size).toBe(120);
});

test('each URL gets its own outcome, whatever failed beside it', async () => {
  const { signedUrls } = await setup();
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.tuple(fc.boolean(), fc.uuid()), { minLength: 1, maxLength: 60 }),
      async (items) => {
        const urls = items.map(([bad, id]) => `${bad ? 'bad' : 'good'}-${id}`);
        const results = await signedUrls.getMany(urls);
        for (const url of urls) {
          const expected = url.startsWith('bad')
            ? { ok: false, problem: { code: 'signing_failed' } }
            : { ok: true, signedUrl: `${url}?signature` };
          expect(results.get(url)).toEqual(expected);
        }
      },
    ),
    { numRuns: 25 },
  );
});

test('a batch that fails says why for each of its URLs and leaves the others alone', async () => {
  let batches = 0;
  const { signedUrls } = await setup((request) =>
    batches++ === 0 ? { status: 500, body: { detail: 'Storage is down' } } : signing(request),
  );
  const results = await signedUrls.getMany(Array.from({ length: 51 }, (_, index) => `image-${index}`));
  const result = results.get('image-0');
  expect(result?.ok === false && problemSentence(result.problem)).toBe(
    'Failed to get batch signed URLs: Storage is down',
  );
  expect(results.get('image-50')).toEqual({ ok: true, signedUrl: 'image-50?signature' });
});

test('a single failure says what the server said', async () => {
  const { signedUrls } = await setup(() => ({ status: 404, body: { detail: 'No such file' } }));
  await expect(signedUrls.get('a')).rejects.toThrow('Failed to get signed URL: No such file');
});

test('an empty answer, an empty URL and an empty list are refused', async () => {
  const { signedUrls } = await setup(() => ({ body: { ...sign('a'), signed_url: '' } }));
  await expect(signedUrls.get('a')).rejects.toThrow('No signed URL received');
  await expect(signedUrls.get('')).rejects.toThrow('Image URL is required');
  await expect(signedUrls.getMany([])).rejects.toThrow('URLs array is required');
});
