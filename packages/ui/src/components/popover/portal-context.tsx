'use client';

import { createContext, use, type ComponentType, type ReactNode } from 'react';

/** Whether the caller has drawn the portal around a content: the content then draws no portal and no scrim of its own. */
export const PortalContext = /* @__PURE__ */ createContext(false);

interface InPortalProps {
  /** The portal that is drawn if the caller has drawn none. */
  portal: ComponentType<{ children?: ReactNode }>;
  /** The content. */
  children: ReactNode;
}

/** Draws a content in a portal, unless the caller has drawn one around it. An overlay inside the content has a portal of its own. */
export function InPortal({ portal: Portal, children }: InPortalProps) {
  const isInPortal = use(PortalContext);
  return <PortalContext value={false}>{isInPortal ? children : <Portal>{children}</Portal>}</PortalContext>;
}
