import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { LandingPage, type LandingPageProps } from '../features/landing/landing-page.tsx';

export const Route = createFileRoute('/')({ component: Landing });

function Landing() {
  const { navigate } = useRouter();
  const sent = useLocation({ select: ({ state }) => state });
  const leave: LandingPageProps['onLeave'] = useCallback((go) => void go(navigate), [navigate]);
  // A page that sends someone here to log in opens the modal anew, also where the landing page is shown already.
  return <LandingPage key={sent.returnTo ?? ''} sent={sent} onLeave={leave} />;
}
