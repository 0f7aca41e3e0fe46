/** The built-in words of SelectField. */
export interface SelectMessages {
  /** The text of the field while nothing is chosen. */
  placeholder: string;
}

export const selectMessages: SelectMessages = { placeholder: 'Select an option' };
