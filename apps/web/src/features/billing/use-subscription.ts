import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/services.ts';

/** Key of the query that asks whether there is a subscription. */
export const subscriptionKey = ['subscription'];

/** Whether the user has a subscription; undefined until it is known. */
export function useSubscription(): boolean | undefined {
  const { client } = useApi();
  const { data } = useQuery({
    queryKey: subscriptionKey,
    queryFn: ({ signal }) => client.call('subscription', { signal }),
  });
  return data?.has_subscription;
}
