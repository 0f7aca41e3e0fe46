import { useState } from 'react';
import type { ReactNode } from 'react';
import { Fetched } from './fetched.tsx';
import { HeldKeys } from './held-keys.tsx';
import { ReturnedKeyboard } from './returned-keyboard.tsx';

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
