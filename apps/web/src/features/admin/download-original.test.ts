import { expect, test } from 'vitest';
import { downloadOriginal } from './download-original.ts';

const original = new File(['pixels'], 'poster.png', { type: 'image/png' });
const asked: (string | null | undefined)[] = [];
const load = (url: string | null | undefined) => {
  asked.push(url);
  return Promise.resolve(original);
};
const process = { original_image_url: 'images/1/original.png' };

test('the original is loaded once the result is open', async () => {
  expect(await downloadOriginal({ process, opening: false, load })).toBe(original);
  expect(asked.splice(0)).toEqual(['images/1/original.png']);
});

test('while the result is opening, nothing is loaded beside it', async () => {
  await expect(downloadOriginal({ process, opening: true, load })).rejects.toThrow(
    'Image is still loading. Please try again in a moment.',
  );
  expect(asked).toEqual([]);
});
