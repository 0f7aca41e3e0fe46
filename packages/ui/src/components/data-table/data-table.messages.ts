export interface DataTableMessages {
  /** The accessible name of the checkbox that selects all rows. */
  selectAll: string;
  /** Announced to screen readers while rows are loading. */
  loading: string;
  /** Shown if there are no rows and no `empty` prop. */
  empty: string;
}

export const dataTableMessages: DataTableMessages = {
  selectAll: 'Select all rows',
  loading: 'Loading...',
  empty: 'Nothing is here yet.',
};
