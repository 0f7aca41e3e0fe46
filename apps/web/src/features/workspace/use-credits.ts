import { clientEvents, type ApiClient } from '@palimpsest/api-client';
import { type CreditsResponse, creditsDebounceMs, creditsRefreshMs } from '@palimpsest/contract';
import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/services.ts';

/** Returns the credits that are left, and reads them every five minutes. */
export function useCredits(): CreditsResponse | undefined {
  const { client } = useApi();
  const { data } = useQuery({ ...creditsQuery(client), refetchInterval: creditsRefreshMs });
  return data;
}

/** Reads the credits again, debounced, after each event that may have changed them. Use it once a page: each use reads them once more. */
export function useCreditsUpdates(): void {
  const { client } = useApi();
  const queryClient = useQueryClient();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = client.on(clientEvents.creditsUpdate, () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => void queryClient.invalidateQueries({ queryKey: creditsQuery(client).queryKey }),
        creditsDebounceMs,
      );
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, queryClient]);
}

/** The query for the credits that are left. */
export const creditsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['credits'], queryFn: ({ signal }) => client.call('credits', { signal }) });
