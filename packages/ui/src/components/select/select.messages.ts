/** The words that SelectField brings along. */
export interface SelectMessages {
  /** Stands in the field while nothing is chosen. */
  placeholder: string;
}

export const selectMessages: SelectMessages = { placeholder: 'Select an option' };
