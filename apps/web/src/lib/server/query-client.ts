import {
  ApiError,
  AuthenticationRequiredError,
  clientEvents,
  ProblemError,
  type ApiClient,
} from '@palimpsest/api-client';
import { QueryClient } from '@tanstack/react-query';

const attempts = 3;

/** Whether the server has said no, nobody is logged in, or the page is too old: asking again cannot help. */
function isRefusal(error: unknown): boolean {
  if (error instanceof AuthenticationRequiredError) return true;
  if (error instanceof ApiError) return error.status < 500;
  return error instanceof ProblemError && error.problem.code === 'newer_document';
}

/** Creates a client that retries a failed query only where that can help, so not after a refusal. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Offline, queries fail at once, so that a screen says why it is empty; they are read again once online.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) =>
          failures < attempts && navigator.onLine && !isRefusal(error) && !isRefusal(error.cause),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

const queryClients = new WeakMap<ApiClient, QueryClient>();

/** Returns the cache of a server's answers, one for each client of the API. A log-out clears it. */
export function queryClientOf(client: ApiClient): QueryClient {
  const known = queryClients.get(client);
  if (known) return known;
  const queryClient = createQueryClient();
  queryClients.set(client, queryClient);
  client.on(clientEvents.userLoggedOut, () => queryClient.clear());
  return queryClient;
}
