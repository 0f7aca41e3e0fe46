import { expect, test } from 'vitest';
import { progressFetch } from './progress-fetch.ts';

const answer = () => URL.createObjectURL(new Blob(['{"image_id":"image-1"}'], { type: 'application/json' }));

test('answers as fetch does', async () => {
  const response = await progressFetch(() => undefined)(answer());
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(await response.json()).toEqual({ image_id: 'image-1' });
});

test('tells how much of the body is sent, up to all of it', async () => {
  const shares: number[] = [];
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(2_000_000)]));
  await progressFetch((share) => shares.push(share))(window.location.href, { method: 'POST', body });
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
});

test('ends as fetch does when its signal ends it, before and after it was sent', async () => {
  const controller = new AbortController();
  const pending = progressFetch(() => undefined)(answer(), { signal: controller.signal });
  controller.abort();
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  const late = progressFetch(() => undefined)(answer(), { signal: controller.signal });
  await expect(late).rejects.toMatchObject({ name: 'AbortError' });
});

test('throws what fetch throws where there is no answer', async () => {
  await expect(progressFetch(() => undefined)('blob:none')).rejects.toBeInstanceOf(TypeError);
});
