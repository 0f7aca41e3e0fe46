'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import type { ReactElement, ReactNode } from 'react';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import * as Dialog from './dialog.parts.ts';
import type { DialogContentProps } from './dialog.tsx';
import { useOpenState, type OpenChangeOptions } from './use-open-change.ts';

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
  ref: givenRef,
  ...props
}: SimpleDialogProps) {
  const opening = useOpenState({ open, defaultOpen, onOpenChange, onOpenChangeComplete });
  const { ref: completeRef, ...handlers } = opening.content;
  const hasBody = Boolean(error) || (children !== undefined && children !== null && children !== false);
  return (
    <Dialog.Root open={opening.root.open} onOpenChange={(next) => opening.root.onOpenChange(next)}>
      {trigger ? (
        <Dialog.Trigger asChild {...opening.trigger}>
          {trigger}
        </Dialog.Trigger>
      ) : null}
      <Dialog.Content {...mergeHandlers(props, handlers)} ref={useComposedRefs(completeRef, givenRef)}>
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
