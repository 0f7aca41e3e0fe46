import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { lazy } from 'react';
import { LazyBoundary } from '../features/error/lazy-boundary.tsx';
import { PageLayer } from '../lib/page-layer.tsx';
import { useInBrowser } from '../lib/use-in-browser.ts';
import type { RouterContext } from '../router.tsx';

const PricingModal = lazy(async () => ({
  default: (await import('../features/billing/pricing-modal.tsx')).PricingModal,
}));

/** The search parameters that every page takes. */
interface RootSearch {
  /** The modal that is open over the page. */
  modal?: 'pricing';
}

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: ({ modal }: Record<string, unknown>): RootSearch => (modal === 'pricing' ? { modal } : {}),
  component: Root,
});

function Root() {
  const isPricing = Route.useSearch().modal === 'pricing';
  const inBrowser = useInBrowser();
  return (
    <>
      <PageLayer>
        <Outlet />
      </PageLayer>
      <LazyBoundary>{isPricing && inBrowser ? <PricingModal /> : null}</LazyBoundary>
    </>
  );
}
