import type { ApiClient } from '@palimpsest/api-client';
import type { SubscriptionResponse } from '@palimpsest/contract';
import { useQuery, queryOptions, useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/services.ts';
import { useLoggedIn } from '../../lib/server/use-logged-in.ts';
import { useProblem } from '../../lib/server/use-problem.ts';
import { useToasts } from '../../lib/toasts.tsx';
import { useWords } from '../../messages/words.ts';

/** Whether there is a subscription. */
export const subscriptionQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['subscription'], queryFn: ({ signal }) => client.call('subscription', { signal }) });

/** The subscription of whoever is logged in; undefined until it is known. */
export function useSubscription(): SubscriptionResponse | undefined {
  const { client } = useApi();
  const { data } = useQuery({ ...subscriptionQuery(client), enabled: useLoggedIn() });
  return data;
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
