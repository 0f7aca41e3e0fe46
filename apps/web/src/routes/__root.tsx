import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PageLayer } from '../lib/page-layer.tsx';
import type { Services } from '../lib/services.ts';

/** What the address of any page may ask for. */
interface RootSearch {
  /** What stands over the page. */
  modal?: 'pricing';
}

const PricingModal = lazy(async () => {
  const { PricingModal: Modal } = await import('../features/billing/pricing-modal.tsx');
  return { default: Modal };
});

export const Route = createRootRouteWithContext<Services>()({
  validateSearch: ({ modal }: Record<string, unknown>): RootSearch => (modal === 'pricing' ? { modal } : {}),
  component: Root,
});

function Root() {
  const { modal } = Route.useSearch();
  return (
    <>
      <PageLayer>
        <Outlet />
      </PageLayer>
      {modal === 'pricing' ? (
        <Suspense>
          <PricingModal />
        </Suspense>
      ) : null}
    </>
  );
}
