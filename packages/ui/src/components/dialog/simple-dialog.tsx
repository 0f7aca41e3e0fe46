'use client';

import type { ReactElement, ReactNode } from 'react';
import type { OpenChangeOptions } from '../../lib/open-state.tsx';
import * as Dialog from './dialog.parts.ts';
import type { DialogContentProps } from './dialog.tsx';

export interface SimpleDialogProps extends Omit<DialogContentProps, 'title'>, OpenChangeOptions {
  /** Opens the dialog and gets the focus back. Use `open` if there is no trigger. */
  trigger?: ReactElement | undefined;
  /** The title, which is the accessible name. */
  title: ReactNode;
  /** A sentence below the title, read out with it. */
  description?: ReactNode;
  /** Shown in a box above the content, and announced. */
  error?: ReactNode;
  /** Buttons at the bottom, the confirming one last. */
  footer?: ReactNode;
  /**
   * The accessible name of the cross.
   * @default the provider's word for "Close"
   */
  closeLabel?: string | undefined;
  /**
   * Shows the cross.
   * @default true
   */
  cross?: boolean | undefined;
}

/** A dialog in one element, built from the parts of `Dialog`. The cross comes last, so that the content has the first focus. */
export function SimpleDialog({
  open,
  defaultOpen,
  onOpenChange,
  onOpenChangeComplete,
  trigger,
  title,
  description,
  error,
  footer,
  closeLabel,
  cross = true,
  children,
  ...props
}: SimpleDialogProps) {
  const hasBody = Boolean(error) || (children !== undefined && children !== null && children !== false);
  return (
    <Dialog.Root {...{ open, defaultOpen, onOpenChange, onOpenChangeComplete }}>
      {trigger ? <Dialog.Trigger asChild>{trigger}</Dialog.Trigger> : null}
      <Dialog.Content {...props}>
        <Dialog.Title className={cross ? '' : 'pe-0'}>{title}</Dialog.Title>
        {description ? <Dialog.Description>{description}</Dialog.Description> : null}
        {hasBody ? (
          <Dialog.Body>
            {error ? <Dialog.Error>{error}</Dialog.Error> : null}
            {children}
          </Dialog.Body>
        ) : null}
        {footer ? <Dialog.Footer>{footer}</Dialog.Footer> : null}
        {cross ? <Dialog.Close label={closeLabel} /> : null}
      </Dialog.Content>
    </Dialog.Root>
  );
}
