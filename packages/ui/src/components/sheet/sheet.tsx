'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { Primitive } from '@radix-ui/react-primitive';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { OverlayClose, type OverlayCloseProps } from '../dialog/overlay-close.tsx';
import {
  OverlayContent,
  OverlayPortal,
  OverlayRoot,
  OverlayScrim,
  OverlayTrigger,
  type OverlayContentProps,
  type OverlayRootProps,
  type OverlayTriggerProps,
} from '../dialog/overlay-content.tsx';
import { sheetParts } from './sheet.variants.ts';

const sides = {
  start: 'border-s-0 [--slide-x:-100%] rtl:[--slide-x:100%]',
  end: 'ms-auto border-e-0 [--slide-x:100%] rtl:[--slide-x:-100%]',
};

/**
 * Holds the open state. To control it, use `open` and `onOpenChange`, whose `details` give the reason and can cancel the change. It draws no
 * element.
 */
export function SheetRoot<Payload = never>(props: OverlayRootProps<Payload>) {
  return <OverlayRoot {...props} />;
}

/** The button that opens the sheet, and that gets the focus when the sheet closes. With `asChild` the single child becomes the button. */
export function SheetTrigger<Payload = never>(props: OverlayTriggerProps<Payload>) {
  return <OverlayTrigger data-slot="sheet-trigger" {...props} />;
}

/**
 * Draws the scrim and the content at the end of `container`, by default that of the PalimpsestProvider, else the body. Without this part the
 * content does that itself. It draws no element.
 */
export function SheetPortal(props: ComponentProps<typeof OverlayPortal>) {
  return <OverlayPortal {...props} />;
}

/** The scrim over the page. Put `Sheet.Content` inside it, because it places the content at the edge. */
export function SheetOverlay({ className, ...props }: ComponentProps<typeof OverlayScrim>) {
  return <OverlayScrim data-slot="sheet-overlay" className={cn('overflow-hidden', className)} {...props} />;
}

export interface SheetContentProps extends OverlayContentProps {
  /**
   * The edge of the window where it opens, relative to the writing direction.
   * @default 'end'
   */
  side?: keyof typeof sides | undefined;
}

/** The sheet, as high as the window and at most 360 px wide, above a scrim. While it is open, the focus stays inside if the root is `modal`. */
export function SheetContent({ side = 'end', className, ...props }: SheetContentProps) {
  return (
    <OverlayContent
      data-slot="sheet-content"
      data-side={side}
      Overlay={SheetOverlay}
      className={cn(
        'flex h-full max-w-[min(22.5rem,calc(100%-2.5rem))] animate-slide-in flex-col border-y-0 data-[state=closed]:animate-slide-out',
        sides[side],
        className,
      )}
      {...props}
    />
  );
}

/** The title, which is the accessible name. */
export function SheetTitle({ className, ...props }: ComponentProps<typeof RadixDialog.Title>) {
  return <RadixDialog.Title data-slot="sheet-title" className={cn(sheetParts.title, className)} {...props} />;
}

/** A sentence below the title: the accessible description. */
export function SheetDescription({ className, ...props }: ComponentProps<typeof RadixDialog.Description>) {
  return (
    <RadixDialog.Description
      data-slot="sheet-description"
      className={cn(sheetParts.description, className)}
      {...props}
    />
  );
}

/** The content, which scrolls. If nothing inside can be focused, set `tabIndex={0}` so that keys can scroll it. */
export function SheetBody({ className, ...props }: ComponentProps<typeof Primitive.div>) {
  return <Primitive.div data-slot="sheet-body" className={cn(sheetParts.body, className)} {...props} />;
}

/** The buttons below the content. Put the confirming button last. */
export function SheetFooter({ className, ...props }: ComponentProps<typeof Primitive.div>) {
  return <Primitive.div data-slot="sheet-footer" className={cn(sheetParts.footer, className)} {...props} />;
}

/** The button that closes the sheet. Without children it is the cross in the corner. With `asChild` the single child becomes the button. */
export function SheetClose(props: OverlayCloseProps) {
  return <OverlayClose data-slot="sheet-close" {...props} />;
}
