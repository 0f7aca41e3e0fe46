'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { Primitive } from '@radix-ui/react-primitive';
import { use, type ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { useMessages } from '../../messages/context.ts';
import { OverlayClose, type OverlayCloseProps } from '../dialog/overlay-close.tsx';
import {
  BusyContext,
  OverlayContent,
  OverlayPortal,
  OverlayRoot,
  OverlayScrim,
  OverlayTrigger,
  type OverlayContentProps,
  type OverlayRootProps,
  type OverlayTriggerProps,
} from '../dialog/overlay-content.tsx';
import { closeButtonMessages } from '../icon-button/close-button.messages.ts';
import { sheetParts } from '../sheet/sheet.variants.ts';
import { useDragToClose } from './use-drag-to-close.ts';

/** Holds the open state of the drawer: uncontrolled, or controlled with `open` and `onOpenChange`. Renders no element. */
export function DrawerRoot<Payload = never>(props: OverlayRootProps<Payload>) {
  return <OverlayRoot {...props} />;
}

/** The button that opens the drawer and gets the focus back. With `asChild`, it is the single child. */
export function DrawerTrigger<Payload = never>(props: OverlayTriggerProps<Payload>) {
  return <OverlayTrigger data-slot="drawer-trigger" {...props} />;
}

/**
 * Renders the overlay and the content at the end of the body, or in `container`. Without this part, the content creates the portal and the
 * overlay. Renders no element.
 */
export function DrawerPortal(props: ComponentProps<typeof OverlayPortal>) {
  return <OverlayPortal {...props} />;
}

/** The scrim over the page. Put `Drawer.Content` inside: the scrim positions it at the bottom. */
export function DrawerOverlay({ className, ...props }: ComponentProps<typeof OverlayScrim>) {
  return (
    <OverlayScrim
      data-slot="drawer-overlay"
      className={cn('items-end justify-center overflow-hidden', className)}
      {...props}
    />
  );
}

export type DrawerContentProps = OverlayContentProps;

/** The drawer. It slides in from the bottom of the window, and is as high as its content, but at most 85 % of the window. */
export function DrawerContent({ className, onOpenAutoFocus, ...props }: DrawerContentProps) {
  return (
    <OverlayContent
      data-slot="drawer-content"
      Overlay={DrawerOverlay}
      tabIndex={-1}
      onOpenAutoFocus={(event) => {
        onOpenAutoFocus?.(event);
        if (event.defaultPrevented || !(event.currentTarget instanceof HTMLElement)) return;
        // Focus the drawer: a focused text field would open the virtual keyboard over it.
        event.preventDefault();
        event.currentTarget.focus();
      }}
      className={cn(
        'flex max-h-[85%] max-w-160 animate-slide-in flex-col rounded-t-xl border-b-0 pb-[env(safe-area-inset-bottom)] [--slide-y:100%] data-[state=closed]:animate-slide-out',
        className,
      )}
      {...props}
    />
  );
}

/** The bar at the top. A press or a drag down closes the drawer. */
export function DrawerHandle({ className, disabled, ...props }: ComponentProps<typeof RadixDialog.Close>) {
  const busy = use(BusyContext);
  const words = useMessages('closeButton', closeButtonMessages, undefined);
  return (
    <RadixDialog.Close
      data-slot="drawer-handle"
      aria-label={words.close}
      disabled={disabled || busy}
      className={cn(
        'group mx-auto flex h-6 w-24 shrink-0 cursor-grab touch-none items-center justify-center outline-none active:cursor-grabbing',
        className,
      )}
      {...mergeHandlers(props, useDragToClose())}
    >
      <span
        aria-hidden
        className="h-1 w-9 rounded-full bg-strong/50 transition-[background-color] duration-fast group-hover:bg-strong group-active:bg-strong group-focus-visible:outline-2 group-focus-visible:outline-offset-3 group-focus-visible:outline-focus forced-colors:bg-[ButtonText]"
      />
    </RadixDialog.Close>
  );
}

/** The title, which is the accessible name. */
export function DrawerTitle({ className, ...props }: ComponentProps<typeof RadixDialog.Title>) {
  return <RadixDialog.Title data-slot="drawer-title" className={cn(sheetParts.title, 'pt-0', className)} {...props} />;
}

/** A sentence below the title. Screen readers read it with the title. */
export function DrawerDescription({ className, ...props }: ComponentProps<typeof RadixDialog.Description>) {
  return (
    <RadixDialog.Description
      data-slot="drawer-description"
      className={cn(sheetParts.description, className)}
      {...props}
    />
  );
}

/** The scrollable content. If nothing inside is focusable, set `tabIndex={0}`, so that keys can scroll it. */
export function DrawerBody({ className, ...props }: ComponentProps<typeof Primitive.div>) {
  return <Primitive.div data-slot="drawer-body" className={cn(sheetParts.body, className)} {...props} />;
}

/** The buttons below the content. They share the whole width. */
export function DrawerFooter({ className, ...props }: ComponentProps<typeof Primitive.div>) {
  return (
    <Primitive.div data-slot="drawer-footer" className={cn(sheetParts.footer, '*:flex-1', className)} {...props} />
  );
}

/** Closes the drawer: a button with your children, your own button with `asChild`, or without children the close button in the corner. */
export function DrawerClose(props: OverlayCloseProps) {
  return <OverlayClose data-slot="drawer-close" {...props} />;
}
