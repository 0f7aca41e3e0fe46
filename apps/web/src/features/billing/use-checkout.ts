import { extractErrorText } from '@palimpsest/api-client';
import { problemTexts, type PaidPlanName } from '@palimpsest/contract';
import type { BillingPeriod } from '@palimpsest/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnalytics, useApi } from '../../lib/services.ts';
import { configQuery } from '../../lib/server/config-query.ts';
import { useProblem } from '../../lib/server/use-problem.ts';

export interface Checkout {
  /** The plan whose checkout is on its way. */
  busyPlanId: PaidPlanName | undefined;
  /** Why the last checkout could not be started. */
  error: string | undefined;
  /** Starts paying for a plan: the browser leaves for the checkout. */
  start: (plan: PaidPlanName, period: BillingPeriod) => void;
}

/** The checkout of one plan at a time. */
export function useCheckout(): Checkout {
  const { client } = useApi();
  const queryClient = useQueryClient();
  const { track } = useAnalytics();
  const problem = useProblem();
  const [busyPlanId, setBusyPlanId] = useState<PaidPlanName>();
  const { mutate, error } = useMutation({
    mutationFn: async ({ plan, period }: { plan: PaidPlanName; period: BillingPeriod }) => {
      const { prices } = await queryClient.fetchQuery(configQuery(client));
      const preview = new URL('/preview', window.location.href).href;
      return client.call('createCheckout', {
        body: { price_id: prices[plan][period], quantity: 1, success_url: preview, cancel_url: preview },
      });
    },
    onMutate: ({ plan, period }) => {
      setBusyPlanId(plan);
      track('checkout_start', { plan, period });
    },
    onSuccess: ({ session_id, checkout_url }) => {
      // The plan stays busy until the browser has left.
      if (checkout_url) {
        window.location.assign(checkout_url);
        return;
      }
      // oxlint-disable-next-line no-console -- the specification wants a missing address logged, nothing else
      console.error(`The checkout ${session_id} has no address to go to.`);
      setBusyPlanId(undefined);
    },
    onError: (failure) => {
      track('checkout_error', { error_message: extractErrorText(failure) ?? problemTexts.unknown });
      setBusyPlanId(undefined);
    },
  });
  return {
    busyPlanId,
    error: problem(error, 'unexpected'),
    start: (plan, period) => mutate({ plan, period }),
  };
}
