import type { ApiClient } from '@palimpsest/api-client';
import { useQuery, queryOptions, useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/services.ts';
import { useProblem } from '../../lib/server/use-problem.ts';
import { useToasts } from '../../lib/toasts.tsx';
import { useWords } from '../../messages/words.ts';

/** Whether there is a subscription. */
export const subscriptionQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['subscription'], queryFn: ({ signal }) => client.call('subscription', { signal }) });

/** Whether the user has a subscription; undefined until it is known. */
export function useSubscription(): boolean | undefined {
  const { client } = useApi();
  const { data } = useQuery(subscriptionQuery(client));
  return data?.has_subscription;
}

/** Opens the billing portal, which leads back to this page. */
export function usePortal(): () => void {
  const { client } = useApi();
  const toasts = useToasts();
  const { portalFailed } = useWords('billing');
  const problem = useProblem();
  const { mutate } = useMutation({
    mutationFn: () => client.call('createPortal', { body: { return_url: window.location.href } }),
    onSuccess: ({ portal_url }) => window.location.assign(portal_url),
    onError: (error) => toasts.add({ tone: 'danger', title: portalFailed, description: problem(error) }),
  });
  return mutate;
}
