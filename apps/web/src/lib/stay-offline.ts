/** Under this key the router remembers a module that could not be fetched and for which it has reloaded the page. */
const reloadedKey = (message: string) => `tanstack_router_reload:${message}`;

/**
 * Keeps the page where a part of the app cannot be fetched for want of a connection. The router reloads the page once for such a part, as it has to
 * after a new version was installed; without a connection nothing would come back. It does so with the first try after the connection came back.
 * @returns lets go of the window
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
