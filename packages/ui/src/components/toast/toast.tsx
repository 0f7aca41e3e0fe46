'use client';

import { cva, type VariantProps } from 'class-variance-authority';
import * as Direction from '@radix-ui/react-direction';
import * as RadixToast from '@radix-ui/react-toast';
import type { ComponentProps, ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { CloseButton } from '../icon-button/close-button.tsx';

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
  },
);

const toneIcon = { info: Info, success: CircleCheck, danger: CircleAlert };

export interface ToastProviderProps {
  /** Read out before the text of each toast. */
  label?: string | undefined;
  /** Names the region of the toasts; `{hotkey}` stands for the key that leads there. */
  regionLabel?: string | undefined;
  /** The application. */
  children?: ReactNode;
}

/** Holds the toasts of everything inside it and the corner that they stand in. Once, around the application. */
export function ToastProvider({
  label = 'Notification',
  regionLabel = 'Notifications ({hotkey})',
  children,
}: ToastProviderProps) {
  const towardsTheEdge = Direction.useDirection() === 'rtl' ? 'left' : 'right';
  return (
    <RadixToast.Provider duration={toastDuration} swipeDirection={towardsTheEdge} label={label}>
      {children}
      <RadixToast.Viewport
        data-slot="toast-viewport"
        label={regionLabel}
        className="fixed end-0 bottom-0 flex w-full max-w-104 flex-col gap-2 p-4 outline-none"
      />
    </RadixToast.Provider>
  );
}

export interface ToastProps
  extends
    Omit<ComponentProps<typeof RadixToast.Root>, 'title' | 'type' | 'children' | 'duration'>,
    VariantProps<typeof toastVariants> {
  /** Whether it stands. */
  open: boolean;
  /** Called with false when it is dismissed or its time is over. */
  onOpenChange: (open: boolean) => void;
  /** What happened, in a few words. */
  title: ReactNode;
  /** A sentence more, below the title. */
  description?: ReactNode;
  /** How long it stays, in ms; the clock stands still under the pointer and while it has focus. `Infinity` until dismissed. */
  duration?: number | undefined;
  /** The accessible name of the cross. */
  dismissLabel?: string | undefined;
}

/** Says what just happened, and goes by itself. Must stand inside {@link ToastProvider}. */
export function Toast({
  title,
  description,
  duration = toastDuration,
  tone,
  dismissLabel = 'Dismiss',
  className,
  ...props
}: ToastProps) {
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
      <Icon />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <RadixToast.Title data-slot="toast-title" className="font-medium">
          {title}
        </RadixToast.Title>
        {/* Keeps the last word of the title from the first of the description where both are announced as one. */}{' '}
        {description ? (
          <RadixToast.Description data-slot="toast-description" className="text-muted">
            {description}
          </RadixToast.Description>
        ) : null}
      </div>
      <RadixToast.Close asChild>
        <CloseButton label={dismissLabel} size="sm" className="-my-1 -me-1" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
