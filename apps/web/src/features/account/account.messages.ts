import { minPasswordLength } from '@palimpsest/contract';
import { useMessages } from '@palimpsest/ui/messages/context';

/** Words of the account page, and of the pages to which e-mails lead, in English. */
export const accountMessages = {
  work: 'About your work',
  appearance: 'Appearance',
  appearanceHint: 'How Palimpsest looks in this browser.',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  language: 'Language',
  languageFailed: 'The language could not be loaded. Check your connection and choose it again.',
  sessions: 'Where you are logged in',
  sessionsHint: 'Log out everywhere when a device was lost.',
  thisBrowser: 'This browser',
  lastUsed: (at: string) => `Last used ${at}`,
  unknownBrowser: 'Unknown browser',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  logOutEverywhere: 'Log out everywhere',
  stillLoggedIn: 'You are still logged in.',
  data: 'Your data',
  dataHint: 'Your images, results, edits and corrections as one zip file.',
  downloadData: 'Download my data',
  collecting: 'Collecting',
  downloadFailed: 'Your data could not be downloaded.',
  saved: 'Saved',
  deleteAccount: 'Delete account',
  deleteHint: 'Removes your images, results and credits for good.',
  deleteTitle: 'Delete your account?',
  deleteWarning: 'Your images, results and credits are removed for good. This cannot be undone.',
  deleting: 'Deleting',
  typeToConfirm: (email: string) => `Type ${email} to confirm`,
  confirmEmailPage: 'Confirm email',
  confirmEmailTitle: 'Confirm your email address',
  confirmEmail: 'Confirm address',
  confirmedTitle: 'Your address is confirmed',
  confirmed: 'Your account is ready.',
  resetPage: 'Reset password',
  askTitle: 'Forgot your password?',
  email: 'Email',
  askHint: 'We send you a link.',
  ask: 'Send link',
  askedTitle: 'Look into your mailbox',
  asked: 'If this address has an account, an e-mail with a link is on its way. The link works for one hour.',
  chooseTitle: 'Choose a new password',
  newPassword: 'New password',
  passwordHint: `At least ${minPasswordLength} characters.`,
  choose: 'Change password',
  chosenTitle: 'Your password is changed',
  chosen: 'You are logged out everywhere else. Log in with the new password.',
};

export type AccountMessages = typeof accountMessages;

/** These words in the language of the page. */
export const useAccountWords = (): AccountMessages => useMessages('account', accountMessages, undefined);
