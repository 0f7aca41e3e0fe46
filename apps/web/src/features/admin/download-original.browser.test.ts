import { createSignedUrls, createApiClient } from '@palimpsest/api-client';
import { expect, test } from 'vitest';
import { fetchOriginal } from './download-original.ts';

/** Signs by giving what it is told to give; undefined where nobody is logged in. */
function signedUrlsThatGive(address?: string) {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const signedUrls = createSignedUrls(createApiClient({ baseUrl: '', storage, events: new EventTarget() }));
  return address === undefined ? signedUrls : { ...signedUrls, get: () => Promise.resolve(address) };
}

test('the original comes with its type', async () => {
  const blob = URL.createObjectURL(new Blob(['pixels'], { type: 'image/png' }));
  const file = await fetchOriginal(signedUrlsThatGive(blob), 'images/1.png');
  expect([await file.text(), file.type]).toEqual(['pixels', 'image/png']);
});

test('an address that cannot be signed is said', async () => {
  await expect(fetchOriginal(signedUrlsThatGive(), 'images/1.png')).rejects.toThrow(
    'Failed to download image: Could not get signed URL',
  );
});

test('a file that cannot be fetched is said', async () => {
  const gone = URL.createObjectURL(new Blob(['pixels']));
  URL.revokeObjectURL(gone);
  await expect(fetchOriginal(signedUrlsThatGive(gone), 'images/1.png')).rejects.toThrow(/^Failed to download image$/);
});
