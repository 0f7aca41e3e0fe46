import type { Database } from '../db/open.ts';
import { DomainError } from '../domain-error.ts';
import {
  alreadyRegistered,
  confirmation,
  linkMinutes,
  passwordChanged,
  passwordReset,
  type Mailer,
  type Message,
} from '../email/mailer.ts';
import type { Passwords } from './passwords.ts';
import { findUser, findUserByEmail, revokeAllSessions, updateUser, type User } from './repository.ts';
import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { emailTokens } from '../db/schema.ts';

export interface EmailLinksOptions {
  db: Database;
  mailer: Mailer;
  passwords: Passwords;
  /** Where people reach the site, without a slash at its end. */
  site: string;
  /** Called with the error when an e-mail could not be prepared or sent. */
  onError: (error: unknown) => void;
}

const unusable = () =>
  new DomainError('link_unusable', 'This link is wrong, expired or was used before. Please ask for a new one.');

/** E-mails are prepared at whole seconds of the clock, so that a call takes no longer where there is an account; in ms. */
const beatMs = 1_000;

/** Account actions that go by e-mail. The work is done at the next beat, so that the answer and its time do not depend on the address. */
export function createEmailLinks({ db, mailer, passwords, site, onError }: EmailLinksOptions) {
  let waiting: (() => Promise<void>)[] = [];
  let beat: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  function work(): void {
    clearTimeout(beat);
    beat = undefined;
    for (const each of waiting) running = running.then(each).catch(onError);
    waiting = [];
  }
  /** Runs work at the next beat; its caller does not wait for it. */
  function later(each: () => Promise<void>): void {
    waiting.push(each);
    beat ??= setTimeout(work, beatMs - (Date.now() % beatMs));
  }

  // The token follows the hash sign: browsers send that part to no server, so that no log holds it.
  const link = (page: string, token: string) => `${site}/${page}#token=${token}`;
  async function writeTo(
    email: string,
    compose: (user: User) => Promise<Message | undefined> | Message,
  ): Promise<void> {
    const user = await findUserByEmail(db, email);
    const message = user && (await compose(user));
    if (message) await mailer.send(message);
  }

  const confirmationFor = async (user: User): Promise<Message | undefined> => {
    if (user.emailConfirmedAt !== null) return undefined;
    const token = await issueEmailToken(db, user.id, 'confirm', linkMinutes.confirm);
    return confirmation(user.email, link('confirm-email', token));
  };

  return {
    /** Whether an address must be confirmed before the first log-in. */
    isConfirmationRequired: mailer.kind === 'smtp',

    /** Sends an address that signed up its confirmation link, or the notice that it has an account already. */
    signedUp(email: string, isNew: boolean): void {
      if (mailer.kind !== 'smtp') return;
      later(() => writeTo(email, (user) => (isNew ? confirmationFor(user) : alreadyRegistered(user.email, site))));
    },

    resendConfirmation(email: string): void {
      later(() => writeTo(email, confirmationFor));
    },

    requestPasswordReset(email: string): void {
      later(() =>
        writeTo(email, async (user) => {
          const token = await issueEmailToken(db, user.id, 'reset', linkMinutes.reset);
          return passwordReset(user.email, link('reset-password', token));
        }),
      );
    },

    /** @throws DomainError `link_unusable` */
    async confirmEmail(token: string): Promise<void> {
      const userId = await useEmailToken(db, token, 'confirm');
      if (!userId) throw unusable();
      await updateUser(db, userId, { emailConfirmedAt: new Date() });
    },

    /** Sends the owner of an account the notice that its password was changed. */
    passwordChanged(email: string): void {
      later(() => mailer.send(passwordChanged(email, site)));
    },

    /** Sets the password and ends all log-ins. A password that is refused leaves the link as it is. @throws DomainError `link_unusable`, `invalid_fields` */
    async resetPassword(token: string, password: string): Promise<void> {
      const passwordHash = await passwords.hash(password);
      const userId = await db.transaction(async (transaction) => {
        const owner = await useEmailToken(transaction, token, 'reset');
        if (!owner) throw unusable();
        // The link went to the address, which is thereby confirmed.
        await updateUser(transaction, owner, { passwordHash, emailConfirmedAt: new Date() });
        await revokeEmailTokens(transaction, owner, 'reset');
        await revokeAllSessions(transaction, owner);
        return owner;
      });
      const user = await findUser(db, userId);
      if (user) later(() => mailer.send(passwordChanged(user.email, site)));
    },

    /** Sends the e-mails that wait for the next beat, and closes the mailer. */
    async close(): Promise<void> {
      work();
      await running;
      mailer.close();
    },
  };
}

type Purpose = (typeof emailTokens.$inferSelect)['purpose'];

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Number of links of one purpose that work at the same time: a stranger who asks for one must not spoil the owner's. */
const maxLinks = 3;

/** Makes a token for a link and stores its hash only. The newest earlier tokens of the purpose still work, up to {@link maxLinks} in all. */
async function issueEmailToken(db: Database, userId: string, purpose: Purpose, minutes: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.transaction(async (transaction) => {
    const isOfUser = and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, purpose));
    const older = transaction
      .select({ tokenHash: emailTokens.tokenHash })
      .from(emailTokens)
      .where(isOfUser)
      .orderBy(desc(emailTokens.expiresAt))
      .offset(maxLinks - 1);
    await transaction.delete(emailTokens).where(inArray(emailTokens.tokenHash, older));
    const expiresAt = sql`now() + make_interval(mins => ${minutes})`;
    await transaction.insert(emailTokens).values({ tokenHash: hashToken(token), userId, purpose, expiresAt });
  });
  return token;
}

/** Revokes all links of one purpose. */
export async function revokeEmailTokens(db: Database, userId: string, purpose: Purpose): Promise<void> {
  await db.delete(emailTokens).where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, purpose)));
}

/** Returns the id of the token's owner; undefined for a token that is wrong, used or expired. A token works once, also in parallel calls. */
async function useEmailToken(db: Database, token: string, purpose: Purpose): Promise<string | undefined> {
  const [used] = await db
    .delete(emailTokens)
    .where(
      and(
        eq(emailTokens.tokenHash, hashToken(token)),
        eq(emailTokens.purpose, purpose),
        gt(emailTokens.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: emailTokens.userId });
  return used?.userId;
}
