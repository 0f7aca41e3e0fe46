import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { createElement } from 'react';
import { usePricingModal } from '../features/billing/use-pricing-modal.ts';
import { PageLayer } from '../lib/page-layer.tsx';
import type { RouterContext } from '../router.tsx';
import { usePart } from '../lib/on-demand/use-part.ts';

/** What the address of any page may ask for. */
interface RootSearch {
  /** What stands over the page. */
  modal?: 'pricing';
}

const loadPricingModal = async () => (await import('../features/billing/pricing-modal.tsx')).PricingModal;

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: ({ modal }: Record<string, unknown>): RootSearch => (modal === 'pricing' ? { modal } : {}),
  component: Root,
});

function Root() {
  const isPricing = Route.useSearch().modal === 'pricing';
  const { close } = usePricingModal();
  const PricingModal = usePart(loadPricingModal, { wanted: isPricing, onGiveUp: close });
  return (
    <>
      <PageLayer>
        <Outlet />
      </PageLayer>
      {isPricing && PricingModal ? createElement(PricingModal) : null}
    </>
  );
}
