'use client';

import { useRef } from 'react';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../button/button.tsx';
import * as Dialog from '../dialog/dialog.parts.ts';
import { SimpleDialog, type SimpleDialogProps } from '../dialog/simple-dialog.tsx';

/** The texts of ConfirmDialog. */
export interface ConfirmDialogMessages {
  /** The text of the button that cancels. */
  cancel: string;
}

export const confirmDialogMessages: ConfirmDialogMessages = { cancel: 'Cancel' };

export interface ConfirmDialogProps extends Omit<
  SimpleDialogProps,
  'footer' | 'role' | 'size' | 'closeLabel' | 'cross'
> {
  /** The text of the confirm button. Name the action, for example "Delete 3 posters", not "OK". */
  confirmLabel: string;
  /**
   * The text of the confirm button while `busy`.
   * @default `confirmLabel` and "..."
   */
  busyLabel?: string | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<ConfirmDialogMessages> | undefined;
  /** Called when the confirm button is pressed. The dialog stays open: close it, or set `busy` until the work is done. */
  onConfirm: () => void;
}

/** Asks for confirmation of an action that cannot be undone. Cancel has the initial focus, and a press outside does not close the dialog. */
export function ConfirmDialog({
  confirmLabel,
  busyLabel,
  busy = false,
  messages,
  onConfirm,
  onInteractOutside,
  onOpenAutoFocus,
  ...props
}: ConfirmDialogProps) {
  const words = useMessages('confirmDialog', confirmDialogMessages, messages);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <SimpleDialog
      data-slot="confirm-dialog"
      role="alertdialog"
      aria-modal
      busy={busy}
      cross={false}
      onInteractOutside={(event) => {
        event.preventDefault();
        onInteractOutside?.(event);
      }}
      onOpenAutoFocus={(event) => {
        onOpenAutoFocus?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        cancel.current?.focus();
      }}
      footer={
        <>
          <Dialog.Close asChild>
            <Button ref={cancel}>{words.cancel}</Button>
          </Dialog.Close>
          <Button variant="danger" loading={busy} loadingText={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
      {...props}
    />
  );
}
