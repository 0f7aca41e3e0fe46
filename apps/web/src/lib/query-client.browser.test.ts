import { NetworkError } from '@palimpsest/api-client';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
});

test('offline a query says so at once, in place of waiting for a connection', async () => {
  onlineManager.setOnline(false);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let calls = 0;
  const answer = createQueryClient().fetchQuery({
    queryKey: ['processes'],
    queryFn: () => {
      calls += 1;
      return Promise.reject(new NetworkError(new TypeError('Failed to fetch')));
    },
    retry: createQueryClient().getDefaultOptions().queries?.retry ?? false,
  });
  await expect(answer).rejects.toBeInstanceOf(NetworkError);
  expect(calls).toBe(1);
});
