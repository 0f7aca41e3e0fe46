'use client';

import { useRef } from 'react';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../button/button.tsx';
import * as Dialog from '../dialog/dialog.parts.ts';
import { SimpleDialog, type SimpleDialogProps } from '../dialog/simple-dialog.tsx';
import { confirmDialogMessages, type ConfirmDialogMessages } from './confirm-dialog.messages.ts';

export interface ConfirmDialogProps extends Omit<
  SimpleDialogProps,
  'footer' | 'role' | 'size' | 'closeLabel' | 'cross'
> {
  /** The text of the confirming button: say what happens, "Delete 3 posters", never "OK". */
  confirmLabel: string;
  /**
   * The confirming button's text while busy.
   * @default its label and "..."
   */
  busyLabel?: string | undefined;
  /**
   * Use `danger` for an action that cannot be undone.
   * @default 'danger'
   */
  tone?: 'neutral' | 'danger' | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<ConfirmDialogMessages> | undefined;
  /** Called when it is confirmed. The dialog stays open: close it, or make it busy until the work is done. */
  onConfirm: () => void;
}

/** Asks before an action that cannot be undone. Cancel has the first focus, and a press outside does not close it. */
export function ConfirmDialog({
  confirmLabel,
  busyLabel,
  tone = 'danger',
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
      data-tone={tone}
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
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            loading={busy}
            loadingText={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
      {...props}
    />
  );
}
