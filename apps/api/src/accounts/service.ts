import type {
  AuthResponse,
  GoogleResponse,
  LoginPayload,
  Profile,
  ProfilePayload,
  SessionEntry,
  SignupPayload,
  SignupResponse,
} from '@palimpsest/contract';
import { LRUCache } from 'lru-cache';
import { grantTrial } from '../credits/service.ts';
import type { Database } from '../db/open.ts';
import { DomainError } from '../domain-error.ts';
import type { AccessTokens, Session, Viewer } from './access-tokens.ts';
import type { GoogleIdentity, GoogleSignIn } from './google.ts';
import type { Passwords } from './passwords.ts';
import type { RefreshTokens } from './refresh-tokens.ts';
import {
  deleteUser,
  findLiveUser,
  findRefreshToken,
  findUser,
  findUserByEmail,
  findUserOfGoogle,
  insertSession,
  insertUser,
  listSessions,
  revokeAllSessions,
  revokeSession,
  rotateRefreshToken,
  updateUser,
  type User,
} from './repository.ts';

export interface AccountsOptions {
  db: Database;
  passwords: Passwords;
  accessTokens: AccessTokens;
  refreshTokens: RefreshTokens;
  google: GoogleSignIn;
  /** Credits of a new account. */
  trialCredits: number;
  /** Whoever proves to own one of these addresses is of the staff; in lower case. */
  adminEmails: readonly string[];
}

/** Accounts, and the tokens by which their owners are known. Every refusal is a {@link DomainError}. */
export type Accounts = ReturnType<typeof createAccounts>;

const notSignedIn = () => new DomainError('unauthenticated', 'You are not signed in. Please log in again.');

/** For how long a session that was found alive is taken for alive without another look, in ms; a log-out here ends it at once. */
const aliveMs = 10_000;

