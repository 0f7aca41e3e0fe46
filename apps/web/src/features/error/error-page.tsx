import { extractErrorText, workflowTexts } from '@palimpsest/api-client';
import { Button, ErrorState } from '@palimpsest/ui';
import { type ErrorComponentProps } from '@tanstack/react-router';
import { PageHead } from '../../lib/page-head.tsx';

/** What a screen that cannot be drawn shows instead. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  return (
    <main className="flex min-h-[70dvh] items-center">
      <PageHead title="Something went wrong" noIndex />
      <ErrorState
        title="Something went wrong"
        headingLevel={1}
        size="lg"
        description={extractErrorText(error) ?? workflowTexts.unexpected}
        action={
          <>
            <Button variant="primary" onClick={reset}>
              Try again
            </Button>
            <Button onClick={() => window.location.reload()}>Reload the page</Button>
          </>
        }
      />
    </main>
  );
}
