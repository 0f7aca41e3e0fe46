import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/services.ts';
import { useProblem } from '../../lib/server/use-problem.ts';
import { useToasts } from '../../lib/toasts.tsx';
import { useBillingWords } from './billing.messages.ts';

/** Opens the billing portal, which leads back to this page. */
export function usePortal(): () => void {
  const { client } = useApi();
  const toasts = useToasts();
  const { portalFailed } = useBillingWords();
  const problem = useProblem();
  const { mutate } = useMutation({
    mutationFn: () => client.call('createPortal', { body: { return_url: window.location.href } }),
    onSuccess: ({ portal_url }) => window.location.assign(portal_url),
    onError: (error) => toasts.add({ tone: 'danger', title: portalFailed, description: problem(error) }),
  });
  return mutate;
}
