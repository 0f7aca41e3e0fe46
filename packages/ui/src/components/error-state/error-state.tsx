'use client';

import type { ReactNode } from 'react';
import { RotateCcw } from 'lucide-react';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../button/button.tsx';
import { StateLayout, type StateLayoutProps } from '../empty-state/state-layout.tsx';

export interface ErrorStateMessages {
  /** The button that tries again. */
  retry: string;
}

export const errorStateMessages: ErrorStateMessages = { retry: 'Try again' };

export interface ErrorStateProps extends Omit<
  StateLayoutProps,
  'slot' | 'mark' | 'title' | 'description' | 'action' | 'size' | 'headingLevel'
> {
  /** One sentence that says what happened. */
  title: ReactNode;
  /** The reason, and what to do. */
  description?: ReactNode;
  /** Called when the user presses the "Try again" button. Without it there is no such button. */
  onRetry?: (() => void) | undefined;
  /** The next step: a Button or a Link. @default the "Try again" button, if there is `onRetry` */
  action?: ReactNode;
  /**
   * The size of the title. Use `lg` if the state fills the page, for example after a crash.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined;
  /**
   * Makes the title a heading of this level.
   * @default no heading: the title is a paragraph
   */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<ErrorStateMessages> | undefined;
}

/** Says why content could not be shown, and what to do. Screen readers announce it. */
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
      className="shrink-0 border-pal-danger font-pal-display text-pal-4xl leading-none font-medium text-pal-danger select-none @sm:border-e @sm:pe-6"
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
