'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { Slot } from '@radix-ui/react-slot';
import { createContext, use, useState, type ComponentProps, type ComponentType } from 'react';
import { cn } from '../../lib/cn.ts';
import {
  createOpenContext,
  OpenRoot,
  useContentProps,
  useTriggerProps,
  type OpenRootProps,
} from '../../lib/open-state.tsx';
import { useContainer } from '../../messages/context.ts';
import { PortalContext, PortalPart } from '../popover/portal-context.tsx';
import { rememberFocus } from './return-focus.ts';

type RadixContentProps = ComponentProps<typeof RadixDialog.Content>;

export interface OverlayContentProps extends RadixContentProps {
  /**
   * While it is busy, Escape, a press outside and the cross do not close it.
   * @default false
   */
  busy?: boolean | undefined;
  /**
   * The element that it is drawn into.
   * @default that of the PalimpsestProvider, the body
   */
  container?: HTMLElement | null | undefined;
}

interface LayerProps extends OverlayContentProps {
  /** The scrim of the overlay. */
  Overlay: ComponentType<ComponentProps<typeof RadixDialog.Overlay>>;
}

const OverlayOpening = /* @__PURE__ */ createOpenContext();

/** Whether the overlay around a part is modal. */
const ModalContext = /* @__PURE__ */ createContext(true);

export interface OverlayRootProps extends OpenRootProps<ComponentProps<typeof RadixDialog.Root>> {
  /**
   * Takes the focus and the pointer from the rest of the page and draws the scrim. Without it the page stays usable, and there is no scrim.
   * @default true
   */
  modal?: boolean | undefined;
}

/** The root of dialogs, sheets and drawers. */
export function OverlayRoot({ modal = true, ...props }: OverlayRootProps) {
  return (
    <ModalContext value={modal}>
      <OpenRoot of={RadixDialog.Root} context={OverlayOpening} modal={modal} {...props} />
    </ModalContext>
  );
}

/** The trigger of dialogs, sheets and drawers. */
export function OverlayTrigger(props: ComponentProps<typeof RadixDialog.Trigger>) {
  return <RadixDialog.Trigger {...useTriggerProps(OverlayOpening, props)} />;
}

/** Whether the overlay around a part is busy. */
export const BusyContext = /* @__PURE__ */ createContext(false);

/** Mounted only while the overlay is open, so that it knows which element had the focus before. */
function Surface({
  busy,
  className,
  onEscapeKeyDown,
  onInteractOutside,
  onCloseAutoFocus,
  ...props
}: OverlayContentProps) {
  const [giveFocusBack] = useState(rememberFocus);
  return (
    <RadixDialog.Content
      {...(busy ? { 'aria-busy': true } : {})}
      onEscapeKeyDown={(event) => {
        if (busy) event.preventDefault();
        onEscapeKeyDown?.(event);
      }}
      onInteractOutside={(event) => {
        if (busy) event.preventDefault();
        onInteractOutside?.(event);
      }}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event);
        if (!event.defaultPrevented && giveFocusBack()) event.preventDefault();
      }}
      className={cn(
        'relative w-full border border-line bg-raised text-ink shadow-modal outline-none data-[state=closed]:animate-fade-out',
        className,
      )}
      {...props}
    />
  );
}

/** The portal of an overlay, as a part. */
export function OverlayPortal(props: ComponentProps<typeof RadixDialog.Portal>) {
  return <PortalPart portal={RadixDialog.Portal} {...props} />;
}

/** The scrim over the page, as a part. It places the content inside it. */
export function OverlayScrim({ className, ...props }: ComponentProps<typeof RadixDialog.Overlay>) {
  const state = use(OverlayOpening)?.root.open ? 'open' : 'closed';
  if (!use(ModalContext)) {
    const { asChild = false, forceMount: _forceMount, ...rest } = props;
    const Layer = asChild ? Slot : 'div';
    return (
      <Layer
        data-state={state}
        className={cn(
          'pointer-events-none fixed inset-0 flex animate-fade-in *:pointer-events-auto data-[state=closed]:animate-fade-out',
          className,
        )}
        {...rest}
      />
    );
  }
  return (
    <RadixDialog.Overlay
      className={cn(
        'fixed inset-0 flex animate-fade-in overscroll-contain bg-scrim data-[state=closed]:animate-fade-out',
        className,
      )}
      {...props}
    />
  );
}

/**
 * The layer of dialogs, sheets, drawers and the command menu: a scrim over the page, and the content on it. Inside a portal of the caller it
 * is the content alone.
 */
export function OverlayContent({ Overlay, container, busy = false, ...props }: LayerProps) {
  const content = (
    <BusyContext value={busy}>
      <Surface busy={busy} {...useContentProps(OverlayOpening, props)} />
    </BusyContext>
  );
  const isInPortal = use(PortalContext);
  const provided = useContainer();
  // An overlay inside this one has a portal of its own.
  return (
    <PortalContext value={false}>
      {isInPortal ? (
        content
      ) : (
        <RadixDialog.Portal container={container ?? provided}>
          <Overlay>{content}</Overlay>
        </RadixDialog.Portal>
      )}
    </PortalContext>
  );
}
