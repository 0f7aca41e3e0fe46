/** The longest wait for a page that is never idle, in ms. */
const longestWait = 3_000;

/** Resolves once the page is idle. Safari has no `requestIdleCallback`: there it resolves after the current task. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: longestWait });
    else setTimeout(resolve);
  });
}
