import { expect, test } from 'vitest';
import { fetchImageFile } from '../../lib/chosen-image.ts';
import { prepareImage } from './prepare-image.ts';

const { signal } = new AbortController();
const text = 'data:text/plain,hello';
const png = 'data:image/png;base64,iVBORw0KGgo=';

test('an image that can be fetched is taken as a file of its type', async () => {
  const file = await prepareImage({ file: undefined, url: png }, signal);
  expect([file.name, file.type, file.size]).toEqual(['image.png', 'image/png', 8]);
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
