import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether what only a browser knows can be shown: false while a page is drawn as it was built, and while the browser takes that over; true from
 * then on, and from the first on a page that is drawn in the browser.
 */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
