import { Banner, Button } from '@palimpsest/ui';
import { Component, Suspense, type ReactNode } from 'react';
import { useWords } from '../../messages/words.ts';

/** The message of a module that could not be fetched, in Chromium, Firefox and Safari. */
const notFetched = /dynamically imported module|Importing a module script failed/i;

/** Whether the code of a part of the app could not be fetched: there was no connection, or a new version was installed. */
export const isNotFetched = (error: unknown): boolean => error instanceof TypeError && notFetched.test(error.message);

/** Loads the page again once the server answers: until then the page stays as it is. */
async function reloadWhenReachable(onReload: LazyBoundaryProps['onReload']): Promise<void> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    // The message still says that there is no connection.
    return;
  }
  await onReload?.();
  window.location.reload();
}

/** Says over the page that a part of it is missing. Chromium fetches a module that failed only after the page is loaded again. */
function NotFetchedBanner({ onReload }: Pick<LazyBoundaryProps, 'onReload'>) {
  const words = useWords('crash');
  return (
    <Banner
      tone="danger"
      className="fixed inset-x-4 bottom-4 mx-auto max-w-140 shadow-floating max-sm:bottom-18"
      action={
        <Button size="sm" onClick={() => void reloadWhenReachable(onReload)}>
          {words.retry}
        </Button>
      }
    >
      {words.partNotFetched}
    </Banner>
  );
}

export interface LazyBoundaryProps {
  /** Stands for the part until its code is there. @default nothing */
  fallback?: ReactNode;
  /** Keeps what the page would lose, just before it is loaded again. */
  onReload?: (() => Promise<void>) | undefined;
  /** A component of `React.lazy`. */
  children: ReactNode;
}

interface LazyBoundaryState {
  failure?: { error: unknown };
}

/** Shows a part of a page whose code is fetched when it is first shown. The page stays where that fails, and offers to try again. */
export class LazyBoundary extends Component<LazyBoundaryProps, LazyBoundaryState> {
  override state: LazyBoundaryState = {};

  static getDerivedStateFromError(error: unknown): LazyBoundaryState {
    return { failure: { error } };
  }

  override render() {
    const { fallback, onReload, children } = this.props;
    const { failure } = this.state;
    if (!failure) return <Suspense fallback={fallback}>{children}</Suspense>;
    // Errors of the part itself belong to the error page of the screen.
    if (!isNotFetched(failure.error)) throw failure.error;
    return (
      <>
        {fallback}
        <NotFetchedBanner onReload={onReload} />
      </>
    );
  }
}
