'use client';

import { cva } from 'class-variance-authority';
import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../button/button.tsx';
import { CloseButton } from '../icon-button/close-button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { toastDuration, type ToastOptions } from './toast-manager.ts';

/** The built-in words of ToastProvider and Toast. */
export interface ToastMessages {
  /** Read out before the text of each toast. */
  notification: string;
  /** The accessible name of the region of the toasts; `{hotkey}` is replaced by the key that moves the focus there. */
  region: string;
  /** The accessible name of the button that closes a toast. */
  dismiss: string;
}

export const toastMessages: ToastMessages = {
  notification: 'Notification',
  region: 'Notifications ({hotkey})',
  dismiss: 'Dismiss',
};

const toastVariants = /* @__PURE__ */ cva(
  [
    'flex items-start gap-3 rounded-pal-lg border border-pal-line bg-pal-overlay p-3 ps-4 text-pal-sm text-pal-ink shadow-pal-floating [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0',
    'animate-pal-toast-in data-[state=closed]:animate-pal-toast-out',
    'data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
  ],
  {
    variants: {
      tone: {
        info: '[&>svg]:text-pal-accent',
        success: '[&>svg]:text-pal-success',
        danger: 'border-pal-danger/30 [&>svg]:text-pal-danger',
        loading: '[&>svg]:text-pal-muted',
      },
    },
  },
);

const toneIcon = { info: Info, success: CircleCheck, danger: CircleAlert, loading: Spinner };

export interface ToastProps
  extends
    Omit<ComponentProps<typeof RadixToast.Root>, 'type' | 'duration' | 'title' | 'children' | 'asChild'>,
    Omit<ToastOptions, 'id' | 'onClose'> {
  /** Whether the toast is shown. */
  open: boolean;
  /** Called with false when the toast is dismissed, and when its duration is over. */
  onOpenChange: (open: boolean) => void;
}

/**
 * A message about a recent event, which closes by itself: its timer pauses while the pointer or the focus is in it. It needs a
 * ToastProvider, which draws one for each toast that is added to its manager.
 */
export function Toast({
  tone = 'info',
  title,
  description,
  action,
  duration = tone === 'loading' ? Infinity : toastDuration,
  className,
  ...props
}: ToastProps) {
  const words = useMessages('toast', toastMessages);
  const Icon = toneIcon[tone];
  return (
    <RadixToast.Root
      data-slot="toast"
      data-tone={tone}
      type={tone === 'danger' ? 'foreground' : 'background'}
      duration={duration}
      className={cn(toastVariants({ tone }), className)}
      {...props}
    >
      <Icon aria-hidden data-slot="toast-icon" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <RadixToast.Title data-slot="toast-title" className="font-medium">
          {title}
        </RadixToast.Title>
        {/* Separates the title from the description, because screen readers may read both as one text. */}{' '}
        {description ? (
          <RadixToast.Description data-slot="toast-description" className="text-pal-muted">
            {description}
          </RadixToast.Description>
        ) : null}
        {action ? (
          <RadixToast.Action asChild altText={action.label}>
            <Button data-slot="toast-action" size="sm" className="mt-2 flex" onClick={action.onSelect}>
              {action.label}
            </Button>
          </RadixToast.Action>
        ) : null}
      </div>
      <RadixToast.Close asChild>
        <CloseButton label={words.dismiss} size="sm" className="-my-1 -me-1" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
