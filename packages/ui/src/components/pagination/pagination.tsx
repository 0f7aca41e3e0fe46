'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '../../lib/cn.ts';
import { useFormat, useMessages } from '../../messages/context.ts';
import { buttonVariants } from '../button/button.variants.ts';
import { gap, pageNumbers } from './page-numbers.ts';
import type { Format } from '../../messages/format.ts';

export interface PaginationMessages {
  /** The accessible name. Give each pagination its own, if there are several on a page. */
  label: string;
  /** The accessible name of the button to the previous page. */
  previous: string;
  /** The accessible name of the button to the next page. */
  next: string;
  /** The range of the shown items, and the total. The first item is 1. If there are no items, all numbers are 0. */
  range: (first: number, last: number, total: number, format: Format) => string;
  /** The current page, shown if there is no room for the page numbers. */
  page: (page: number, pageCount: number, format: Format) => string;
}

export const paginationMessages: PaginationMessages = {
  label: 'Pagination',
  previous: 'Previous',
  next: 'Next',
  range: (first, last, total, { number }) =>
    total === 0 ? `${number(0)} of ${number(0)}` : `${number(first)}–${number(last)} of ${number(total)}`,
  page: (page, pageCount, { number }) => `Page ${number(page)} of ${number(pageCount)}`,
};

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page. The first page is 1. */
  page: number;
  /** The number of items on a page. */
  pageSize: number;
  /** The number of items on all pages. */
  total: number;
  /** Called with the chosen page. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<PaginationMessages> | undefined;
}

/** The range of the shown items of a long list, and buttons to its pages. Below a width of 28 rem it shows "Page 3 of 7" in place of the numbers. */
export function Pagination({ page, pageSize, total, onPageChange, messages, className, ...props }: PaginationProps) {
  const words = useMessages('pagination', paginationMessages, messages);
  const format = useFormat();
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const current = Math.min(Math.max(page, 1), pageCount);
  const first = total === 0 ? 0 : (current - 1) * pageSize + 1;
  const step = { pageCount, onShow: (next: number) => onPageChange?.(next) };
  return (
    <nav
      data-slot="pagination"
      aria-label={words.label}
      className={cn('@container w-full text-pal-xs text-pal-muted', className)}
      {...props}
    >
      <div className="flex min-h-7.5 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p data-slot="pagination-range" aria-live="polite" className="tabular-nums">
          {/* In a right-to-left page an untranslated "1–20" must not become "20–1". */}
          <bdi>{words.range(first, Math.min(current * pageSize, total), total, format)}</bdi>
        </p>
        <div className="flex items-center gap-1">
          <Step {...step} data-slot="pagination-previous" to={current - 1} aria-label={words.previous}>
            <ChevronLeft className="rtl:-scale-x-100" />
          </Step>
          <span data-slot="pagination-page-text" className="px-1 tabular-nums @md:hidden">
            <bdi>{words.page(current, pageCount, format)}</bdi>
          </span>
          <Pages {...step} current={current} />
          <Step {...step} data-slot="pagination-next" to={current + 1} aria-label={words.next}>
            <ChevronRight className="rtl:-scale-x-100" />
          </Step>
        </div>
      </div>
    </nav>
  );
}

interface PagesProps extends Pick<StepProps, 'pageCount' | 'onShow'> {
  /** The current page. */
  current: number;
}

/** The numbers of the current page, the pages around it, the first page and the last page. */
function Pages({ current, ...step }: PagesProps) {
  const format = useFormat();
  return (
    <ol data-slot="pagination-pages" className="hidden items-center gap-0.5 @md:flex">
      {pageNumbers(current, step.pageCount).map((entry, index) => (
        <li key={entry === gap ? `gap-${index}` : entry}>
          {entry === gap ? (
            <span data-slot="pagination-gap" aria-hidden className="inline-flex w-7.5 justify-center text-pal-faint">
              …
            </span>
          ) : (
            <Step
              {...step}
              data-slot="pagination-page"
              to={entry}
              aria-current={entry === current ? 'page' : undefined}
              className="min-w-7.5 text-pal-muted hover:text-pal-ink aria-[current]:border-pal-line aria-[current]:bg-pal-raised aria-[current]:text-pal-ink forced-colors:aria-[current]:pal-system-selected"
            >
              {format.number(entry)}
            </Step>
          )}
        </li>
      ))}
    </ol>
  );
}

interface StepProps extends ComponentProps<'button'> {
  /** The page that it goes to. If there is no such page, it is disabled. */
  to: number;
  pageCount: number;
  onShow: (page: number) => void;
}

/** A second press on a button that has just become disabled must not take the focus from it. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The button to a page. A disabled one keeps the focus, so it is not `disabled`. */
function Step({ to, pageCount, onShow, className, ...props }: StepProps) {
  const disabled = to < 1 || to > pageCount;
  return (
    <button
      type="button"
      {...(disabled ? { 'aria-disabled': true, onMouseDown: keepFocus } : { onClick: () => onShow(to) })}
      className={cn(
        buttonVariants({ variant: 'ghost', size: 'sm' }),
        'pointer-coarse:min-h-11 pointer-coarse:min-w-11 px-1.5 tabular-nums aria-disabled:pointer-events-auto aria-disabled:text-pal-faint',
        className,
      )}
      {...props}
    />
  );
}
