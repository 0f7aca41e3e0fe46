'use client';

import { cva, type VariantProps } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, X } from '../../icons/icons.ts';
import { Toast as RadixToast } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

/** How long a toast stays unless it is told otherwise, in ms. */
export const toastDuration = 5000;

const toastVariants = cva(
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
      },
    },
    defaultVariants: { tone: 'info' },
  },
);

const toneIcon = { info: Info, success: CircleCheck, danger: CircleAlert };

/** Holds the toasts of everything inside it and the corner that they stand in. Once, around the application. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <RadixToast.Provider duration={toastDuration} swipeDirection="right" label="Notification">
      {children}
      <RadixToast.Viewport
        data-slot="toast-viewport"
        className="fixed end-0 bottom-0 flex w-full max-w-104 flex-col gap-2 p-4 outline-none"
      />
    </RadixToast.Provider>
  );
}

export interface ToastProps extends VariantProps<typeof toastVariants> {
  open: boolean;
  /** Called with false when it is dismissed or its time is over. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** How long it stays, in ms; the clock stands still under the pointer and while it has focus. */
  duration?: number | undefined;
  className?: string | undefined;
}

/** Says what just happened, and goes by itself. Must stand inside {@link ToastProvider}. */
export function Toast({
  open,
  onOpenChange,
  title,
  description,
  duration = toastDuration,
  tone,
  className,
}: ToastProps) {
  const shownTone = tone ?? 'info';
  const Icon = toneIcon[shownTone];
  return (
    <RadixToast.Root
      data-slot="toast"
      data-tone={shownTone}
      type={shownTone === 'danger' ? 'foreground' : 'background'}
      open={open}
      onOpenChange={onOpenChange}
      duration={duration}
      className={cn(toastVariants({ tone }), className)}
    >
      <Icon aria-hidden />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <RadixToast.Title className="font-medium">{title}</RadixToast.Title>
        {description ? <RadixToast.Description className="text-muted">{description}</RadixToast.Description> : null}
      </div>
      <RadixToast.Close asChild>
        <IconButton label="Dismiss" tooltip={false} size="sm" className="-my-1 -me-1">
          <X aria-hidden />
        </IconButton>
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
