import { workflowTexts } from '@palimpsest/api-client';
import { Button, ErrorState } from '@palimpsest/ui';
import { type ErrorComponentProps } from '@tanstack/react-router';
import { PageHead } from '../../lib/page-head.tsx';
import { useProblem } from '../../lib/use-problem.ts';
import { useCrashWords } from './error.messages.ts';

/** What a screen that cannot be drawn shows instead. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const words = useCrashWords();
  const problem = useProblem();
  return (
    <main className="flex min-h-[70dvh] items-center">
      <PageHead title={words.title} noIndex />
      <ErrorState
        title={words.title}
        headingLevel={1}
        size="lg"
        description={problem(error, workflowTexts.unexpected)}
        action={
          <>
            <Button variant="primary" onClick={reset}>
              {words.retry}
            </Button>
            <Button onClick={() => window.location.reload()}>{words.reload}</Button>
          </>
        }
      />
    </main>
  );
}
