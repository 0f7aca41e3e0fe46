import { onTestFinished, vi } from 'vitest';

/** Collects the errors of a page until the test is over: uncaught errors, unhandled rejections, and the warnings and errors on the console. */
export function watchErrors(): unknown[] {
  const log: unknown[] = [];
  for (const kind of ['warn', 'error'] as const)
    vi.spyOn(console, kind).mockImplementation((...said) => log.push(said));
  const onError = (event: ErrorEvent) => log.push(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => log.push(event.reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  onTestFinished(() => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    vi.restoreAllMocks();
  });
  return log;
}
