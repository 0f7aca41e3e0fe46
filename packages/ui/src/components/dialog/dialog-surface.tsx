'use client';

import * as Portal from '@radix-ui/react-portal';
import * as DismissableLayer from '@radix-ui/react-dismissable-layer';
import * as FocusGuards from '@radix-ui/react-focus-guards';
import * as FocusScope from '@radix-ui/react-focus-scope';
import * as Presence from '@radix-ui/react-presence';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { hideOthers } from 'aria-hidden';
import { useEffect, useRef, type ComponentProps } from 'react';
import { RemoveScrollBar } from 'react-remove-scroll-bar';
import { cn } from '../../lib/cn.ts';

type FocusHandler = ComponentProps<typeof FocusScope.Root>['onMountAutoFocus'];

interface DialogLayerProps extends Omit<ComponentProps<typeof DismissableLayer.Root>, 'onDismiss'> {
  open: boolean;
  /** Called with false when Escape, the cross or a press outside asks it to close. */
  onOpenChange: (open: boolean) => void;
  /** Work is going on: nothing closes it. */
  busy?: boolean | undefined;
  /** Called before the first control gets the focus; prevent its default to give it to another. */
  onOpenAutoFocus?: FocusHandler;
  /** Called before the focus goes back where it came from; prevent its default to keep it. */
  onCloseAutoFocus?: FocusHandler;
}

export interface DialogSurfaceProps extends DialogLayerProps {
  /** The element that it is drawn into; the body when left out. */
  container?: HTMLElement | null | undefined;
  /** Where on the page the surface stands. */
  overlayClassName: string;
}

/** What is true only while it stands: the rest of the page is out of reach. */
function DialogLayer({
  open,
  onOpenChange,
  busy = false,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onPointerDownOutside,
  className,
  ref,
  ...props
}: DialogLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const layerRef = useComposedRefs(layer, ref);
  const branches = FocusScope.useFocusScopeBranchRegistry();
  FocusGuards.useFocusGuards();
  useEffect(() => (layer.current ? hideOthers(layer.current) : undefined), []);
  return (
    <FocusScope.FocusScopeBranchProvider registry={branches.registry}>
      <RemoveScrollBar />
      <FocusScope.Root
        asChild
        loop
        trapped={open}
        branches={branches.nodes}
        onMountAutoFocus={onOpenAutoFocus}
        onUnmountAutoFocus={onCloseAutoFocus}
      >
        <DismissableLayer.Root
          ref={layerRef}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native one lies above the menus and toasts of the page
          role="dialog"
          aria-modal
          data-slot="dialog"
          data-state={open ? 'open' : 'closed'}
          aria-busy={busy || undefined}
          disableOutsidePointerEvents={open}
          deferPointerDownOutside
          onFocusOutside={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => {
            const { button, ctrlKey } = event.detail.originalEvent;
            if (button === 2 || ctrlKey) event.preventDefault();
            onPointerDownOutside?.(event);
          }}
          onDismiss={() => (busy ? undefined : onOpenChange(false))}
          className={cn(
            'relative w-full border border-line bg-surface text-ink shadow-modal outline-none data-[state=closed]:animate-fade-out',
            className,
          )}
          {...props}
        />
      </FocusScope.Root>
    </FocusScope.FocusScopeBranchProvider>
  );
}

/**
 * What lies above the page and keeps the focus until it closes: the ground of a dialog, a sheet and a command menu. Made of
 * the layers that Radix makes its dialog of; its scroll lock stops the wheel in lists that open from inside a dialog as well.
 */
export function DialogSurface({ open, container, overlayClassName, ...props }: DialogSurfaceProps) {
  const registerOverlay = DismissableLayer.useDismissableLayerSurface();
  return (
    <Presence.Root present={open}>
      <Portal.Root asChild container={container}>
        <div
          ref={registerOverlay}
          data-slot="dialog-overlay"
          data-state={open ? 'open' : 'closed'}
          className={cn(
            'pointer-events-auto fixed inset-0 flex animate-fade-in overscroll-contain bg-scrim backdrop-blur-[2px] data-[state=closed]:animate-fade-out',
            overlayClassName,
          )}
        >
          <DialogLayer open={open} {...props} />
        </div>
      </Portal.Root>
    </Presence.Root>
  );
}
