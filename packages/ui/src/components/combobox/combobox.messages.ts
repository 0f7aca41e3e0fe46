import type { Format } from '../../messages/format.ts';

export interface ComboboxMessages {
  /** The placeholder, shown while nothing is selected. */
  placeholder: string;
  /** The placeholder of the search box. */
  search: string;
  /** Shown and announced if no option matches the search. */
  empty: string;
  /** Shown and announced while options are loading. */
  loading: string;
  /** Shown on the button if more than one option is selected. */
  selected: (count: number, format: Format) => string;
  /** The accessible name of the button that removes a selected option. */
  remove: (label: string) => string;
}

export const comboboxMessages: ComboboxMessages = {
  placeholder: 'Select an option',
  search: 'Search',
  empty: 'Nothing found.',
  loading: 'Loading...',
  selected: (count, { number }) => `${number(count)} selected`,
  remove: (label) => `Remove ${label}`,
};
