import { createStore, entries } from 'idb-keyval';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetImages, keepImage, keptImage } from './kept-images.ts';

afterEach(forgetImages);

const stored = () => entries<string, { file: File }>(createStore('palimpsest', 'chosen-images'));
const poster = (name = 'poster.png') => new File(['pixels'], name, { type: 'image/png' });

test('an image is found by its address, and one image has one address', async () => {
  const file = poster();
  expect(keepImage(file)).toBe(keepImage(file));
  expect(await keptImage(keepImage(file))).toBe(file);
});

test('it outlives the page that chose it', async () => {
  const address = keepImage(poster());
  await expect.poll(stored).toHaveLength(1);
  vi.resetModules();
  const reloaded = await import('./kept-images.ts');
  const file = await reloaded.keptImage(address);
  expect([file?.name, file?.type, await file?.text()]).toEqual(['poster.png', 'image/png', 'pixels']);
});

test('of many the twenty latest stay', async () => {
  for (let index = 0; index < 24; index += 1) keepImage(poster(`${index}.png`));
  await expect.poll(stored).toHaveLength(20);
});

test('nothing is left after it was forgotten', async () => {
  const address = keepImage(poster());
  await expect.poll(stored).toHaveLength(1);
  await forgetImages();
  expect(await keptImage(address)).toBeUndefined();
  expect(await stored()).toEqual([]);
});
