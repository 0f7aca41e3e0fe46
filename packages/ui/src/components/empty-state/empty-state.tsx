import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { PalimpsestSheet } from './palimpsest-sheet.tsx';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  /** The first step out of here. */
  action?: ReactNode;
  /** In place of the sheet. */
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
      {picture}
      <p className="mt-5 font-display text-xl font-medium text-ink">{title}</p>
      {description ? <p className="mt-1.5 max-w-90 text-sm text-balance text-muted">{description}</p> : null}
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  );
}
