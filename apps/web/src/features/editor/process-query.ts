import { type ApiClient } from '@palimpsest/api-client';
import { queryOptions } from '@tanstack/react-query';

/** A process as it stood when it was asked for. */
export const processQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['process', id],
    queryFn: ({ signal }) => client.call('processStatus', { params: { message_id: id }, signal }),
    staleTime: Infinity,
  });
