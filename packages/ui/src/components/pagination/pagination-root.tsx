'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { createContext, type ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { usePart } from '../../lib/use-part.ts';
import { paginationMessages, type PaginationMessages } from './pagination.messages.ts';

interface PaginationState {
  /** The page that is shown; the first is 1. */
  current: number;
  pageCount: number;
  pageSize: number;
  total: number;
  compact: boolean;
  words: PaginationMessages;
  /** The address of a page, if pages have addresses. */
  href: ((page: number) => string) | undefined;
  /** Shows a page; undefined if a link loads it. */
  show: ((page: number) => void) | undefined;
}

const PaginationContext = /* @__PURE__ */ createContext<PaginationState | null>(null);

/** The state of the pagination around a part. */
export function usePagination(part: string): PaginationState {
  return usePart(PaginationContext, `Pagination.${part}`, 'Pagination.Root');
}

export interface PaginationRootProps extends ComponentProps<'nav'> {
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
  /** Called with the chosen page. With `href` it is called for presses without a modifier key, which then do not load the link. */
  onPageChange?: ((page: number) => void) | undefined;
  /** The address of a page. With it the pages are links, which can be opened in a new tab. */
  href?: ((page: number) => string) | undefined;
  /**
   * Shows "Page 3 of 7" in place of the page numbers. Always shown below a width of 28 rem.
   * @default false
   */
  compact?: boolean | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<PaginationMessages> | undefined;
}

/** Holds the current page. Use `page` and `onPageChange` to control it. It is a `nav` around the parts. */
export function PaginationRoot({
  page: prop,
  defaultPage = 1,
  pageSize,
  total,
  onPageChange,
  href,
  compact = false,
  messages,
  className,
  ...props
}: PaginationRootProps) {
  const words = useMessages('pagination', paginationMessages, messages);
  const [page, setPage] = useControllableState({
    ...(prop === undefined ? {} : { prop }),
    defaultProp: defaultPage,
    ...(onPageChange ? { onChange: onPageChange } : {}),
  });
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const state: PaginationState = {
    current: Math.min(Math.max(page, 1), pageCount),
    pageCount,
    pageSize,
    total,
    compact,
    words,
    href,
    // Without a callback a link loads its page.
    show: href && !onPageChange ? undefined : setPage,
  };
  return (
    <PaginationContext value={state}>
      <nav
        data-slot="pagination"
        data-compact={compact ? '' : undefined}
        aria-label={words.label}
        className={cn('@container w-full text-xs text-muted', className)}
        {...props}
      />
    </PaginationContext>
  );
}
