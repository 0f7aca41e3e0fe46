'use client';

import type { ReactNode } from 'react';
import { useMessages } from '../../messages/context.ts';
import { toastMessages, type ToastMessages } from './toast.messages.ts';
import type { ToastAction as ToastActionOptions } from './toast-manager.ts';
import {
  ToastAction,
  ToastClose,
  ToastDescription,
  ToastIcon,
  ToastRoot,
  ToastTitle,
  type ToastRootProps,
} from './toast-parts.tsx';

export interface ToastProps extends Omit<ToastRootProps, 'title' | 'children' | 'asChild'> {
  /** What happened, in a few words. */
  title: ReactNode;
  /** One more sentence, below the title. */
  description?: ReactNode;
  /** A button in the toast. A press on it also closes the toast. */
  action?: ToastActionOptions | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<ToastMessages> | undefined;
}

/**
 * A message about a recent event, which closes by itself. It needs a ToastProvider. `useToasts` is the shorter way to show one. It is also
 * available as parts.
 */
export function Toast({ title, description, action, messages, ...props }: ToastProps) {
  const words = useMessages('toast', toastMessages, messages);
  return (
    <ToastRoot {...props}>
      <ToastIcon />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <ToastTitle>{title}</ToastTitle>
        {/* Separates the title from the description, because screen readers may read both as one text. */}{' '}
        {description ? <ToastDescription>{description}</ToastDescription> : null}
        {action ? (
          <ToastAction altText={action.altText ?? action.label} onClick={action.onSelect}>
            {action.label}
          </ToastAction>
        ) : null}
      </div>
      {props.anchor ? null : <ToastClose label={words.dismiss} />}
    </ToastRoot>
  );
}

Toast.Root = ToastRoot;
Toast.Icon = ToastIcon;
Toast.Title = ToastTitle;
Toast.Description = ToastDescription;
Toast.Action = ToastAction;
Toast.Close = ToastClose;
