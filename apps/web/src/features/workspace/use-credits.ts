import { clientEvents, type ApiClient } from '@palimpsest/api-client';
import { type CreditsResponse, creditsDebounceMs, creditsRefreshMs } from '@palimpsest/contract';
import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/services.ts';

/** The credits that are left, read every five minutes. */
export function useCredits(): CreditsResponse | undefined {
  const { client } = useApi();
  const { data } = useQuery({ ...creditsQuery(client), refetchInterval: creditsRefreshMs });
  return data;
}

/** Has the credits read again, debounced, whenever something may have changed them. Used once on a page: each use would read them once more. */
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

/** How many credits are left. */
export const creditsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['credits'], queryFn: ({ signal }) => client.call('credits', { signal }) });
