import { useState } from 'react';
import type { ReactNode } from 'react';
import { Fetched } from './fetched.tsx';
import { HeldKeys } from './held-keys.tsx';
import { ReturnedKeyboard } from './returned-keyboard.tsx';

export interface FromFirstOpeningProps {
  open: boolean;
  /** What opens: its code may be fetched for it. */
  children: ReactNode;
  /** Called when its code could not be fetched: it is to be closed. The next opening tries again. */
  onFailed: () => void;
}

/** Renders what opens from the first time on that it is open, so that its code comes only then and its closing is still seen. */
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
