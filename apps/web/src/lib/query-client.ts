import { ApiError, AuthenticationRequiredError } from '@palimpsest/api-client';
import { QueryClient } from '@tanstack/react-query';

const attempts = 3;

/** Queries are tried again where that can help: not when the server has said no. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) =>
          failures < attempts &&
          !(error instanceof AuthenticationRequiredError) &&
          !(error instanceof ApiError && error.status < 500),
      },
    },
  });
}
