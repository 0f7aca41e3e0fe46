'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { Slot } from '@radix-ui/react-slot';
import { createContext, use, useState, type ComponentProps, type ComponentType } from 'react';
import { cn } from '../../lib/cn.ts';
import { useKeptFocus } from '../../lib/keep-focus.ts';
import { createOpenContext, useOpenState, type OpenRootProps } from '../../lib/open-state.tsx';
import { rememberFocus } from './return-focus.ts';

type RadixContentProps = ComponentProps<typeof RadixDialog.Content>;

export interface OverlayContentProps extends RadixContentProps {
  /** The element that the portal renders into. @default the body */
  container?: HTMLElement | null | undefined;
  /**
   * Whether work is running: Escape, a press outside and the close button then do not close it.
   * @default false
   */
  busy?: boolean | undefined;
}

interface OverlayLayerProps extends OverlayContentProps {
  /** The component that renders the scrim around the content. */
  Overlay: ComponentType<ComponentProps<typeof RadixDialog.Overlay>>;
}

const OverlayOpening = /* @__PURE__ */ createOpenContext();

/** Whether the overlay around a part is modal. */
const ModalContext = /* @__PURE__ */ createContext(true);

export interface OverlayRootProps extends OpenRootProps<ComponentProps<typeof RadixDialog.Root>> {
  /**
   * Whether the overlay traps the focus, blocks the rest of the page and draws the scrim. If false, the page stays usable without a scrim.
   * @default true
   */
  modal?: boolean | undefined;
}

/** The root of dialogs and the command menu. */
export function OverlayRoot({ modal = true, open, defaultOpen, onOpenChange, ...props }: OverlayRootProps) {
  const state = useOpenState({ open, defaultOpen, onOpenChange });
  return (
    <ModalContext value={modal}>
      <OverlayOpening value={state}>
        <RadixDialog.Root modal={modal} {...props} {...state.root} />
      </OverlayOpening>
    </ModalContext>
  );
}

/** The trigger of dialogs and the command menu. */
export function OverlayTrigger(props: ComponentProps<typeof RadixDialog.Trigger>) {
  return <RadixDialog.Trigger {...props} />;
}

/** Whether the overlay around a part is busy. */
export const BusyContext = /* @__PURE__ */ createContext(false);

/** The element of the content. It mounts when the overlay opens, and then remembers which element has the focus. */
function Surface({
  busy,
  className,
  onEscapeKeyDown,
  onInteractOutside,
  onCloseAutoFocus,
  onKeyDown,
  ...props
}: OverlayContentProps) {
  const [restoreFocus] = useState(rememberFocus);
  const root = use(OverlayOpening)?.root;
  const handleEscape: RadixContentProps['onEscapeKeyDown'] = (event) => {
    if (busy) event.preventDefault();
    onEscapeKeyDown?.(event);
  };
  return (
    <RadixDialog.Content
      {...(busy ? { 'aria-busy': true } : {})}
      onEscapeKeyDown={handleEscape}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        // Radix gives Escape to the layer that came last, which is a toast if one came while the overlay was open. An overlay that took the
        // key itself has prevented its default.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        handleEscape(event.nativeEvent);
        if (event.nativeEvent.defaultPrevented) return;
        event.preventDefault();
        root?.onOpenChange(false);
      }}
      onInteractOutside={(event) => {
        if (busy) event.preventDefault();
        onInteractOutside?.(event);
      }}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event);
        if (!event.defaultPrevented && restoreFocus()) event.preventDefault();
      }}
      className={cn(
        'relative w-full border border-pal-line bg-pal-raised text-pal-ink shadow-pal-modal outline-none data-[state=closed]:animate-pal-fade-out',
        className,
      )}
      {...props}
    />
  );
}

/** The scrim over the page, as a part. It positions the content inside it. */
export function OverlayScrim({ className, ...props }: ComponentProps<typeof RadixDialog.Overlay>) {
  const state = use(OverlayOpening)?.root.open ? 'open' : 'closed';
  if (!use(ModalContext)) {
    const { asChild = false, forceMount: _forceMount, ...rest } = props;
    const Root = asChild ? Slot : 'div';
    return (
      <Root
        data-state={state}
        className={cn(
          'pointer-events-none fixed inset-0 flex animate-pal-fade-in *:pointer-events-auto data-[state=closed]:animate-pal-fade-out',
          className,
        )}
        {...rest}
      />
    );
  }
  return (
    <RadixDialog.Overlay
      className={cn(
        'fixed inset-0 flex animate-pal-fade-in overscroll-contain bg-pal-scrim data-[state=closed]:animate-pal-fade-out',
        className,
      )}
      {...props}
    />
  );
}

/** The portal, the scrim and the content of dialogs and the command menu. */
export function OverlayContent({ Overlay, container = null, busy = false, ...props }: OverlayLayerProps) {
  const openings = use(OverlayOpening)?.openings;
  return (
    <RadixDialog.Portal container={container} forceMount={props.forceMount}>
      <Overlay>
        <BusyContext value={busy}>
          <Surface key={openings} busy={busy} {...useKeptFocus(props)} />
        </BusyContext>
      </Overlay>
    </RadixDialog.Portal>
  );
}
