import { useSyncExternalStore } from 'react';

/** Below the breakpoint `sm`: as wide as a phone that is held upright. */
const phone = '(width < 40rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is as narrow as a phone: for what differs in more than its style. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(phone).matches,
    () => false,
  );
