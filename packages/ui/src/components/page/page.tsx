import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

export interface PageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The title, which is the only first-level heading of the page. */
  title: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode;
  /** Filters and buttons beside the title, or below it if there is no room. */
  actions?: ReactNode;
}

/** The layout of a screen: a title, a description, actions, and the content below. */
export function Page({ title, description, actions, className, children, ...props }: PageProps) {
  return (
    <div
      data-slot="page"
      className={cn('pal-root mx-auto w-full max-w-320 px-4 py-8 sm:px-8 sm:py-10', className)}
      {...props}
    >
      <header data-slot="page-header" className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 data-slot="page-title" className="font-pal-display text-pal-3xl font-medium wrap-anywhere">
            {title}
          </h1>
          {description ? (
            <p data-slot="page-description" className="mt-1.5 text-pal-base text-pretty text-pal-muted">
              {description}
            </p>
          ) : null}
        </div>
        {actions ? (
          <div data-slot="page-actions" className="flex flex-wrap items-center gap-2">
            {actions}
          </div>
        ) : null}
      </header>
      {children}
    </div>
  );
}
