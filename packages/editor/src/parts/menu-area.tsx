import { ContextMenu } from '@palimpsest/ui';
import { useState, type PointerEvent, type ReactNode } from 'react';
import { Fetched } from '../components/fetched.tsx';
import { ActionMenu } from '../components/fetched-parts.ts';
import { HeldKeys } from '../components/held-keys.tsx';
import { useEditorParts } from './editor-parts.ts';

/** Fetches the menu while what may ask for it is still pressed. */
function fetchAhead({ pointerType, button }: PointerEvent): void {
  if (pointerType !== 'mouse' || button === 2) ActionMenu.ahead();
}

/** The canvas: a right click, a long press or the menu key opens its menu, whose list comes with the first. */
export function MenuArea({ children }: { children: ReactNode }) {
  const { context, onUnavailable } = useEditorParts();
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  const fail = () => {
    setOpen(false);
    setWasOpen(false);
    onUnavailable();
  };
  return (
    <ContextMenu.Root open={open} onOpenChange={setOpen}>
      <ContextMenu.Trigger asChild onPointerDown={fetchAhead}>
        <div data-slot="canvas-area" className="absolute inset-0">
          {children}
        </div>
      </ContextMenu.Trigger>
      {wasOpen ? (
        <Fetched waiting={<HeldKeys />} onFailed={fail}>
          <ActionMenu context={context} />
        </Fetched>
      ) : null}
    </ContextMenu.Root>
  );
}
