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
