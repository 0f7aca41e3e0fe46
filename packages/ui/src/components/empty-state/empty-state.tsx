import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { PalimpsestSheet } from './palimpsest-sheet.tsx';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What is not here, in a sentence. */
  title: ReactNode;
  /** What would be here, and how it gets here. */
  description?: ReactNode;
  /** The first step out of here: a Button or a Link. */
  action?: ReactNode;
  /** Decoration in place of the sheet; null for none. */
  picture?: ReactNode;
}

/** Nothing is here yet, and what to do about it. */
export function EmptyState({
  title,
  description,
  action,
  picture = <PalimpsestSheet />,
  className,
  ...props
}: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cn('flex flex-col items-center px-6 py-12 text-center', className)}
      {...props}
    >
      {picture ? (
        <div data-slot="empty-state-picture" className="mb-5 text-faint">
          {picture}
        </div>
      ) : null}
      <p data-slot="empty-state-title" className="font-display text-xl font-medium text-balance text-ink">
        {title}
      </p>
      {description ? (
        <p data-slot="empty-state-description" className="mt-1.5 max-w-90 text-sm text-balance text-muted">
          {description}
        </p>
      ) : null}
      {action ? (
        <div data-slot="empty-state-action" className="mt-5">
          {action}
        </div>
      ) : null}
    </div>
  );
}
