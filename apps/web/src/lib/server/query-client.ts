import { ApiError, AuthenticationRequiredError } from '@palimpsest/api-client';
import { QueryClient } from '@tanstack/react-query';

const attempts = 3;

/** Whether the server has said no, or nobody is logged in: asking again cannot help. */
function isRefusal(error: unknown): boolean {
  if (error instanceof AuthenticationRequiredError) return true;
  return error instanceof ApiError && error.status < 500;
}

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
          failures < attempts && navigator.onLine && !isRefusal(error) && !isRefusal(error.cause),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
