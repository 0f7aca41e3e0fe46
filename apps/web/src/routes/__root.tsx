import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { PricingModal } from '../features/billing/pricing-modal.tsx';
import { PageLayer } from '../lib/page-layer.tsx';
import type { RouterContext } from '../router.tsx';

/** What the address of any page may ask for. */
interface RootSearch {
  /** What stands over the page. */
  modal?: 'pricing';
}

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: ({ modal }: Record<string, unknown>): RootSearch => (modal === 'pricing' ? { modal } : {}),
  component: Root,
});

function Root() {
  const isPricing = Route.useSearch().modal === 'pricing';
  return (
    <>
      <PageLayer>
        <Outlet />
      </PageLayer>
      {isPricing ? <PricingModal /> : null}
    </>
  );
}
