'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { useFormat } from '../../messages/context.ts';
import { buttonVariants } from '../button/button.variants.ts';
import { gap, pageNumbers } from './page-numbers.ts';
import { usePagination } from './pagination-root.tsx';

const stepStyle = cn(
  buttonVariants({ variant: 'ghost', size: 'sm' }),
  'pointer-coarse:min-h-11 pointer-coarse:min-w-11 tabular-nums aria-disabled:pointer-events-auto aria-disabled:text-faint',
);

/** The attributes of the button or the link that goes to a page. */
export type PaginationStepProps = Omit<
  ComponentProps<'button'> & ComponentProps<'a'>,
  'href' | 'target' | 'type' | 'disabled'
>;

interface StepProps extends PaginationStepProps {
  /** The page that it goes to. If there is no such page, it is disabled. */
  to: number;
}

/** A second press on a button that has just become disabled must not take the focus from it. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A link if pages have addresses, else a button. The caller's `onClick` is called first. A disabled one keeps the focus, so it is not `disabled`. */
function Step({ to, className, onClick, children, ...props }: StepProps) {
  const { pageCount, href, show } = usePagination('Page');
  const disabled = to < 1 || to > pageCount;
  const classes = cn(stepStyle, className);
  const ignored = disabled ? { 'aria-disabled': true, onMouseDown: keepFocus } : {};
  const handleClick = (event: MouseEvent<HTMLButtonElement & HTMLAnchorElement>) => {
    if (disabled) return;
    onClick?.(event);
    if (event.defaultPrevented || !show) return;
    if (href && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    if (href) event.preventDefault();
    show(to);
  };
  if (!href)
    return (
      <button type="button" {...ignored} onClick={handleClick} className={classes} {...props}>
        {children}
      </button>
    );
  return (
    <a
      {...(disabled ? { ...ignored, role: 'link', tabIndex: 0 } : { href: href(to), onClick: handleClick })}
      className={classes}
      {...props}
    >
      {children}
    </a>
  );
}

/** The range of the shown items, and the total. Announced when it changes. */
export function PaginationRange({ className, ...props }: Omit<ComponentProps<'p'>, 'children'>) {
  const { current, pageSize, total, words } = usePagination('Range');
  const format = useFormat();
  const first = total === 0 ? 0 : (current - 1) * pageSize + 1;
  return (
    <p data-slot="pagination-range" aria-live="polite" className={cn('tabular-nums', className)} {...props}>
      {/* In a right-to-left page an untranslated "1–20" must not become "20–1". */}
      <bdi>{words.range(first, Math.min(current * pageSize, total), total, format)}</bdi>
    </p>
  );
}

/** The text "Page 3 of 7", which replaces the page numbers if there is no room for them. */
export function PaginationText({ className, ...props }: Omit<ComponentProps<'span'>, 'children'>) {
  const { current, pageCount, compact, words } = usePagination('Text');
  return (
    <span
      data-slot="pagination-page-text"
      className={cn('px-1 tabular-nums', !compact && '@md:hidden', className)}
      {...props}
    >
      <bdi>{words.page(current, pageCount, useFormat())}</bdi>
    </span>
  );
}

/** Goes to the previous page. Its children replace the arrow. */
export function PaginationPrevious({ className, children, ...props }: PaginationStepProps) {
  const { current, words } = usePagination('Previous');
  return (
    <Step
      data-slot="pagination-previous"
      to={current - 1}
      aria-label={children ? undefined : words.previous}
      className={cn('px-1.5', className)}
      {...props}
    >
      {children ?? <ChevronLeft className="rtl:-scale-x-100" />}
    </Step>
  );
}

/** Goes to the next page. Its children replace the arrow. */
export function PaginationNext({ className, children, ...props }: PaginationStepProps) {
  const { current, words } = usePagination('Next');
  return (
    <Step
      data-slot="pagination-next"
      to={current + 1}
      aria-label={children ? undefined : words.next}
      className={cn('px-1.5', className)}
      {...props}
    >
      {children ?? <ChevronRight className="rtl:-scale-x-100" />}
    </Step>
  );
}

export interface PaginationPageProps extends PaginationStepProps {
  /** The page that it goes to; the first is 1. */
  page: number;
}

/** Goes to one page. Without children it shows its number. */
export function PaginationPage({ page, className, children, ...props }: PaginationPageProps) {
  const { current } = usePagination('Page');
  const { number } = useFormat();
  return (
    <Step
      data-slot="pagination-page"
      to={page}
      aria-current={page === current ? 'page' : undefined}
      className={cn(
        'min-w-7.5 px-1.5 text-muted hover:text-ink aria-[current]:border-line aria-[current]:bg-raised aria-[current]:text-ink forced-colors:aria-[current]:system-selected',
        className,
      )}
      {...props}
    >
      {children ?? number(page)}
    </Step>
  );
}

export interface PaginationPagesProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /**
   * The number of pages that are shown on each side of the current one.
   * @default 1
   */
  neighbours?: number | undefined;
}

/** The numbers of the current page, the pages around it, the first page and the last page. */
export function PaginationPages({ neighbours = 1, className, ...props }: PaginationPagesProps) {
  const { current, pageCount, compact } = usePagination('Pages');
  return (
    <ol
      data-slot="pagination-pages"
      className={cn('items-center gap-0.5', compact ? 'hidden' : 'hidden @md:flex', className)}
      {...props}
    >
      {pageNumbers(current, pageCount, neighbours).map((entry, index) => (
        <li key={entry === gap ? `gap-${index}` : entry}>
          {entry === gap ? (
            <span data-slot="pagination-gap" aria-hidden className="inline-flex w-7.5 justify-center text-faint">
              …
            </span>
          ) : (
            <PaginationPage page={entry} />
          )}
        </li>
      ))}
    </ol>
  );
}
