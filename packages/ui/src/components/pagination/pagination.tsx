'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { AriaAttributes, ComponentProps, MouseEvent, ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { useFormat, useMessages } from '../../messages/context.ts';
import { buttonVariants } from '../button/button.variants.ts';
import { gap, pageNumbers } from './page-numbers.ts';
import { paginationMessages, type PaginationMessages } from './pagination.messages.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The page that is shown, if the caller holds it; the first is 1. */
  page?: number | undefined;
  /**
   * The page that is shown at first, if the component holds it.
   * @default 1
   */
  defaultPage?: number | undefined;
  /** How many items a page holds. */
  pageSize: number;
  /** How many items there are on all pages. */
  total: number;
  /** Called with the page that was chosen. With `href`, for plain presses only, which then do not load a page. */
  onPageChange?: ((page: number) => void) | undefined;
  /** The address of a page: the pages are links then, and can be opened in a new tab. */
  href?: ((page: number) => string) | undefined;
  /**
   * Pages shown on each side of the current one.
   * @default 1
   */
  neighbours?: number | undefined;
  /**
   * "Page 3 of 7" in place of the page numbers. By itself where it has less than 28 rem.
   * @default false
   */
  compact?: boolean | undefined;
  /** Words in place of the provider's. */
  messages?: Partial<PaginationMessages> | undefined;
}

const step = cn(
  buttonVariants({ variant: 'ghost', size: 'sm' }),
  'tabular-nums aria-disabled:pointer-events-none aria-disabled:text-faint',
);

interface StepProps extends AriaAttributes {
  'data-slot': string;
  href: string | undefined;
  onChoose: (() => void) | undefined;
  disabled?: boolean;
  className: string;
  children: ReactNode;
}

/** A link where it has an address, a button where not. */
function Step({ href, onChoose, disabled = false, className, children, ...props }: StepProps) {
  const followHere = (event: MouseEvent) => {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose();
  };
  if (href === undefined)
    return (
      <button type="button" disabled={disabled} onClick={onChoose} className={cn(step, className)} {...props}>
        {children}
      </button>
    );
  return (
    <a
      {...(disabled ? { role: 'link', 'aria-disabled': true } : { href, onClick: followHere })}
      className={cn(step, className)}
      {...props}
    >
      {children}
    </a>
  );
}

/** Where a step leads: what it takes beside its looks. */
type LeadsTo = (page: number) => Pick<StepProps, 'href' | 'onChoose'>;

interface PageListProps {
  current: number;
  pageCount: number;
  neighbours: number;
  compact: boolean;
  leadsTo: LeadsTo;
}

/** The pages around the current one, the first and the last. */
function PageList({ current, pageCount, neighbours, compact, leadsTo }: PageListProps) {
  const format = useFormat();
  return (
    <ol data-slot="pagination-pages" className={cn('items-center gap-0.5', compact ? 'hidden' : 'hidden @md:flex')}>
      {pageNumbers(current, pageCount, neighbours).map((entry, index) => (
        <li key={entry === gap ? `gap-${index}` : entry}>
          {entry === gap ? (
            <span data-slot="pagination-gap" aria-hidden className="inline-flex w-7.5 justify-center text-faint">
              …
            </span>
          ) : (
            <Step
              data-slot="pagination-page"
              aria-current={entry === current ? 'page' : undefined}
              className="min-w-7.5 px-1.5 text-muted hover:text-ink aria-[current]:border-line aria-[current]:bg-raised aria-[current]:text-ink forced-colors:aria-[current]:system-selected"
              {...leadsTo(entry)}
            >
              {format.number(entry)}
            </Step>
          )}
        </li>
      ))}
    </ol>
  );
}

type PageOptions = Pick<PaginationProps, 'page' | 'pageSize' | 'total' | 'onPageChange'> & { defaultPage: number };

/** The page that is shown, held by the caller or by the component, and how many there are. */
function usePage({ page: prop, defaultPage, pageSize, total, onPageChange }: PageOptions) {
  const [page, setPage] = useControllableState({
    ...(prop === undefined ? {} : { prop }),
    defaultProp: defaultPage,
    ...(onPageChange ? { onChange: onPageChange } : {}),
  });
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return { current: Math.min(Math.max(page, 1), pageCount), pageCount, setPage };
}

/** Goes through a list that is too long for one page, and says which part of it is shown. */
export function Pagination({
  page,
  defaultPage = 1,
  pageSize,
  total,
  onPageChange,
  href,
  neighbours = 1,
  compact = false,
  messages,
  className,
  ...props
}: PaginationProps) {
  const words = useMessages('pagination', paginationMessages, messages);
  const format = useFormat();
  const { current, pageCount, setPage } = usePage({ page, defaultPage, pageSize, total, onPageChange });
  const first = total === 0 ? 0 : (current - 1) * pageSize + 1;
  const leadsTo: LeadsTo = (target) => ({
    href: href?.(target),
    // Without a callback a link loads its page.
    onChoose: href && !onPageChange ? undefined : () => setPage(target),
  });
  const stepTo = (target: number, label: string) => ({
    ...leadsTo(target),
    'aria-label': label,
    disabled: target < 1 || target > pageCount,
    className: 'px-1.5',
  });
  return (
    <nav
      data-slot="pagination"
      data-compact={compact ? '' : undefined}
      aria-label={words.label}
      className={cn('w-full [container-type:inline-size] text-xs text-muted', className)}
      {...props}
    >
      <div className="flex min-h-7.5 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p data-slot="pagination-range" aria-live="polite" className="tabular-nums">
          {/* "1–20" must not turn into "20–1" where a text is not translated. */}
          <bdi>{words.range(first, Math.min(current * pageSize, total), total, format)}</bdi>
        </p>
        <div className="flex items-center gap-1">
          <Step data-slot="pagination-previous" {...stepTo(current - 1, words.previous)}>
            <ChevronLeft className="rtl:-scale-x-100" />
          </Step>
          <span data-slot="pagination-page-text" className={cn('px-1 tabular-nums', !compact && '@md:hidden')}>
            <bdi>{words.page(current, pageCount, format)}</bdi>
          </span>
          <PageList {...{ current, pageCount, neighbours, compact, leadsTo }} />
          <Step data-slot="pagination-next" {...stepTo(current + 1, words.next)}>
            <ChevronRight className="rtl:-scale-x-100" />
          </Step>
        </div>
      </div>
    </nav>
  );
}
