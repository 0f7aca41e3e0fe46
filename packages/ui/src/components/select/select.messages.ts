/** The built-in words of SelectField. */
export interface SelectMessages {
  /** Placeholder, shown while nothing is chosen. */
  placeholder: string;
}

export const selectMessages: SelectMessages = { placeholder: 'Select an option' };
