import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

export interface PageProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  /** Filters and buttons beside the title. */
  actions?: ReactNode;
}

/** A screen that is read from its title down. */
export function Page({ title, description, actions, className, children, ...props }: PageProps) {
  return (
    <div data-slot="page" className={cn('mx-auto w-full max-w-320 px-4 py-8 sm:px-8 sm:py-10', className)} {...props}>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="font-display text-3xl font-medium">{title}</h1>
          {description ? <p className="mt-1.5 text-base text-muted">{description}</p> : null}
        </div>
        {actions ? <div className="flex items-center gap-2">{actions}</div> : null}
      </div>
      {children}
    </div>
  );
}
