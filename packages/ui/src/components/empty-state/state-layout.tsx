import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

const titleVariants = /* @__PURE__ */ cva('font-pal-display font-medium text-balance text-pal-ink', {
  variants: { size: { md: 'text-pal-xl', lg: 'text-pal-3xl' } },
});

export interface StateLayoutProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The prefix of each `data-slot`. */
  slot: string;
  /** A decoration at the start of the text, or above it in a narrow container. */
  mark: ReactNode;
  /** One sentence that says what happened. */
  title: ReactNode;
  /** The reason, and what to do. */
  description: ReactNode;
  /** The next step: a button or a link. */
  action: ReactNode;
  /** The size of the title. Use `lg` if the state fills the page. */
  size: 'md' | 'lg';
  /** The level of the title as a heading. Undefined makes the title a paragraph. */
  headingLevel: 1 | 2 | 3 | undefined;
}

/** The layout that EmptyState and ErrorState share: a decoration, a title, a description and an action. */
export function StateLayout({
  slot,
  mark,
  title,
  description,
  action,
  size,
  headingLevel,
  className,
  ...props
}: StateLayoutProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div
      data-slot={slot}
      data-size={size}
      className={cn('pal-root @container mx-auto w-full max-w-130 px-6 py-12', className)}
      {...props}
    >
      <div className={cn('flex flex-col gap-x-6 gap-y-4 @sm:flex-row', !description && !action && '@sm:items-center')}>
        {mark}
        <div className="min-w-0 flex-1">
          <Title data-slot={`${slot}-title`} className={titleVariants({ size })}>
            {title}
          </Title>
          {description ? (
            <div
              data-slot={`${slot}-description`}
              className="mt-2 text-pal-sm text-pretty wrap-anywhere text-pal-muted"
            >
              {description}
            </div>
          ) : null}
          {action ? (
            <div data-slot={`${slot}-action`} className="mt-5 flex flex-wrap gap-2">
              {action}
            </div>
          ) : null}
        </div>
      </div>
    </div>
  );
}
