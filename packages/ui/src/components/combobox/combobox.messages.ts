export interface ComboboxMessages {
  /** Placeholder, shown while nothing is chosen. */
  placeholder: string;
  /** Placeholder of the search box. */
  search: string;
  /** Said when no option fits the search. */
  empty: string;
}

export const comboboxMessages: ComboboxMessages = {
  placeholder: 'Select an option',
  search: 'Search',
  empty: 'Nothing found.',
};
