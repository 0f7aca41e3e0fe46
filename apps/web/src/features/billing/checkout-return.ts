import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAnalytics, useApi } from '../../lib/services.ts';
import { useToasts } from '../../lib/toasts.tsx';
import { subscriptionQuery } from './subscription.ts';
import { useWords } from '../../messages/words.ts';

/** The storage key of the checkouts that were recorded in this tab. */
const recordedKey = 'recordedCheckouts';

/** Remembers a checkout; false when it was remembered before. */
export function rememberCheckout(storage: Pick<Storage, 'getItem' | 'setItem'>, sessionId: string): boolean {
  const recorded = storage.getItem(recordedKey)?.split(' ') ?? [];
  if (recorded.includes(sessionId)) return false;
  storage.setItem(recordedKey, [...recorded, sessionId].join(' '));
  return true;
}

/** Records the checkout that the address says is completed, once, and takes it out of the address. */
export function useCheckoutReturn(sessionId: string | undefined): void {
  const { client } = useApi();
  const { track } = useAnalytics();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { planActive, planActiveHint } = useWords('billing');

  useEffect(() => {
    if (!sessionId) return;
    if (rememberCheckout(sessionStorage, sessionId)) {
      track('checkout_success', { session_id: sessionId });
      toasts.add({ tone: 'success', title: planActive, description: planActiveHint });
      void queryClient.invalidateQueries({ queryKey: subscriptionQuery(client).queryKey });
      client.announceCredits();
    }
    void navigate({
      to: '/preview',
      replace: true,
      search: (search) => ({ ...search, session_id: undefined }),
      state: (state) => state,
    });
  }, [sessionId, client, track, queryClient, navigate, toasts, planActive, planActiveHint]);
}
