import { receiveShare, sharePath } from '../src/lib/images/receive-share.ts';
import { offlinePage } from './offline-page.ts';

declare const self: ServiceWorkerGlobalScope;

/** The page from the server, else one that says that it cannot be reached. */
async function open(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return offlinePage(navigator.languages);
  }
}

/**
 * Takes what the system shares with the installed app, and says so where the app is opened without a connection. It keeps no file of the product,
 * so that every page comes from the server as without it.
 */
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method === 'POST' && new URL(url).pathname === sharePath) event.respondWith(receiveShare(event.request));
  else if (mode === 'navigate' && method === 'GET') event.respondWith(open(event.request));
});
