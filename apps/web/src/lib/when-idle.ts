/** Longest wait for a page that is never idle, in ms. */
const longestWait = 3_000;

/** Resolves once the page has nothing more urgent to do. Safari knows no idle time: there, after the current work. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: longestWait });
    else setTimeout(resolve);
  });
}
