export interface ComboboxMessages {
  /** Stands in the field while nothing is chosen. */
  placeholder: string;
  /** Stands in the search box. */
  search: string;
  /** Said when no option fits the search. */
  empty: string;
}

export const comboboxMessages: ComboboxMessages = {
  placeholder: 'Select an option',
  search: 'Search',
  empty: 'Nothing found.',
};
