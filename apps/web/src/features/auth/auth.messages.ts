import { useMessages } from '@palimpsest/ui/messages/context';

/** Words of the dialog for log-in and sign-up in English. */
export const authDialogMessages = {
  title: 'Welcome to Palimpsest',
  name: 'Name',
  /** Stands in the empty field. */
  nameExample: 'Ada',
  surname: 'Surname',
  email: 'Email',
  password: 'Password',
  forgotPassword: 'Forgot your password?',
  login: { action: 'Sign In', switch: "Don't have an account? Sign Up" },
  signup: { action: 'Sign Up', switch: 'Already have an account? Login' },
  or: 'or',
  sessionEnded: 'Your session has ended. Log in again to go on where you were.',
  confirmationSent: 'We sent you an email. Follow its link, then sign in.',
  /** Leads to the page that sends the e-mail with the link once more. */
  askAgain: 'Ask for another email',
  accountReady: 'Your account is ready. Sign in to go on.',
  googleFailed: 'Google sign-in could not be loaded. Use your email address instead.',
};

export type AuthDialogMessages = typeof authDialogMessages;

/** These words in the language of the page. */
export const useAuthWords = (): AuthDialogMessages => useMessages('authDialog', authDialogMessages, undefined);
