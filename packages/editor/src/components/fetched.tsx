import { Component, createElement, lazy, Suspense } from 'react';
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';

/** The code of a part could not be fetched: without a connection, or after a new version was installed. */
class NotFetchedError extends Error {
  override readonly name = 'NotFetchedError';
  /** Lets the part be fetched anew. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('The code of a part of the editor could not be fetched.', { cause });
    this.forget = forget;
  }
}

function forgetFailure(error: unknown): void {
  if (error instanceof NotFetchedError) error.forget();
}

/** A component whose code comes when it is first shown: inside of {@link Fetched}. */
export type FetchedPart<Props> = ComponentType<Props> & {
  /** Fetches the code before it is needed, as where the pointer is over what opens it. That it fails is told when it is needed. */
  ahead: () => void;
};

/** Whether the server of this code answers: a browser without a network is said to be offline, and reaches its own machine all the same. */
async function isReachable(): Promise<boolean> {
  if (navigator.onLine) return true;
  try {
    await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Chromium keeps that a module could not be fetched until the page is loaded anew: where the server does not answer, none is asked for. */
async function fetchReachable<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!(await isReachable())) throw new Error('There is no connection.');
  return load();
}

/** @param load imports the component. Called again after it failed. */
export function fetchedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): FetchedPart<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  let Loaded: LazyExoticComponent<ComponentType<Props>> | undefined;
  const fetchPart = () => {
    const fetching = fetchReachable(load).then(
      (Part) => ({ default: Part }),
      (cause: unknown) => {
        throw new NotFetchedError(cause, () => {
          // Several places show a part and tell of its failure: what was fetched since stays.
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
  return Object.assign(Part, { ahead: () => void loaded().catch(forgetFailure) });
}

export interface FetchedProps {
  /** Stands for the parts while they are fetched. */
  waiting?: ReactNode;
  /** Stands for the parts after one could not be fetched; `onRetry` fetches it anew, and so does a connection that is there again. */
  failed?: ComponentType<{ onRetry: () => void }> | undefined;
  /** Called when a part could not be fetched. */
  onFailed?: (() => void) | undefined;
  /** Of {@link fetchedPart}, alone or with others. */
  children: ReactNode;
}

interface FetchedState {
  error: unknown;
  hasFailed: boolean;
}

const intact: FetchedState = { error: undefined, hasFailed: false };

/**
 * Shows parts whose code is fetched. Where it cannot be, the rest of the editor stays; it is fetched anew as soon as there is a connection
 * again, or when it is shown anew.
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
    // What is wrong with a part itself is told by who tells of the canvas.
    if (!(error instanceof NotFetchedError)) throw error;
    return Failed ? <Failed onRetry={this.retry} /> : null;
  }
}
