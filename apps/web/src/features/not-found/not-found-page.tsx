import { Button } from '@palimpsest/ui';
import { Link } from '@tanstack/react-router';
import { PageHead } from '../../lib/page-head.tsx';

/** What any address that is no screen shows. */
export function NotFoundPage() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-5 px-6 text-center">
      <PageHead title="Page Not Found" canonical="/404" noIndex />
      <p aria-hidden className="font-display text-5xl text-faint">
        404
      </p>
      <h1 className="font-display text-3xl font-medium">Page Not Found</h1>
      <p className="max-w-90 text-base text-muted">
        Nothing is written at this address. It may have been moved, or scraped off.
      </p>
      <Button asChild variant="primary" size="lg">
        <Link to="/">Return to Home</Link>
      </Button>
    </main>
  );
}
