'use client';

import {
  PaginationNext,
  PaginationPage,
  PaginationPages,
  PaginationPrevious,
  PaginationRange,
  PaginationText,
  type PaginationPagesProps,
} from './pagination-parts.tsx';
import { PaginationRoot, type PaginationRootProps } from './pagination-root.tsx';

export interface PaginationProps
  extends Omit<PaginationRootProps, 'children'>, Pick<PaginationPagesProps, 'neighbours'> {}

/** The range of the shown items of a long list, and buttons or links to its pages. Also as parts. */
export function Pagination({ neighbours, ...props }: PaginationProps) {
  return (
    <PaginationRoot {...props}>
      <div className="flex min-h-7.5 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <PaginationRange />
        <div className="flex items-center gap-1">
          <PaginationPrevious />
          <PaginationText />
          <PaginationPages neighbours={neighbours} />
          <PaginationNext />
        </div>
      </div>
    </PaginationRoot>
  );
}

Pagination.Root = PaginationRoot;
Pagination.Range = PaginationRange;
Pagination.Previous = PaginationPrevious;
Pagination.Text = PaginationText;
Pagination.Pages = PaginationPages;
Pagination.Page = PaginationPage;
Pagination.Next = PaginationNext;
