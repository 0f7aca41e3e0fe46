import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fetchImageFile } from '../../lib/images/chosen-image.ts';
import { prepareImage } from './prepare-image.ts';

const { signal } = new AbortController();
const text = 'data:text/plain,hello';
const png = 'data:image/png;base64,iVBORw0KGgo=';

test('an image that can be fetched is taken as a file of its type', async () => {
  const file = await prepareImage({ file: undefined, url: png }, signal);
  expect([file.name, file.type, file.size]).toEqual(['image.png', 'image/png', 8]);
});

test('an image is fetched without cookies', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetching.mockRestore());
  await fetchImageFile(png, signal);
  expect(fetching).toHaveBeenCalledExactlyOnceWith(png, { credentials: 'omit', signal });
});

test('without a file and an address there is nothing to send', async () => {
  await expect(prepareImage({ file: undefined, url: undefined }, signal)).rejects.toThrow(
    'No image available for processing',
  );
});

test('what is no image is refused, for the reason that fetching it gives', async () => {
  await expect(fetchImageFile(text)).rejects.toThrow('Invalid content type: text/plain');
  const refused = prepareImage({ file: undefined, url: text }, signal);
  await expect(refused).rejects.toThrow(
    'Failed to prepare image for processing. Please try uploading the image directly.',
  );
  await expect(refused).rejects.toHaveProperty('cause.message', 'Invalid content type: text/plain');
});

test('an image that is gone is refused with the status and its words', async () => {
  const server = createServer((_, response) => void response.writeHead(410, 'Gone').end()).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(fetchImageFile(`http://127.0.0.1:${port}/poster.png`)).rejects.toThrow(
    'Failed to fetch image: 410 Gone',
  );
});
