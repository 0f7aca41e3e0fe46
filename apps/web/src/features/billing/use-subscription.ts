import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/services.ts';
import { subscriptionQuery } from './subscription-query.ts';

/** Whether the user has a subscription; undefined until it is known. */
export function useSubscription(): boolean | undefined {
  const { client } = useApi();
  const { data } = useQuery(subscriptionQuery(client));
  return data?.has_subscription;
}
