import { Button, EmptyState } from '@palimpsest/ui';
import { Link } from '@tanstack/react-router';
import { PageHead } from '../../lib/page-head.tsx';
import { useWords } from '../../messages/words.ts';

/** The page at every address that has no screen. */
export function NotFoundPage() {
  const words = useWords('notFound');
  return (
    <main className="flex min-h-dvh items-center">
      <PageHead title={words.title} canonical="/404" noIndex />
      <EmptyState
        title={words.title}
        headingLevel={1}
        size="lg"
        description={words.description}
        action={
          <Button asChild variant="primary">
            <Link to="/">{words.home}</Link>
          </Button>
        }
      />
    </main>
  );
}
