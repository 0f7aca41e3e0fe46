'use client';

import type { ReactElement, ReactNode } from 'react';
import type { OpenChangeOptions } from '../../lib/open-state.tsx';
import * as Dialog from './dialog.parts.ts';
import { DialogError, type DialogContentProps } from './dialog.tsx';

export interface SimpleDialogProps extends Omit<DialogContentProps, 'title'>, OpenChangeOptions {
  /** The button that opens the dialog and gets the focus back. Without a trigger, use `open`. */
  trigger?: ReactElement | undefined;
  /** The title, which is the accessible name. */
  title: ReactNode;
  /** A sentence below the title. Screen readers read it with the title. */
  description?: ReactNode;
  /** An error message in a box above the content. It is announced. */
  error?: ReactNode;
  /** The buttons at the bottom, the confirm button last. */
  footer?: ReactNode;
  /**
   * The accessible name of the close button in the corner.
   * @default the provider's word for "Close"
   */
  closeLabel?: string | undefined;
  /**
   * Whether the close button in the corner is shown.
   * @default true
   */
  cross?: boolean | undefined;
}

/** A dialog as one component, built from the parts of `Dialog`. The close button is the last element, so that the content has the initial focus. */
export function SimpleDialog({
  open,
  defaultOpen,
  onOpenChange,
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
    <Dialog.Root {...{ open, defaultOpen, onOpenChange }}>
      {trigger ? <Dialog.Trigger asChild>{trigger}</Dialog.Trigger> : null}
      <Dialog.Content {...props}>
        <Dialog.Title className={cross ? '' : 'pe-0'}>{title}</Dialog.Title>
        {description ? <Dialog.Description>{description}</Dialog.Description> : null}
        {hasBody ? (
          <Dialog.Body>
            {error ? <DialogError>{error}</DialogError> : null}
            {children}
          </Dialog.Body>
        ) : null}
        {footer ? <Dialog.Footer>{footer}</Dialog.Footer> : null}
        {cross ? <Dialog.Close label={closeLabel} /> : null}
      </Dialog.Content>
    </Dialog.Root>
  );
}
