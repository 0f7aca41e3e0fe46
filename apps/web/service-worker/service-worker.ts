import { receiveShare, sharePath } from '../src/lib/images/receive-share.ts';
import { offlinePage } from './offline-page.ts';

declare const self: ServiceWorkerGlobalScope;

/** Answers with the server's page, or with a page that says that the server cannot be reached. */
async function open(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return offlinePage(navigator.languages);
  }
}

/**
 * Receives images that the system shares with the installed app, and shows a page of its own where there is no connection. It caches no file
 * of the product, so every page comes from the server as without the worker.
 */
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method === 'POST' && new URL(url).pathname === sharePath) event.respondWith(receiveShare(event.request));
  else if (mode === 'navigate' && method === 'GET') event.respondWith(open(event.request));
});
