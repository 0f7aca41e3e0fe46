import { cva, type VariantProps } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../../icons/icons.ts';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

const bannerVariants = cva('flex items-start gap-2.5 rounded-md border px-3 py-2.5 text-sm text-ink', {
  variants: {
    tone: {
      info: 'border-accent/25 bg-accent-soft [&>svg]:text-accent',
      success: 'border-success/25 bg-success-soft [&>svg]:text-success',
      warning: 'border-warning/25 bg-warning-soft [&>svg]:text-warning',
      danger: 'border-danger/25 bg-danger-soft [&>svg]:text-danger',
    },
  },
  defaultVariants: { tone: 'info' },
});

const toneIcon = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export interface BannerProps extends ComponentProps<'div'>, VariantProps<typeof bannerVariants> {
  /** A button or link at the end. */
  action?: ReactNode;
  /** Shows a dismiss button and is called when it is pressed. */
  onDismiss?: (() => void) | undefined;
}

/** A message that stays in the page. `danger` is announced at once. */
export function Banner({ tone, action, onDismiss, className, children, ...props }: BannerProps) {
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
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
      {action}
      {onDismiss ? (
        <IconButton label="Dismiss" tooltip={false} size="sm" className="-my-1 -me-1.5" onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      ) : null}
    </div>
  );
}
