export interface FontPickerMessages {
  /** Placeholder, shown while nothing is chosen. */
  placeholder: string;
  /** Placeholder of the search box. */
  search: string;
  /** Shown and announced when no family matches the search. */
  empty: string;
  /** The heading of the families that the user uploaded. */
  custom: string;
  /** The heading of all other families, if there are other groups. */
  all: string;
  /** The heading of the families without a `group`, if others have one. */
  other: string;
}

export const fontPickerMessages: FontPickerMessages = {
  placeholder: 'Select a font',
  search: 'Search fonts',
  empty: 'No font of that name.',
  custom: 'Your fonts',
  all: 'All fonts',
  other: 'Other fonts',
};
