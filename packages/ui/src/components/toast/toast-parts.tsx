'use client';

import { cva, type VariantProps } from 'class-variance-authority';
import * as RadixToast from '@radix-ui/react-toast';
import { createContext, use, type ComponentProps } from 'react';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { Button, type ButtonProps } from '../button/button.tsx';
import { CloseButton, type CloseButtonProps } from '../icon-button/close-button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { toastDuration, type ToastAnchor, type ToastTone } from './toast-manager.ts';
import { toastMessages } from './toast.messages.ts';

const toastVariants = /* @__PURE__ */ cva(
  [
    'flex items-start gap-3 rounded-lg border border-line bg-overlay p-3 ps-4 text-sm text-ink shadow-floating [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0',
    'animate-toast-in data-[state=closed]:animate-toast-out',
    'data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
  ],
  {
    variants: {
      /**
       * The kind of the toast, shown as a color and an icon. `danger` is announced at once.
       * @default 'info'
       */
      tone: {
        info: '[&>svg]:text-accent',
        success: '[&>svg]:text-success',
        danger: 'border-danger/30 [&>svg]:text-danger',
        loading: '[&>svg]:text-muted',
      },
      /** Whether it is beside an element, and as small as its text. */
      anchored: { true: 'max-w-80 gap-2 rounded-md px-3 py-2', false: '' },
    },
    defaultVariants: { tone: 'info' },
  },
);

const toneIcon = { info: Info, success: CircleCheck, danger: CircleAlert, loading: Spinner };

const ToneContext = /* @__PURE__ */ createContext<ToastTone>('info');

export interface ToastRootProps
  extends
    Omit<ComponentProps<typeof RadixToast.Root>, 'type' | 'duration'>,
    Pick<VariantProps<typeof toastVariants>, 'tone'> {
  /** Whether the toast is shown. */
  open: boolean;
  /** Called with false when the toast is dismissed, and when its duration is over. */
  onOpenChange: (open: boolean) => void;
  /**
   * How long it stays, in ms. The timer pauses while the pointer or the focus is in the toast. `Infinity` keeps it until it is dismissed.
   * @default 5000, or Infinity while loading
   */
  duration?: number | undefined;
  /** Shows it beside an element: `toastAnchor(button)`. @default in the corner of the window */
  anchor?: ToastAnchor | undefined;
}

/** The box of a toast. It needs a ToastProvider around it. */
export function ToastRoot({
  tone: givenTone,
  duration = givenTone === 'loading' ? Infinity : toastDuration,
  anchor,
  className,
  children,
  ...props
}: ToastRootProps) {
  const tone = givenTone ?? 'info';
  return (
    <ToneContext value={tone}>
      <RadixToast.Root
        data-slot="toast"
        data-tone={tone}
        type={tone === 'danger' ? 'foreground' : 'background'}
        duration={duration}
        className={cn(toastVariants({ tone, anchored: anchor !== undefined }), className)}
        {...(anchor ? { asChild: true } : {})}
        {...props}
      >
        {anchor ? (
          <anchor.Box anchor={anchor} onGone={() => props.onOpenChange(false)}>
            {children}
          </anchor.Box>
        ) : (
          children
        )}
      </RadixToast.Root>
    </ToneContext>
  );
}

/** The icon of the tone. */
export function ToastIcon(props: ComponentProps<'svg'>) {
  const Icon = toneIcon[use(ToneContext)];
  return <Icon aria-hidden data-slot="toast-icon" {...props} />;
}

/** What happened, in a few words. */
export function ToastTitle({ className, ...props }: ComponentProps<typeof RadixToast.Title>) {
  return <RadixToast.Title data-slot="toast-title" className={cn('font-medium', className)} {...props} />;
}

/** One more sentence below the title. */
export function ToastDescription({ className, ...props }: ComponentProps<typeof RadixToast.Description>) {
  return <RadixToast.Description data-slot="toast-description" className={cn('text-muted', className)} {...props} />;
}

export interface ToastActionProps extends ButtonProps {
  /** Describes another way to do the same, for screen readers: "Undo with Ctrl Z". */
  altText: string;
}

/** A button. A press on it also closes the toast. */
export function ToastAction({ altText, className, ...props }: ToastActionProps) {
  return (
    <RadixToast.Action asChild altText={altText}>
      <Button data-slot="toast-action" size="sm" className={cn('mt-2 flex', className)} {...props} />
    </RadixToast.Action>
  );
}

/** The cross that closes the toast. */
export function ToastClose({ label, className, ...props }: Partial<CloseButtonProps>) {
  const words = useMessages('toast', toastMessages, undefined);
  return (
    <RadixToast.Close asChild>
      <CloseButton label={label ?? words.dismiss} size="sm" className={cn('-my-1 -me-1', className)} {...props} />
    </RadixToast.Close>
  );
}
