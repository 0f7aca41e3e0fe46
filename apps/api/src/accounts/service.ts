import type {
  AuthResponse,
  ChangePasswordPayload,
  GooglePayload,
  GoogleResponse,
  LoginPayload,
  Profile,
  ProfilePayload,
  SignupPayload,
  SignupResponse,
} from '@palimpsest/contract';
import { grantTrial } from '../credits/service.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { users } from '../db/schema.ts';
import { DomainError, refusedField } from '../domain-error.ts';
import type { Session } from './tokens.ts';
import { revokeEmailTokens, createEmailLinks, type EmailLinksOptions } from './email-links.ts';
import type { FormerAccounts } from './former-accounts.ts';
import { invalidGoogleToken, type GoogleIdentity, type GoogleSignIn } from './google.ts';
import {
  findUser,
  findUserByEmail,
  findUserOfGoogle,
  insertUser,
  replacePasswordHash,
  revokeAllSessions,
  spendNonce,
  updateUser,
  type User,
} from './repository.ts';
import { createSessions, notSignedIn, type SessionsOptions } from './sessions.ts';
import { removeTerminology } from '../terminology/repository.ts';

export interface AccountsOptions extends SessionsOptions, EmailLinksOptions {
  google: GoogleSignIn;
  formerAccounts: FormerAccounts;
  /** Credits of a new account; one of an address that had an account before gets none. */
  trialCredits: number;
}

/** The client that tries to log in. */
export interface LoginAttempt {
  userAgent: string | undefined;
  /** Called with the account's id once it is known, also if the log-in is refused afterwards; not called where there is no account. */
  onAccount: (userId: string) => void;
}

