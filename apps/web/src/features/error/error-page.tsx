import { extractErrorText, workflowTexts } from '@palimpsest/api-client';
import { Button } from '@palimpsest/ui';
import { type ErrorComponentProps } from '@tanstack/react-router';
import { PageHead } from '../../lib/page-head.tsx';

/** What a screen that cannot be drawn shows instead. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  return (
    <main className="flex min-h-[70dvh] flex-col items-center justify-center gap-5 px-6 text-center">
      <PageHead title="Something went wrong" noIndex />
      <h1 className="font-display text-3xl font-medium">Something went wrong</h1>
      <p role="alert" className="max-w-120 text-base wrap-anywhere text-muted">
        {extractErrorText(error) ?? workflowTexts.unexpected}
      </p>
      <div className="flex gap-2">
        <Button variant="primary" onClick={reset}>
          Try again
        </Button>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </div>
    </main>
  );
}
