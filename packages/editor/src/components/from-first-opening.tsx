import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { HeldKeys } from './held-keys.tsx';
import { ReturnedKeyboard } from './returned-keyboard.tsx';

export interface FromFirstOpeningProps {
  open: boolean;
  /** What opens: its code may be fetched for it. */
  children: ReactNode;
}

/** Renders what opens from the first time on that it is open, so that its code comes only then and its closing is still seen. */
export function FromFirstOpening({ open, children }: FromFirstOpeningProps) {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return (
    <>
      <ReturnedKeyboard open={open} />
      {wasOpen ? <Suspense fallback={<HeldKeys />}>{children}</Suspense> : null}
    </>
  );
}
