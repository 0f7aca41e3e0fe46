import { useSyncExternalStore } from 'react';

/** Widths below the breakpoint `sm`, as of a phone that is held upright. */
const phone = '(width < 40rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is as narrow as a phone, for differences that styles alone cannot make. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(phone).matches,
    () => false,
  );
