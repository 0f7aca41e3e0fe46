'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { Primitive } from '@radix-ui/react-primitive';
import type { ComponentProps } from 'react';
import { CircleAlert } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { OverlayClose, type OverlayCloseProps } from './overlay-close.tsx';
import {
  OverlayContent,
  OverlayPortal,
  OverlayRoot,
  OverlayScrim,
  OverlayTrigger,
  type OverlayContentProps,
  type OverlayRootProps,
} from './overlay-content.tsx';

const widths = { sm: 'max-w-100', md: 'max-w-140', lg: 'max-w-240' };

export type DialogRootProps = OverlayRootProps;

/** Holds whether the dialog is open: by itself, or by `open` and `onOpenChange`, whose `details` tell why and can refuse. Has no element. */
export function DialogRoot(props: DialogRootProps) {
  return <OverlayRoot {...props} />;
}

/** Opens the dialog, and gets the focus back. With `asChild` the single child becomes it. */
export function DialogTrigger(props: ComponentProps<typeof OverlayTrigger>) {
  return <OverlayTrigger data-slot="dialog-trigger" {...props} />;
}

/** Draws the overlay and the content elsewhere in the page, at the end of the body or in its `container`. Without it the content does that itself. Has no element. */
export function DialogPortal(props: ComponentProps<typeof OverlayPortal>) {
  return <OverlayPortal {...props} />;
}

/** The scrim over the page. Put `Dialog.Content` into it: it places the content in the middle, and scrolls if that is higher than the window. */
export function DialogOverlay({ className, ...props }: ComponentProps<typeof OverlayScrim>) {
  return (
    <OverlayScrim
      data-slot="dialog-overlay"
      className={cn('flex-col items-center overflow-y-auto p-4', className)}
      {...props}
    />
  );
}

export interface DialogContentProps extends OverlayContentProps {
  /**
   * How wide it is at most: 400, 560 or 960 px. On a narrow screen it takes the whole width.
   * @default 'sm'
   */
  size?: keyof typeof widths | undefined;
}

/**
 * The dialog, above a scrim. It keeps the focus until it closes. A dialog that is higher than the window scrolls. Call
 * `preventDefault` in `onEscapeKeyDown` or `onInteractOutside` to keep it open.
 */
export function DialogContent({ size = 'sm', className, ...props }: DialogContentProps) {
  return (
    <OverlayContent
      data-slot="dialog-content"
      data-size={size}
      Overlay={DialogOverlay}
      className={cn('my-auto flex shrink-0 animate-rise-in flex-col rounded-xl p-6', widths[size], className)}
      {...props}
    />
  );
}

/** The title, which is the accessible name. */
export function DialogTitle({ className, ...props }: ComponentProps<typeof RadixDialog.Title>) {
  return (
    <RadixDialog.Title
      data-slot="dialog-title"
      className={cn('pe-8 font-display text-xl font-medium wrap-anywhere', className)}
      {...props}
    />
  );
}

/** A sentence below the title, read out with it. */
export function DialogDescription({ className, ...props }: ComponentProps<typeof RadixDialog.Description>) {
  return (
    <RadixDialog.Description
      data-slot="dialog-description"
      className={cn('mt-1.5 text-sm wrap-anywhere text-muted', className)}
      {...props}
    />
  );
}

/** The content between title and footer, in a column. */
export function DialogBody({ className, ...props }: ComponentProps<typeof Primitive.div>) {
  return (
    <Primitive.div
      data-slot="dialog-body"
      className={cn('mt-5 flex min-w-0 flex-col gap-4 text-sm', className)}
      {...props}
    />
  );
}

/** What went wrong, in a box; announced when it appears. */
export function DialogError({ className, children, ...props }: ComponentProps<'div'>) {
  return (
    <div
      role="alert"
      data-slot="dialog-error"
      className={cn(
        'flex items-start gap-2.5 rounded-md border border-danger/25 bg-danger-soft px-3 py-2.5 text-sm wrap-anywhere text-ink',
        className,
      )}
      {...props}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

/** The buttons, the confirming one last. On a phone they share the line. */
export function DialogFooter({ className, ...props }: ComponentProps<typeof Primitive.div>) {
  return (
    <Primitive.div
      data-slot="dialog-footer"
      className={cn('mt-6 flex flex-wrap justify-end gap-2 max-sm:*:flex-1', className)}
      {...props}
    />
  );
}

/** Closes the dialog: around a button with `asChild`, or without children as the cross in the corner. */
export function DialogClose(props: OverlayCloseProps) {
  return <OverlayClose data-slot="dialog-close" {...props} />;
}
