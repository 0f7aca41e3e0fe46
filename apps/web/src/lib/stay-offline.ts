/** The key under which the router remembers that it reloaded the page for a module that could not be fetched. */
const reloadedKey = (message: string) => `tanstack_router_reload:${message}`;

/**
 * Keeps the router from reloading the page while there is no connection. The router reloads it once for each module that cannot be fetched, as
 * it must after a new version was installed, but offline the page would be lost. Once online again, the next failed fetch may reload it.
 * @returns a function that removes the listeners
 */
export function stayOffline(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener(
    'vite:preloadError',
    ({ payload: { message } }) => {
      if (navigator.onLine) return;
      sessionStorage.setItem(reloadedKey(message), '1');
      window.addEventListener('online', () => sessionStorage.removeItem(reloadedKey(message)), { once: true, signal });
    },
    { signal },
  );
  return () => listening.abort();
}
