import type { Format } from '../../messages/format.ts';

export interface PaginationMessages {
  /** The accessible name. Needed if a page has more than one pagination. */
  label: string;
  /** The accessible name of the button to the previous page. */
  previous: string;
  /** The accessible name of the button to the next page. */
  next: string;
  /** Which items are shown; the first and the last count from 1, and both are 0 when there are none. */
  range: (first: number, last: number, total: number, format: Format) => string;
  /** The current page, shown if there is no room for the numbers. */
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
