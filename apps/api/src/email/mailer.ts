import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** An e-mail in plain text. */
export interface Message {
  to: string;
  subject: string;
  text: string;
}

/** Sends e-mails, or puts them where whoever runs the server can read them. */
export interface Mailer {
  /** `outbox`: nothing is sent. */
  kind: 'smtp' | 'outbox';
  /** @throws what the SMTP server or the disk says */
  send(message: Message): Promise<void>;
  close(): void;
}

interface MailerOptions {
  /** `smtp://user:password@host:587` or `smtps://…`; undefined for the outbox. */
  smtpUrl: string | undefined;
  from: string;
  /** Folder of e-mails that are not sent. */
  outbox: string;
}

/** Longest waits for a connection, a greeting, and an answer, in ms. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function createMailer({ smtpUrl, from, outbox }: MailerOptions): Mailer {
  return smtpUrl ? createSmtpMailer(smtpUrl, from) : createOutbox(outbox, from);
}

function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, pool: true, maxConnections: 2, disableFileAccess: true, ...timeouts });
  return {
    kind: 'smtp',
    send: async (message) => void (await transport.sendMail(automatic({ from, ...message }))),
    close: () => transport.close(),
  };
}

/** Each e-mail becomes a file that every e-mail program opens. */
function createOutbox(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, disableFileAccess: true });
  return {
    kind: 'outbox',
    async send(message) {
      const { message: bytes } = await transport.sendMail(automatic({ from, ...message }));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
      // Under its name it is whole.
      await writeFile(join(folder, `.${name}`), bytes as Buffer, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    close: () => transport.close(),
  };
}

/** Asks programs that are away not to answer (RFC 3834). */
function automatic(message: SendMailOptions): SendMailOptions {
  return { ...message, headers: { 'Auto-Submitted': 'auto-generated' } };
}

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
