import { Banner, Button } from '@palimpsest/ui';
import { Component, Suspense, type ReactNode } from 'react';
import { useWords } from '../../messages/words.ts';

/** The message of a module that could not be fetched, in Chromium, Firefox and Safari. */
const notFetched = /dynamically imported module|Importing a module script failed/i;

/** Whether the code of a part of the app could not be fetched: there was no connection, or a new version was installed. */
export const isNotFetched = (error: unknown): boolean => error instanceof TypeError && notFetched.test(error.message);

/** Reloads the page if the server answers; otherwise the page stays as it is. */
async function reloadWhenReachable(onReload: LazyBoundaryProps['onReload']): Promise<void> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    // The banner stays, which says that there is no connection.
    return;
  }
  await onReload?.();
  window.location.reload();
}

/** Says over the page that a part of it is missing, and offers a reload: Chromium fetches a failed module only after one. */
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
  /** The content in place of the part until its code is loaded. @default nothing */
  fallback?: ReactNode;
  /** Called just before a reload, to keep the state that the page would lose. */
  onReload?: (() => Promise<void>) | undefined;
  /** A component of `React.lazy`. */
  children: ReactNode;
}

interface LazyBoundaryState {
  failure?: { error: unknown };
}

/** Shows a part of a page whose code is fetched on first use. If the fetch fails, the page stays and offers to try again. */
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
