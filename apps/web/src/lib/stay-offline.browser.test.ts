import { expect, onTestFinished, test, vi } from 'vitest';
import { stayOffline } from './stay-offline.ts';

const message = 'Failed to fetch dynamically imported module: /assets/account.js';
const reloaded = () => sessionStorage.getItem(`tanstack_router_reload:${message}`);
const fail = () =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new TypeError(message) }));

test('the router reloads the page for a missing part of the app only while there is a connection', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const letGo = stayOffline();
  onTestFinished(() => {
    letGo();
    online.mockRestore();
    sessionStorage.clear();
  });
  fail();
  expect(reloaded()).toBeNull();
  online.mockReturnValue(false);
  fail();
  expect(reloaded()).toBe('1');
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(reloaded()).toBeNull();
});
