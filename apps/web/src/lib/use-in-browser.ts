import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether the page may show state that only the browser has: false while it is prerendered and hydrated, true after that, and true from the first
 * render of a page that was not prerendered.
 */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
