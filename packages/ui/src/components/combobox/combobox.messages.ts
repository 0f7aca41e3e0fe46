export interface ComboboxMessages {
  /** The placeholder, shown while nothing is selected. */
  placeholder: string;
  /** The placeholder of the search box. */
  search: string;
  /** Shown and announced if no option matches the search. */
  empty: string;
}

export const comboboxMessages: ComboboxMessages = {
  placeholder: 'Select an option',
  search: 'Search',
  empty: 'Nothing found.',
};
