'use client';

import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { CloseButton } from '../icon-button/close-button.tsx';

export interface BannerMessages {
  /** The accessible name of the dismiss button. */
  dismiss: string;
}

export const bannerMessages: BannerMessages = { dismiss: 'Dismiss' };

const bannerVariants = /* @__PURE__ */ cva(
  'flex items-start gap-2.5 rounded-pal-md border px-3 py-2 text-pal-sm text-pal-ink',
  {
    variants: {
      /**
       * The kind of the message, shown as a color and an icon. `danger` is announced at once.
       * @default 'info'
       */
      tone: {
        info: 'border-pal-accent/25 bg-pal-accent-soft [&>svg]:text-pal-accent',
        success: 'border-pal-success/25 bg-pal-success-soft [&>svg]:text-pal-success',
        warning: 'border-pal-warning/25 bg-pal-warning-soft [&>svg]:text-pal-warning',
        danger: 'border-pal-danger/25 bg-pal-danger-soft [&>svg]:text-pal-danger',
      },
    },
    defaultVariants: { tone: 'info' },
  },
);

const toneIcon = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export interface BannerProps extends ComponentProps<'div'>, VariantProps<typeof bannerVariants> {
  /** A button or link at the end. */
  action?: ReactNode;
  /** Called when the dismiss button is pressed. The button is shown only with this prop. */
  onDismiss?: (() => void) | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<BannerMessages> | undefined;
}

/** A message that stays in the page. Screen readers announce `danger` at once, and every other tone at their next pause. */
export function Banner({ tone, action, onDismiss, messages, className, children, ...props }: BannerProps) {
  const words = useMessages('banner', bannerMessages, messages);
  const shownTone = tone ?? 'info';
  const Icon = toneIcon[shownTone];
  return (
    <div
      data-slot="banner"
      data-tone={shownTone}
      role={shownTone === 'danger' ? 'alert' : 'status'}
      className={cn(bannerVariants({ tone }), className)}
      {...props}
    >
      <Icon className="mt-1.75 size-4 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-4 gap-y-1">
        <div data-slot="banner-message" className="min-w-48 flex-1 py-1.25 wrap-anywhere">
          {children}
        </div>
        {action ? (
          <div data-slot="banner-action" className="flex shrink-0 items-center gap-2 self-start">
            {action}
          </div>
        ) : null}
      </div>
      {onDismiss ? <CloseButton label={words.dismiss} size="sm" className="-me-1.5" onClick={onDismiss} /> : null}
    </div>
  );
}
