import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading, which is also the accessible name. */
  title: ReactNode;
  /**
   * The level of the heading, which also sets its size.
   * @default 2
   */
  level?: 2 | 3 | 4 | undefined;
  /** A sentence below the heading. */
  description?: ReactNode;
  /** Buttons beside the heading, or below it if there is not enough room. */
  actions?: ReactNode;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const headingSizes = { 2: 'text-pal-lg', 3: 'text-pal-base', 4: 'text-pal-sm' };
const headerGaps = { 2: 'mb-5', 3: 'mb-4', 4: 'mb-3' };

/** A part of a page with its own heading. */
export function Section({ title, level = 2, description, actions, className, children, ...props }: SectionProps) {
  const titleId = useId();
  const Heading = headings[level];
  return (
    <section
      data-slot="section"
      data-level={level}
      aria-labelledby={titleId}
      className={cn('pal-root w-full', className)}
      {...props}
    >
      <header
        data-slot="section-header"
        className={cn('flex flex-wrap items-start justify-between gap-x-6 gap-y-3', headerGaps[level])}
      >
        <div className="min-w-0 max-w-160">
          <Heading
            id={titleId}
            data-slot="section-title"
            className={cn('font-semibold wrap-anywhere', headingSizes[level])}
          >
            {title}
          </Heading>
          {description ? (
            <p data-slot="section-description" className="mt-1 text-pal-sm text-pretty text-pal-muted">
              {description}
            </p>
          ) : null}
        </div>
        {actions ? (
          <div data-slot="section-actions" className="flex flex-wrap items-center gap-2">
            {actions}
          </div>
        ) : null}
      </header>
      {children}
    </section>
  );
}
