import type { Format } from '../../messages/format.ts';

export interface ComboboxMessages {
  /** Placeholder, shown while nothing is chosen. */
  placeholder: string;
  /** Placeholder of the search box. */
  search: string;
  /** Said when no option fits the search. */
  empty: string;
  /** Said while options are on their way. */
  loading: string;
  /** How many options are chosen, if they are more than one. */
  selected: (count: number, format: Format) => string;
  /** The accessible name of the button that removes a chosen option. */
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
