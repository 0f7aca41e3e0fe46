export interface DataTableMessages {
  /** The accessible name of the checkbox of all rows. */
  selectAll: string;
  /** Said to screen readers while rows are loading. */
  loading: string;
  /** Shown when there are no rows and `empty` is not given. */
  empty: string;
}

export const dataTableMessages: DataTableMessages = {
  selectAll: 'Select all rows',
  loading: 'Loading...',
  empty: 'Nothing is here yet.',
};
