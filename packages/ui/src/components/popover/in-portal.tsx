'use client';

import type { ComponentType, ReactNode } from 'react';
import { useContainer } from '../../messages/context.ts';

interface InPortalProps {
  /** The portal component of Radix. */
  portal: ComponentType<{
    container?: Element | DocumentFragment | null | undefined;
    children?: ReactNode;
    forceMount?: true | undefined;
  }>;
  /** Whether the content stays on the page while it is closed. @default Radix decides */
  mounted?: true | undefined;
  /** The element at whose end the portal is. @default that of the provider, else the body */
  container?: HTMLElement | null | undefined;
  children: ReactNode;
}

/** Draws the content at the end of the container of the PalimpsestProvider, else of the body. */
export function InPortal({ portal: Portal, mounted, container, children }: InPortalProps) {
  const provided = useContainer();
  return (
    <Portal container={container ?? provided} forceMount={mounted}>
      {children}
    </Portal>
  );
}
