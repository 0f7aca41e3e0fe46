import { receiveShare, sharePath } from '../src/lib/receive-share.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Takes what the system shares with the installed app. It answers nothing else and keeps no file of the product, so that every
 * page comes from the server as without it.
 */
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'POST' && new URL(url).pathname === sharePath) event.respondWith(receiveShare(event.request));
});
