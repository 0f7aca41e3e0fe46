import type { Message } from './mailer.ts';

/** For how long the links of e-mails are good, in minutes. */
export const linkMinutes = { confirm: 24 * 60, reset: 10 } as const;

const regards = '\n\nPalimpsest';

/** @param link whoever opens it has the address */
export function confirmation(to: string, link: string): Message {
  return {
    to,
    subject: 'Confirm your email address',
    text: `Welcome to Palimpsest.\n\nPlease confirm that this is your email address:\n${link}\n\nThe link works once, for ${linkMinutes.confirm / 60} hours. If you did not sign up, ignore this email.${regards}`,
  };
}

/** For somebody who signs up with an address that has an account. */
export function alreadyRegistered(to: string, site: string): Message {
  return {
    to,
    subject: 'You already have an account',
    text: `Somebody, perhaps you, signed up at Palimpsest with this email address, which has an account already. Nothing was changed.\n\nLog in at ${site}. If you do not remember your password, ask for a new one there.${regards}`,
  };
}

export function passwordReset(to: string, link: string): Message {
  return {
    to,
    subject: 'Set a new password',
    text: `Somebody, perhaps you, asked for a new password for your account at Palimpsest. Set it here:\n${link}\n\nThe link works once, for ${linkMinutes.reset} minutes. If you did not ask for it, ignore this email: your password stays as it is.${regards}`,
  };
}

export function passwordChanged(to: string, site: string): Message {
  return {
    to,
    subject: 'Your password was changed',
    text: `The password of your account at Palimpsest was changed, and all other log-ins were ended. If that was not you, ask for a new password at ${site}.${regards}`,
  };
}
