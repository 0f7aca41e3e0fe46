import { Button, ErrorState } from '@palimpsest/ui';
import { PageHead } from '../../lib/page-head.tsx';
import { useProblem } from '../../lib/server/use-problem.ts';
import { useWords } from '../../messages/words.ts';
import { isNotFetched } from './lazy-boundary.tsx';

export interface ErrorPageProps {
  /** The thrown value. */
  error: unknown;
  /** Draws the screen again. */
  reset: () => void;
  /** Whether the page around it already has a `main`. @default false */
  framed?: boolean;
}

/** Replaces a screen that cannot be drawn. */
export function ErrorPage({ error, reset, framed = false }: ErrorPageProps) {
  const words = useWords('crash');
  const problem = useProblem();
  const Part = framed ? 'div' : 'main';
  return (
    <Part className="flex min-h-[70dvh] items-center">
      <PageHead title={words.title} noIndex />
      <ErrorState
        title={words.title}
        headingLevel={1}
        size="lg"
        description={isNotFetched(error) ? words.notFetched : problem(error, 'unexpected')}
        action={
          <>
            <Button variant="primary" onClick={reset}>
              {words.retry}
            </Button>
            <Button onClick={() => window.location.reload()}>{words.reload}</Button>
          </>
        }
      />
    </Part>
  );
}
