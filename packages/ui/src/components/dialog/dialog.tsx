'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { Primitive } from '@radix-ui/react-primitive';
import type { ComponentProps } from 'react';
import { CircleAlert } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { OverlayClose, type OverlayCloseProps } from './overlay-close.tsx';
import {
  OverlayContent,
  OverlayRoot,
  OverlayScrim,
  OverlayTrigger,
  type OverlayContentProps,
  type OverlayRootProps,
} from './overlay-content.tsx';

const widths = { sm: 'max-w-100', md: 'max-w-140', lg: 'max-w-240' };

export type DialogRootProps = OverlayRootProps;

/** Holds the open state of the dialog: uncontrolled, or controlled with `open` and `onOpenChange`. Renders no element. */
export function DialogRoot(props: DialogRootProps) {
  return <OverlayRoot {...props} />;
}

/** The button that opens the dialog and gets the focus back. With `asChild`, it is the single child. */
export function DialogTrigger(props: ComponentProps<typeof OverlayTrigger>) {
  return <OverlayTrigger data-slot="dialog-trigger" {...props} />;
}

/** The scrim over the page. It centers the dialog, and scrolls if the dialog is higher than the window. */
function DialogOverlay({ className, ...props }: ComponentProps<typeof OverlayScrim>) {
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
   * The maximum width: 400, 560 or 960 px. On a narrow screen the dialog takes the whole width.
   * @default 'sm'
   */
  size?: keyof typeof widths | undefined;
}

/**
 * The dialog, above a scrim. A modal dialog traps the focus. A dialog that is higher than the window scrolls. Call `preventDefault` in
 * `onEscapeKeyDown` or `onInteractOutside` to keep it open.
 */
export function DialogContent({ size = 'sm', className, ...props }: DialogContentProps) {
  return (
    <OverlayContent
      data-slot="dialog-content"
      data-size={size}
      Overlay={DialogOverlay}
      className={cn('my-auto flex shrink-0 animate-pal-rise-in flex-col rounded-pal-xl p-6', widths[size], className)}
      {...props}
    />
  );
}

/** The title, which is the accessible name. */
export function DialogTitle({ className, ...props }: ComponentProps<typeof RadixDialog.Title>) {
  return (
    <RadixDialog.Title
      data-slot="dialog-title"
      className={cn('pe-8 font-pal-display text-pal-xl font-medium wrap-anywhere', className)}
      {...props}
    />
  );
}

/** A sentence below the title. Screen readers read it with the title. */
export function DialogDescription({ className, ...props }: ComponentProps<typeof RadixDialog.Description>) {
  return (
    <RadixDialog.Description
      data-slot="dialog-description"
      className={cn('mt-1.5 text-pal-sm wrap-anywhere text-pal-muted', className)}
      {...props}
    />
  );
}

/** The content between the title and the footer, in a column. */
export function DialogBody({ className, ...props }: ComponentProps<typeof Primitive.div>) {
  return (
    <Primitive.div
      data-slot="dialog-body"
      className={cn('mt-5 flex min-w-0 flex-col gap-4 text-pal-sm', className)}
      {...props}
    />
  );
}

/** An error message in a box. It is announced when it appears. */
export function DialogError({ className, children, ...props }: ComponentProps<'div'>) {
  return (
    <div
      role="alert"
      data-slot="dialog-error"
      className={cn(
        'flex items-start gap-2.5 rounded-pal-md border border-pal-danger/25 bg-pal-danger-soft px-3 py-2.5 text-pal-sm wrap-anywhere text-pal-ink',
        className,
      )}
      {...props}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-pal-danger" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

/** The buttons, the confirm button last. On a narrow screen they share the whole width. */
export function DialogFooter({ className, ...props }: ComponentProps<typeof Primitive.div>) {
  return (
    <Primitive.div
      data-slot="dialog-footer"
      className={cn('mt-6 flex flex-wrap justify-end gap-2 max-sm:*:flex-1', className)}
      {...props}
    />
  );
}

/** Closes the dialog: a button with your children, your own button with `asChild`, or without children the close button in the corner. */
export function DialogClose(props: OverlayCloseProps) {
  return <OverlayClose data-slot="dialog-close" {...props} />;
}
