'use client';

import type { ReactNode } from 'react';
import { RotateCcw } from '../../icons/icons.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../button/button.tsx';
import { StateLayout, type StateLayoutProps } from '../empty-state/state-layout.tsx';
import { errorStateMessages, type ErrorStateMessages } from './error-state.messages.ts';

export interface ErrorStateProps extends Omit<
  StateLayoutProps,
  'slot' | 'mark' | 'title' | 'description' | 'action' | 'size' | 'headingLevel'
> {
  /** What happened, in a sentence. */
  title: ReactNode;
  /** Why, and what to do. */
  description?: ReactNode;
  /** Shows a button that tries again. */
  onRetry?: (() => void) | undefined;
  /** Another way out, in place of the button. */
  action?: ReactNode;
  /**
   * `lg` where it is the whole page, as after a crash.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined;
  /**
   * Makes the title a heading of this level.
   * @default none: the title is a paragraph
   */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Words in place of the provider's. */
  messages?: Partial<ErrorStateMessages> | undefined;
}

/** A place that could not be shown: what happened and the way on, marked in the margin as a rubric is. Announced. */
export function ErrorState({
  title,
  description,
  onRetry,
  action,
  size = 'md',
  headingLevel,
  messages,
  ...props
}: ErrorStateProps) {
  const words = useMessages('errorState', errorStateMessages, messages);
  const retry = onRetry ? (
    <Button icon={<RotateCcw />} onClick={onRetry}>
      {words.retry}
    </Button>
  ) : null;
  const mark = (
    <span
      aria-hidden
      data-slot="error-state-icon"
      className="shrink-0 border-danger font-display text-4xl leading-none font-medium text-danger select-none @sm:border-e @sm:pe-6"
    >
      ¶
    </span>
  );
  return (
    <StateLayout
      slot="error-state"
      role="alert"
      {...{ mark, title, description, size, headingLevel }}
      action={action ?? retry}
      {...props}
    />
  );
}
