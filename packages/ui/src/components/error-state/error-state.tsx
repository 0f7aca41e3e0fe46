import { RotateCcw, TriangleAlert } from '../../icons/icons.ts';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { Button } from '../button/button.tsx';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  /** Shows a button that tries again. */
  onRetry?: (() => void) | undefined;
  retryText?: string | undefined;
  /** Another way out, in place of the button. */
  action?: ReactNode;
}

/** A place that could not be shown: what happened and the way on. Announced. */
export function ErrorState({
  title,
  description,
  onRetry,
  retryText = 'Try again',
  action,
  className,
  ...props
}: ErrorStateProps) {
  return (
    <div
      data-slot="error-state"
      role="alert"
      className={cn('flex flex-col items-center px-6 py-12 text-center', className)}
      {...props}
    >
      <span className="flex size-12 items-center justify-center rounded-full bg-danger-soft text-danger">
        <TriangleAlert aria-hidden className="size-5.5" strokeWidth={1.6} />
      </span>
      <p className="mt-5 font-display text-xl font-medium text-balance text-ink">{title}</p>
      {description ? <p className="mt-1.5 max-w-90 text-sm text-balance text-muted">{description}</p> : null}
      {action || onRetry ? (
        <div className="mt-5">
          {action ?? (
            <Button icon={<RotateCcw aria-hidden />} onClick={onRetry}>
              {retryText}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}
