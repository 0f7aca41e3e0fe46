import type { ApiClient } from '@palimpsest/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Whether there is a subscription. */
export const subscriptionQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['subscription'], queryFn: ({ signal }) => client.call('subscription', { signal }) });
