import type { ApiClient } from '@palimpsest/api-client';
import { isTerminal, statusPollMs } from '@palimpsest/contract';
import { queryOptions } from '@tanstack/react-query';

/** The query for a process with its texts. A finished process never changes; any other is stale after one poll interval. */
export const processQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['process', id],
    queryFn: ({ signal }) => client.call('processStatus', { params: { message_id: id }, signal }),
    staleTime: ({ state: { data } }) => (data && isTerminal(data.status) ? Infinity : statusPollMs),
  });
