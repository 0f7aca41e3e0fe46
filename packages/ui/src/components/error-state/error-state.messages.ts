export interface ErrorStateMessages {
  /** The button that tries again. */
  retry: string;
}

export const errorStateMessages: ErrorStateMessages = { retry: 'Try again' };
