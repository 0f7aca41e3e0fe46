export interface LanguagePickerMessages {
  /** Placeholder, shown while nothing is chosen. */
  placeholder: string;
  /** Placeholder of the search box. */
  search: string;
  /** Shown and announced when no language matches the search. */
  empty: string;
  /** The heading of the languages that can be chosen, if there are other groups. */
  available: string;
}

export const languagePickerMessages: LanguagePickerMessages = {
  placeholder: 'Select a language',
  search: 'Search languages',
  empty: 'No language of that name.',
  available: 'Available',
};
