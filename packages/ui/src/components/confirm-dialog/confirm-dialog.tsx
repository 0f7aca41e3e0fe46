'use client';

import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from '../dialog/dialog.tsx';

export interface ConfirmDialogProps extends Omit<DialogProps, 'footer' | 'role' | 'size' | 'closeLabel'> {
  /** What happens, in the words of the button: "Delete 3 posters", never "OK". */
  confirmLabel: string;
  /** The confirming button's text while busy; its label and "..." when left out. */
  busyLabel?: string | undefined;
  /** The button that leaves all as it is. */
  cancelLabel?: string | undefined;
  /** Danger for what cannot be taken back. */
  tone?: 'neutral' | 'danger' | undefined;
  /** Called when it is confirmed. It stays open: close it, or make it busy until the work is done. */
  onConfirm: () => void;
}

/** Asks before what cannot be taken back. The way out has the first focus, and a press outside answers nothing. */
export function ConfirmDialog({
  confirmLabel,
  busyLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  busy = false,
  onConfirm,
  onOpenChange,
  ...props
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      data-slot="confirm-dialog"
      data-tone={tone}
      role="alertdialog"
      busy={busy}
      onOpenChange={onOpenChange}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        cancel.current?.focus();
      }}
      footer={
        <>
          <Button ref={cancel} disabled={busy} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
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
