import { Button, EmptyState } from '@palimpsest/ui';
import { Link } from '@tanstack/react-router';
import { PageHead } from '../../lib/page-head.tsx';

/** What any address that is no screen shows. */
export function NotFoundPage() {
  return (
    <main className="flex min-h-dvh items-center">
      <PageHead title="Page Not Found" canonical="/404" noIndex />
      <EmptyState
        title="Page Not Found"
        headingLevel={1}
        size="lg"
        description="Nothing is written at this address. It may have been moved, or scraped off."
        action={
          <Button asChild variant="primary">
            <Link to="/">Return to Home</Link>
          </Button>
        }
      />
    </main>
  );
}
