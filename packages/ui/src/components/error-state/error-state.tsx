'use client';

import type { ComponentProps, ReactNode } from 'react';
import { RotateCcw, TriangleAlert } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../button/button.tsx';
import { errorStateMessages, type ErrorStateMessages } from './error-state.messages.ts';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What happened, in a sentence. */
  title: ReactNode;
  /** Why, and what to do. */
  description?: ReactNode;
  /** Shows a button that tries again. */
  onRetry?: (() => void) | undefined;
  /** Another way out, in place of the button. */
  action?: ReactNode;
  /** Words in place of the provider's. */
  messages?: Partial<ErrorStateMessages> | undefined;
}

/** A place that could not be shown: what happened and the way on. Announced. */
export function ErrorState({ title, description, onRetry, action, messages, className, ...props }: ErrorStateProps) {
  const words = useMessages('errorState', errorStateMessages, messages);
  return (
    <div
      data-slot="error-state"
      role="alert"
      className={cn('flex flex-col items-center px-6 py-12 text-center', className)}
      {...props}
    >
      <span
        data-slot="error-state-icon"
        className="flex size-12 items-center justify-center rounded-full border border-transparent bg-danger-soft text-danger"
      >
        <TriangleAlert className="size-5.5" strokeWidth={1.6} />
      </span>
      <p data-slot="error-state-title" className="mt-5 font-display text-xl font-medium text-balance text-ink">
        {title}
      </p>
      {description ? (
        <p data-slot="error-state-description" className="mt-1.5 max-w-90 text-sm text-balance text-muted">
          {description}
        </p>
      ) : null}
      {action || onRetry ? (
        <div data-slot="error-state-action" className="mt-5">
          {action ?? (
            <Button icon={<RotateCcw />} onClick={onRetry}>
              {words.retry}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}
