import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Returns the keyboard to what had it before something opened as soon as that closes. An overlay itself does so only when it has faded, and
 * its fields take the keys until then. Stands before what opens, whose effects move the focus.
 */
export function ReturnedKeyboard({ open }: { open: boolean }) {
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  // After the effects that end the overlay's hold on the focus.
  useEffect(() => {
    const focused = document.activeElement;
    if (open || !(focused instanceof HTMLElement) || !focused.closest('[role="dialog"]')) return;
    focused.blur();
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }, [open]);
  return null;
}
