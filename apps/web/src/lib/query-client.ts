import { ApiError, AuthenticationRequiredError } from '@palimpsest/api-client';
import { QueryClient } from '@tanstack/react-query';

const attempts = 3;

/** Queries are tried again where that can help: not when the server has said no. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Offline a screen says why it has nothing to show, and reads again once the connection is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) =>
          failures < attempts &&
          navigator.onLine &&
          !(error instanceof AuthenticationRequiredError) &&
          !(error instanceof ApiError && error.status < 500),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
