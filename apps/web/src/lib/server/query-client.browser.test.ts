import { ApiError, NetworkError } from '@palimpsest/api-client';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
});

/** How often a query is asked that fails with this error. */
async function asksOf(error: Error): Promise<number> {
  let asks = 0;
  const client = createQueryClient();
  const answer = client.fetchQuery({
    queryKey: ['processes'],
    queryFn: () => {
      asks += 1;
      return Promise.reject(error);
    },
    retry: client.getDefaultOptions().queries?.retry ?? false,
    retryDelay: 0,
  });
  await expect(answer).rejects.toBe(error);
  return asks;
}

test('offline a query says so at once, in place of waiting for a connection', async () => {
  onlineManager.setOnline(false);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await asksOf(new NetworkError(new TypeError('Failed to fetch')))).toBe(1);
});

test('a query that failed in passing is tried three times more', async () => {
  expect(await asksOf(new ApiError(503, { detail: 'The database is away.' }))).toBe(4);
});

test('what the server refused is not asked again, also where it stands behind an error of ours', async () => {
  const refusal = new ApiError(404, { detail: 'No such file.' });
  expect(await asksOf(refusal)).toBe(1);
  expect(await asksOf(new Error('Failed to get signed URL: No such file.', { cause: refusal }))).toBe(1);
});
