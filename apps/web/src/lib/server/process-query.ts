import type { ApiClient } from '@palimpsest/api-client';
import { isTerminal, statusPollMs } from '@palimpsest/contract';
import { queryOptions } from '@tanstack/react-query';

/** A process with its texts. One that is done never changes again; any other is as old as a poll lets it be. */
export const processQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['process', id],
    queryFn: ({ signal }) => client.call('processStatus', { params: { message_id: id }, signal }),
    staleTime: ({ state: { data } }) => (data && isTerminal(data.status) ? Infinity : statusPollMs),
  });
