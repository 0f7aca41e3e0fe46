'use client';

import { createContext, use, type ComponentType, type ReactNode } from 'react';
import { useContainer } from '../../messages/context.ts';

/** Whether the caller has drawn the portal around a content: the content then draws no portal and no scrim of its own. */
export const PortalContext = /* @__PURE__ */ createContext(false);

interface PortalProps {
  container?: Element | DocumentFragment | null | undefined;
  children?: ReactNode;
  forceMount?: true | undefined;
}

interface InPortalProps {
  /** The portal that is drawn if the caller has drawn none. */
  portal: ComponentType<PortalProps>;
  /** The content. */
  children: ReactNode;
}

/** Draws a content in a portal, unless the caller has drawn one around it. An overlay inside the content has a portal of its own. */
export function InPortal({ portal: Portal, children }: InPortalProps) {
  const isInPortal = use(PortalContext);
  const container = useContainer();
  return (
    <PortalContext value={false}>
      {isInPortal ? children : <Portal container={container}>{children}</Portal>}
    </PortalContext>
  );
}

/** The portal that the caller draws around a content: into its own `container`, else into that of the provider. */
export function PortalPart({ portal: Portal, container, ...props }: PortalProps & Pick<InPortalProps, 'portal'>) {
  const provided = useContainer();
  return (
    <PortalContext value>
      <Portal container={container ?? provided} {...props} />
    </PortalContext>
  );
}
