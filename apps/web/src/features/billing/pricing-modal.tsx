import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAnalytics } from '../../lib/services.ts';
import { useLoggedIn } from '../../lib/server/use-logged-in.ts';
import { PricingModalView } from './pricing-modal-view.tsx';
import { usePortal, useSubscription } from './subscription.ts';
import { useCheckout } from './use-checkout.ts';
import { usePricingModal } from './use-pricing-modal.ts';

/** Opens over any page whose address says `modal=pricing`; closing it takes that away. */
export function PricingModal() {
  const { track } = useAnalytics();
  const navigate = useNavigate();
  const loggedIn = useLoggedIn();
  const { busyPlanId, error, start } = useCheckout();
  const { close } = usePricingModal();
  const subscription = useSubscription();
  const openPortal = usePortal();

  useEffect(() => track('view_pricing'), [track]);

  return (
    <PricingModalView
      busyPlanId={busyPlanId}
      error={error}
      currentPlan={subscription?.plan}
      onManage={openPortal}
      onCheckout={(plan, period) => {
        if (subscription?.has_subscription) openPortal();
        else if (loggedIn) start(plan, period);
        // A plan is bought for an account: the price list opens again after the login.
        else void navigate({ to: '/', state: { authMode: 'signup', returnTo: '/preview?modal=pricing' } });
      }}
      onClose={close}
    />
  );
}
