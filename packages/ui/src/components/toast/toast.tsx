'use client';

import { cva, type VariantProps } from 'class-variance-authority';
import * as RadixToast from '@radix-ui/react-toast';
import type { ComponentProps, ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../button/button.tsx';
import { CloseButton } from '../icon-button/close-button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { toastDuration, type ToastAction } from './toast-manager.ts';
import { toastMessages, type ToastMessages } from './toast.messages.ts';

const toastVariants = /* @__PURE__ */ cva(
  [
    'flex items-start gap-3 rounded-lg border border-line bg-raised p-3 ps-4 text-sm text-ink shadow-floating [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0',
    'animate-toast-in data-[state=closed]:animate-toast-out',
    'data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
  ],
  {
    variants: {
      tone: {
        info: '[&>svg]:text-accent',
        success: '[&>svg]:text-success',
        danger: 'border-danger/30 [&>svg]:text-danger',
        loading: '[&>svg]:text-muted',
      },
    },
    defaultVariants: { tone: 'info' },
  },
);

const toneIcon = { info: Info, success: CircleCheck, danger: CircleAlert, loading: Spinner };

export interface ToastProps
  extends
    Omit<ComponentProps<typeof RadixToast.Root>, 'title' | 'type' | 'children' | 'duration'>,
    VariantProps<typeof toastVariants> {
  /** Whether it is shown. */
  open: boolean;
  /** Called with false when it is dismissed or its time is over. */
  onOpenChange: (open: boolean) => void;
  /** What happened, in a few words. */
  title: ReactNode;
  /** One more sentence, below the title. */
  description?: ReactNode;
  /** A button in the toast; pressing it closes the toast. */
  action?: ToastAction | undefined;
  /**
   * How long it stays, in ms. The timer pauses under the pointer and while it has the focus. `Infinity` keeps it until it is dismissed.
   * @default 5000, or Infinity while loading
   */
  duration?: number | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<ToastMessages> | undefined;
}

/** A message about a recent event, which closes by itself. It needs a ToastProvider; `useToasts` is the shorter way to show one. */
export function Toast({
  title,
  description,
  action,
  tone,
  duration = tone === 'loading' ? Infinity : toastDuration,
  messages,
  className,
  ...props
}: ToastProps) {
  const words = useMessages('toast', toastMessages, messages);
  const shownTone = tone ?? 'info';
  const Icon = toneIcon[shownTone];
  return (
    <RadixToast.Root
      data-slot="toast"
      data-tone={shownTone}
      type={shownTone === 'danger' ? 'foreground' : 'background'}
      duration={duration}
      className={cn(toastVariants({ tone: shownTone }), className)}
      {...props}
    >
      <Icon aria-hidden />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <RadixToast.Title data-slot="toast-title" className="font-medium">
          {title}
        </RadixToast.Title>
        {/* Separates the title from the description, because screen readers may read both as one text. */}{' '}
        {description ? (
          <RadixToast.Description data-slot="toast-description" className="text-muted">
            {description}
          </RadixToast.Description>
        ) : null}
        {action ? (
          <RadixToast.Action asChild altText={action.altText ?? action.label} onClick={action.onSelect}>
            <Button data-slot="toast-action" size="sm" className="mt-2 flex">
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
