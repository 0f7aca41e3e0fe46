import { Component, createElement, lazy, Suspense } from 'react';
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';

/** The code of a part could not be fetched: without a connection, or after a new version was installed. */
class NotFetchedError extends Error {
  override readonly name = 'NotFetchedError';
  /** Allows the part to be fetched again. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('The code of a part of the editor could not be fetched.', { cause });
    this.forget = forget;
  }
}

function forgetFailure(error: unknown): void {
  if (error instanceof NotFetchedError) error.forget();
}

/** A component whose code is fetched when it is first shown. It must be inside of {@link Fetched}. */
export type FetchedPart<Props> = ComponentType<Props> & {
  /** Fetches the code before it is needed, for example while the pointer is over its button. A failure is reported once it is needed. */
  prefetch: () => void;
};

/** Whether the server of this code answers: a browser that is said to be offline still reaches its own machine. */
async function isReachable(): Promise<boolean> {
  if (navigator.onLine) return true;
  try {
    await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Imports a module only if its server answers: Chromium remembers a failed import until the page is reloaded. */
async function fetchReachable<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!(await isReachable())) throw new Error('There is no connection.');
  return load();
}

/** Makes a component of an import. @param load imports the component; called again after a failure */
export function fetchedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): FetchedPart<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  let Loaded: LazyExoticComponent<ComponentType<Props>> | undefined;
  const fetchPart = () => {
    const fetching = fetchReachable(load).then(
      (Part) => ({ default: Part }),
      (cause: unknown) => {
        throw new NotFetchedError(cause, () => {
          // Several places show a part and report its failure: a newer import stays.
          if (loading !== fetching) return;
          loading = undefined;
          Loaded = undefined;
        });
      },
    );
    return fetching;
  };
  const loaded = () => (loading ??= fetchPart());
  function Part(props: Props) {
    Loaded ??= lazy(loaded);
    return createElement(Loaded, props);
  }
  return Object.assign(Part, { prefetch: () => void loaded().catch(forgetFailure) });
}

export interface FetchedProps {
  /** Shown in place of the parts while they are fetched. */
  waiting?: ReactNode;
  /** Shown in place of the parts after one could not be fetched; `onRetry` fetches it again, and so does the browser's `online` event. */
  failed?: ComponentType<{ onRetry: () => void }> | undefined;
  /** Called when a part could not be fetched. */
  onFailed?: (() => void) | undefined;
  /** Components of {@link fetchedPart}, alone or with others. */
  children: ReactNode;
}

interface FetchedState {
  error: unknown;
  hasFailed: boolean;
}

const intact: FetchedState = { error: undefined, hasFailed: false };

/**
 * Shows parts whose code is fetched. If that fails, the rest of the editor stays; the code is fetched again as soon as there is a connection, or
 * when the part is shown anew.
 */
export class Fetched extends Component<FetchedProps, FetchedState> {
  override state = intact;

  static getDerivedStateFromError(error: unknown): FetchedState {
    return { error, hasFailed: true };
  }

  override componentDidMount() {
    window.addEventListener('online', this.retry);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry);
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof NotFetchedError)) return;
    error.forget();
    this.props.onFailed?.();
  }

  retry = () => {
    if (this.state.error instanceof NotFetchedError) this.setState(intact);
  };

  override render() {
    const { error, hasFailed } = this.state;
    const { waiting, failed: Failed, children } = this.props;
    if (!hasFailed) return <Suspense fallback={waiting}>{children}</Suspense>;
    // An error of the part itself goes to the next error boundary.
    if (!(error instanceof NotFetchedError)) throw error;
    return Failed ? <Failed onRetry={this.retry} /> : null;
  }
}
