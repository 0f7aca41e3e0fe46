/** The built-in words of fields. */
export interface FieldMessages {
  /** Said while an asynchronous rule checks the value. */
  validating: string;
  /** The error of a field whose asynchronous rule failed. */
  unchecked: string;
}

export const fieldMessages: FieldMessages = {
  validating: 'Checking...',
  unchecked: 'This could not be checked. Try again.',
};