export function createAccounts(options: AccountsOptions) {
  const { db, passwords, accessTokens, refreshTokens, google, trialCredits, adminEmails } = options;
  const alive = new LRUCache<string, Viewer>({ max: 10_000, ttl: aliveMs });

  async function respond(session: Session, refreshToken: string): Promise<AuthResponse> {
    return { access_token: await accessTokens.issue(session), refresh_token: refreshToken, token_type: 'Bearer' };
  }

  async function open(userId: string, userAgent: string | undefined): Promise<AuthResponse> {
    const refreshToken = refreshTokens.create();
    const session = await insertSession(db, userId, refreshTokens.hash(refreshToken), userAgent);
    return await respond(session, refreshToken);
  }

  async function end(sessionId: string): Promise<void> {
    await revokeSession(db, sessionId);
    alive.delete(sessionId);
  }

  function forget(userId: string): void {
    for (const [sessionId, viewer] of alive.entries()) if (viewer.userId === userId) alive.delete(sessionId);
  }

  async function create(transaction: Database, account: Parameters<typeof insertUser>[1]): Promise<User | undefined> {
    const user = await insertUser(transaction, account);
    if (user) await grantTrial(transaction, user.id, trialCredits);
    return user;
  }

  /** The account of somebody whom Google knows, made or linked at the first time. */
  async function findOrCreate({
    subject,
    email,
    name,
    surname,
  }: GoogleIdentity): Promise<{ user: User; isNew: boolean }> {
    return await db.transaction(async (transaction) => {
      const known = await findUserOfGoogle(transaction, subject);
      if (known) return { user: known, isNew: false };
      const account = {
        name,
        surname,
        email,
        passwordHash: null,
        googleSubject: subject,
        emailConfirmedAt: new Date(),
      };
      const created = await create(transaction, account);
      if (created) return { user: created, isNew: true };
      const existing = await findUserByEmail(transaction, email);
      if (!existing) throw new Error('An account that stands in the way of another cannot be found.');
      // Whoever signed up with this address without proving to own it must not keep a way in.
      const takenOver = existing.emailConfirmedAt === null;
      if (takenOver) await revokeAllSessions(transaction, existing.id);
      const linked = await updateUser(transaction, existing.id, {
        googleSubject: subject,
        ...(takenOver && { passwordHash: null, emailConfirmedAt: new Date() }),
      });
      forget(existing.id);
      return { user: linked ?? existing, isNew: false };
    });
  }

  return {
    /**
     * Creates the account with its trial credits. An address that has an account keeps that one, and the answer is the same:
     * nobody learns who has an account.
     */
    async signup({ password, ...payload }: SignupPayload): Promise<SignupResponse> {
      const passwordHash = await passwords.hash(password);
      await db.transaction((transaction) => create(transaction, { ...payload, passwordHash }));
      return { confirmation_required: false };
    },

    async login({ email, password }: LoginPayload, userAgent?: string): Promise<AuthResponse> {
      const user = await findUserByEmail(db, email);
      const matched = await passwords.matches(password, user?.passwordHash);
      if (!user || !matched) throw new DomainError('invalid_credentials', 'Invalid email or password');
      return await open(user.id, userAgent);
    },

    async loginWithGoogle(token: string, userAgent?: string): Promise<GoogleResponse> {
      const { user, isNew } = await findOrCreate(await google.verify(token));
      return { ...(await open(user.id, userAgent)), is_new_user: isNew };
    },

    /**
     * Exchanges a refresh token for its successor. A token that comes back within the reuse window gets the same
     * successor (two tabs refreshed at once); one that comes back later was stolen, and ends the whole session.
     */
    async refresh(token: string): Promise<AuthResponse> {
      const successor = refreshTokens.successor(token);
      const rotated = await rotateRefreshToken(db, refreshTokens.hash(token), refreshTokens.hash(successor));
      const state = await findRefreshToken(db, refreshTokens.hash(token));
      if (!state || state.revoked) throw notSignedIn();
      if (rotated || state.exchanged === 'recently') return await respond(state, successor);
      if (state.exchanged === 'before') await end(state.sessionId);
      throw notSignedIn();
    },

    /** The session that a refresh token belongs to; undefined for one of nobody. */
    async familyOf(token: string): Promise<string | undefined> {
      return (await findRefreshToken(db, refreshTokens.hash(token)))?.sessionId;
    },

    /** Ends the session that the token belongs to. An unknown token is as good as ended. */
    async logout(token: string): Promise<void> {
      const state = await findRefreshToken(db, refreshTokens.hash(token));
      if (state) await end(state.sessionId);
    },

    async logoutEverywhere(userId: string): Promise<void> {
      await revokeAllSessions(db, userId);
      forget(userId);
    },

    async sessions({ userId, sessionId }: Session): Promise<SessionEntry[]> {
      return (await listSessions(db, userId)).map(({ id, createdAt, lastUsedAt, userAgent }) => ({
        id,
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
        user_agent: userAgent,
        is_current: id === sessionId,
      }));
    },

    /** Whose access token this is. */
    async authenticate(token: string | undefined): Promise<Viewer> {
      const session = token ? await accessTokens.read(token) : undefined;
      if (!session) throw notSignedIn();
      const known = alive.get(session.sessionId);
      if (known && known.userId === session.userId) return known;
      const user = await findLiveUser(db, session);
      if (!user) throw notSignedIn();
      const isListed = user.emailConfirmedAt !== null && adminEmails.includes(user.email.toLowerCase());
      const viewer = { ...session, isAdmin: user.isAdmin || isListed };
      alive.set(session.sessionId, viewer);
      return viewer;
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
     * @param removeFiles runs before, while it is still known what belongs to the user
     */
    async remove(userId: string, confirmEmail: string, removeFiles: () => Promise<void>): Promise<void> {
      const { email } = toProfile(await findUser(db, userId));
      if (email.toLowerCase() !== confirmEmail.trim().toLowerCase()) {
        throw new DomainError('invalid_fields', [
          { loc: ['body', 'confirm_email'], msg: 'This is not the email address of the account.', type: 'value_error' },
        ]);
      }
      await removeFiles();
      await deleteUser(db, userId);
      forget(userId);
    },
  };
}

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