/** Accounts, and the tokens by which their owners are known. Every refusal is a {@link DomainError}. */
export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(options: AccountsOptions) {
  const { db, passwords, google, formerAccounts, trialCredits } = options;
  const sessions = createSessions(options);
  const links = createEmailLinks(options);

  async function create(transaction: Database, account: Parameters<typeof insertUser>[1]): Promise<User | undefined> {
    const user = await insertUser(transaction, account);
    const isFirst = user && !(await formerAccounts.has(transaction, user.email));
    if (user) await grantTrial(transaction, user.id, isFirst ? trialCredits : 0);
    return user;
  }

  /** The account of somebody whom Google knows, made or linked at the first time. */
  async function findOrCreate(identity: GoogleIdentity): Promise<{ user: User; isNew: boolean }> {
    const { subject, email, name, surname } = identity;
    return await db.transaction(async (transaction) => {
      if (!(await spendNonce(transaction, identity.nonce, identity.expiresAt))) throw invalidGoogleToken();
      const known = await findUserOfGoogle(transaction, subject);
      if (known) return { user: known, isNew: false };
      const proven = { passwordHash: null, googleSubject: subject, emailConfirmedAt: new Date() };
      const created = await create(transaction, { name, surname, email, ...proven });
      if (created) return { user: created, isNew: true };
      const existing = await findUserByEmail(transaction, email);
      if (!existing) throw new Error('An account that stands in the way of another cannot be found.');
      // A stranger who signed up with this address without proving to own it must not keep a way in.
      const takenOver = existing.emailConfirmedAt === null;
      if (takenOver) {
        await revokeAllSessions(transaction, existing.id);
        // The stranger's terms and translations would turn up in the owner's pictures.
        await removeTerminology(transaction, existing.id);
      }
      const linked = await updateUser(transaction, existing.id, {
        googleSubject: subject,
        ...(takenOver && { passwordHash: null, emailConfirmedAt: new Date() }),
      });
      return { user: linked ?? existing, isNew: false };
    });
  }

  return {
    ...sessions,
    links,

    /**
     * Creates the account with its trial credits. An address that has an account keeps that one, and the answer is the same:
     * nobody learns who has an account.
     */
    async signup({ password, ...payload }: SignupPayload): Promise<SignupResponse> {
      const passwordHash = await passwords.hash(password);
      const created = await db.transaction((transaction) => create(transaction, { ...payload, passwordHash }));
      links.signedUp(payload.email, created !== undefined);
      return { confirmation_required: links.isConfirmationRequired };
    },

    async login({ email, password }: LoginPayload, { userAgent, onAccount }: LoginAttempt): Promise<AuthResponse> {
      const user = await findUserByEmail(db, email);
      if (user) onAccount(user.id);
      const matched = await passwords.matches(password, user?.passwordHash);
      if (!user || !matched) throw wrongCredentials();
      if (links.isConfirmationRequired && user.emailConfirmedAt === null) {
        throw new DomainError(
          'email_unconfirmed',
          'Please confirm your email address first: open the link in the email that we sent you, or ask for another one.',
        );
      }
      const verified = user.passwordHash ?? '';
      const renewed = await passwords.renew(password, verified);
      if (renewed) await replacePasswordHash(db, user.id, verified, renewed);
      const opened = await sessions.open({ userId: user.id, passwordHash: renewed ?? verified }, userAgent);
      if (!opened) throw wrongCredentials();
      return opened;
    },

    /** @throws DomainError `invalid_fields` for a token that is not good, that another browser asked for, or that was used before */
    async loginWithGoogle(
      { token_id: token, nonce }: GooglePayload,
      { userAgent, onAccount }: LoginAttempt,
    ): Promise<GoogleResponse> {
      const { user, isNew } = await findOrCreate(await google.verify(token, nonce));
      onAccount(user.id);
      const opened = await sessions.open({ userId: user.id }, userAgent);
      if (!opened) throw notSignedIn();
      return { ...opened, is_new_user: isNew };
    },

    /**
     * Sets another password, and ends all log-ins but the one that asks. An account without a password gets its first by
     * the link of "forgot password".
     * @throws DomainError `invalid_fields`
     */
    async changePassword({ userId, sessionId }: Session, payload: ChangePasswordPayload): Promise<void> {
      const user = await findUser(db, userId);
      if (!user) throw notSignedIn();
      if (!(await passwords.matches(payload.current_password, user.passwordHash))) {
        throw refusedField('current_password', 'password_wrong', 'value_error');
      }
      const passwordHash = await passwords.hash(payload.password);
      await db.transaction(async (transaction) => {
        const isCurrent = await replacePasswordHash(transaction, userId, user.passwordHash ?? '', passwordHash);
        if (!isCurrent) throw refusedField('current_password', 'password_wrong', 'value_error');
        await revokeEmailTokens(transaction, userId, 'reset');
        await revokeAllSessions(transaction, userId, sessionId);
      });
      links.passwordChanged(user.email);
    },

    async profile(userId: string): Promise<Profile> {
      return toProfile(await findUser(db, userId));
    },

    async updateProfile(userId: string, change: ProfilePayload): Promise<Profile> {
      const { company_name, company_sector, employee_count, role } = change;
      const given = {
        ...(company_name !== undefined && { companyName: company_name }),
        ...(company_sector !== undefined && { companySector: company_sector }),
        ...(employee_count !== undefined && { employeeCount: employee_count }),
        ...(role !== undefined && { role }),
      };
      return toProfile(await updateUser(db, userId, given));
    },

    /**
     * Removes the account and all rows that belong to it.
     * @param confirmEmail the account's own address, in whatever case
     * @param settle runs before, while it is still known what belongs to the user: ends what is paid for, removes files
     */
    async remove(userId: string, confirmEmail: string, settle: () => Promise<void>): Promise<void> {
      const { email } = toProfile(await findUser(db, userId));
      if (email.toLowerCase() !== confirmEmail.trim().toLowerCase()) {
        throw refusedField('confirm_email', 'This is not the email address of the account.', 'value_error');
      }
      await settle();
      await db.transaction(async (transaction) => {
        await formerAccounts.remember(transaction, { id: userId, email });
        await transaction.delete(users).where(eq(users.id, userId));
      });
    },
  };
}

const wrongCredentials = () => new DomainError('invalid_credentials', 'Invalid email or password');

function toProfile(user: User | undefined): Profile {
  if (!user) throw notSignedIn();
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    surname: user.surname,
    company_name: user.companyName,
    company_sector: user.companySector,
    employee_count: user.employeeCount,
    role: user.role,
  };
}
