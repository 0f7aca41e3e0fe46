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
  /** Returns the address of a page; undefined if pages have no addresses. */
  href: ((page: number) => string) | undefined;
  /** Shows a page; undefined if the browser follows the link instead. */
  show: ((page: number) => void) | undefined;
}

const PaginationContext = /* @__PURE__ */ createContext<PaginationState | null>(null);

/** The state of the pagination around a part. */
export function usePagination(part: string): PaginationState {
  return usePart(PaginationContext, `Pagination.${part}`, 'Pagination.Root');
}

export interface PaginationRootProps extends ComponentProps<'nav'> {
  /** The current page, if the caller holds it. The first page is 1. */
  page?: number | undefined;
  /**
   * The initial page, if the component holds the current page.
   * @default 1
   */
  defaultPage?: number | undefined;
  /** The number of items on a page. */
  pageSize: number;
  /** The number of items on all pages. */
  total: number;
  /** Called with the chosen page. With `href` it is called for clicks without a modifier key, and the browser does not follow the link then. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Returns the address of a page. With it the pages are links, which can be opened in a new tab. */
  href?: ((page: number) => string) | undefined;
  /**
   * Whether to show "Page 3 of 7" in place of the page numbers. Below a width of 28 rem it is always shown.
   * @default false
   */
  compact?: boolean | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<PaginationMessages> | undefined;
}

/** A `nav` around the parts, which holds the current page. Use `page` and `onPageChange` to control it. */
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
    // Without `onPageChange` the browser follows the links.
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
