export interface PasswordFieldMessages {
  /** The accessible name of the button while the password is hidden. */
  show: string;
  /** The accessible name of the button while the password is shown. */
  hide: string;
}

export const passwordFieldMessages: PasswordFieldMessages = { show: 'Show password', hide: 'Hide password' };
