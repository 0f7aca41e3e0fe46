import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading, which is also the accessible name. */
  title: ReactNode;
  /** A sentence below the heading. */
  description?: ReactNode;
}

/** A part of a page with its own heading. */
export function Section({ title, description, className, children, ...props }: SectionProps) {
  const titleId = useId();
  return (
    <section data-slot="section" aria-labelledby={titleId} className={cn('pal-root w-full', className)} {...props}>
      <header data-slot="section-header" className="mb-5 max-w-160">
        <h2 id={titleId} data-slot="section-title" className="text-pal-lg font-semibold wrap-anywhere">
          {title}
        </h2>
        {description ? (
          <p data-slot="section-description" className="mt-1 text-pal-sm text-pretty text-pal-muted">
            {description}
          </p>
        ) : null}
      </header>
      {children}
    </section>
  );
}
