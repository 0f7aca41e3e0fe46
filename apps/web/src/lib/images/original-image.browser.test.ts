import { createSignedUrls, createApiClient } from '@palimpsest/api-client';
import { expect, test } from 'vitest';
import { createOriginalLoader } from './original-image.ts';

/** Signs by giving what it is told to give; undefined where nobody is logged in. */
function loaderOf(address?: string) {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const signedUrls = createSignedUrls(createApiClient({ baseUrl: '', storage, events: new EventTarget() }));
  return createOriginalLoader(
    address === undefined ? signedUrls : { ...signedUrls, get: () => Promise.resolve(address) },
  );
}
const stored = () => URL.createObjectURL(new Blob(['pixels'], { type: 'image/png' }));

test('the original comes with its type', async () => {
  const file = await loaderOf(stored())('images/1.png');
  expect([await file.text(), file.type]).toEqual(['pixels', 'image/png']);
});

test('an image without an address is said', async () => {
  const load = loaderOf(stored());
  await expect(load('')).rejects.toThrow('No image URL available');
  await expect(load(null)).rejects.toThrow('No image URL available');
});

test('an image that is loading is not loaded beside; another one is, and the same one afterwards', async () => {
  const load = loaderOf(stored());
  const first = load('images/1.png');
  await expect(load('images/1.png')).rejects.toThrow('Image loading already in progress');
  await expect(load('images/2.png')).resolves.toBeInstanceOf(File);
  await first;
  await expect(load('images/1.png')).resolves.toBeInstanceOf(File);
});

test('an image that failed to load can be loaded again', async () => {
  const load = loaderOf();
  await expect(load('images/1.png')).rejects.toThrow('Failed to download image: Could not get signed URL');
  await expect(load('images/1.png')).rejects.toThrow('Failed to download image: Could not get signed URL');
});

test('a file that cannot be fetched is said', async () => {
  const gone = URL.createObjectURL(new Blob(['pixels']));
  URL.revokeObjectURL(gone);
  await expect(loaderOf(gone)('images/1.png')).rejects.toThrow(/^Failed to download image$/);
});
