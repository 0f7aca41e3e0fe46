import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Fetched } from './fetched.tsx';
import { HeldKeys } from './held-keys.tsx';

export interface FromFirstOpeningProps {
  open: boolean;
  /** The surface that opens; its code may be fetched at that moment. */
  children: ReactNode;
  /** Called when the code of the surface could not be fetched: close it. The next opening tries again. */
  onFailed: () => void;
}

/** Renders a surface from its first opening on, so that its code is fetched only then and its closing animation is still seen. */
export function FromFirstOpening({ open, children, onFailed }: FromFirstOpeningProps) {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const fail = () => {
    setWasOpen(false);
    onFailed();
  };
  return (
    <>
      <ReturnedKeyboard open={open} />
      {wasOpen ? (
        <Fetched waiting={<HeldKeys />} onFailed={fail}>
          {children}
        </Fetched>
      ) : null}
    </>
  );
}

/**
 * Returns the keyboard to what had it before something opened as soon as that closes. An overlay itself does so only when it has faded, and
 * its fields take the keys until then. Stands before what opens, whose effects move the focus.
 */
function ReturnedKeyboard({ open }: { open: boolean }) {
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
