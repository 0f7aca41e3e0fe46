'use client';

import { createContext, use, type ComponentType, type ReactNode } from 'react';
import { useContainer } from '../../messages/context.ts';

/** Whether the caller has drawn a portal around the content. The content then draws no portal and no scrim of its own. */
export const PortalContext = /* @__PURE__ */ createContext(false);

interface PortalProps {
  container?: Element | DocumentFragment | null | undefined;
  children?: ReactNode;
  forceMount?: true | undefined;
}

interface InPortalProps {
  /** The portal component of Radix, used if the caller has drawn no portal. */
  portal: ComponentType<PortalProps>;
  /** Whether the content stays on the page while it is closed. @default Radix decides */
  mounted?: true | undefined;
  /** The element at whose end the portal is. @default that of the provider, else the body */
  container?: PortalProps['container'];
  /** The scrim around the content, unless the caller has drawn one. @default none */
  scrim?: ComponentType<{ children?: ReactNode }> | undefined;
  /** The content. */
  children: ReactNode;
}

/** Draws the content in a portal, unless the caller has drawn one around it. An overlay inside the content has its own portal. */
export function InPortal({ portal: Portal, mounted, container, scrim: Scrim, children }: InPortalProps) {
  const isInPortal = use(PortalContext);
  const provided = useContainer();
  return (
    <PortalContext value={false}>
      {isInPortal ? (
        children
      ) : (
        <Portal container={container ?? provided} forceMount={mounted}>
          {Scrim ? <Scrim>{children}</Scrim> : children}
        </Portal>
      )}
    </PortalContext>
  );
}

/** The portal that the caller draws around the content. It uses its own `container`, else that of the provider. */
export function PortalPart({ portal: Portal, container, ...props }: PortalProps & Pick<InPortalProps, 'portal'>) {
  const provided = useContainer();
  return (
    <PortalContext value>
      <Portal container={container ?? provided} {...props} />
    </PortalContext>
  );
}
