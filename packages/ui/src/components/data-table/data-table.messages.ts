export interface DataTableMessages {
  /** Announced to screen readers while rows are loading. */
  loading: string;
  /** Shown if there are no rows and no `empty` prop. */
  empty: string;
}

export const dataTableMessages: DataTableMessages = {
  loading: 'Loading...',
  empty: 'Nothing is here yet.',
};
