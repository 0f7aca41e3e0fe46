import { createFileRoute, useLocation } from '@tanstack/react-router';
import { LandingPage } from '../features/landing/landing-page.tsx';

export const Route = createFileRoute('/')({ component: Landing });

function Landing() {
  // A page that sends someone here to log in opens the modal anew, also where the landing page is shown already.
  const returnTo = useLocation({ select: ({ state }) => state.returnTo });
  return <LandingPage key={returnTo ?? ''} />;
}
