import type { AuthResponse, LoginPayload, Profile, SignupPayload, SignupResponse } from '@palimpsest/contract';
import { grantTrial } from '../credits/service.ts';
import type { Database } from '../db/open.ts';
import { DomainError } from '../domain-error.ts';
import type { AccessTokens, Session } from './access-tokens.ts';
import type { Passwords } from './passwords.ts';
import type { RefreshTokens } from './refresh-tokens.ts';
import {
  findRefreshToken,
  findUser,
  findUserByEmail,
  insertSession,
  insertUser,
  isSessionLive,
  revokeSession,
  rotateRefreshToken,
} from './repository.ts';

export interface AccountsOptions {
  db: Database;
  passwords: Passwords;
  accessTokens: AccessTokens;
  refreshTokens: RefreshTokens;
  /** Credits of a new account. */
  trialCredits: number;
}

/** Accounts, and the tokens by which their owners are known. Every refusal is a {@link DomainError}. */
export type Accounts = ReturnType<typeof createAccounts>;

const notSignedIn = () => new DomainError('unauthenticated', 'You are not signed in. Please log in again.');

export function createAccounts({ db, passwords, accessTokens, refreshTokens, trialCredits }: AccountsOptions) {
  async function respond(session: Session, refreshToken: string): Promise<AuthResponse> {
    return { access_token: await accessTokens.issue(session), refresh_token: refreshToken, token_type: 'Bearer' };
  }

  return {
    /**
     * Creates the account with its trial credits. An address that has an account keeps that one, and the answer is the same:
     * nobody learns who has an account.
     */
    async signup({ password, ...payload }: SignupPayload): Promise<SignupResponse> {
      const passwordHash = await passwords.hash(password);
      await db.transaction(async (transaction) => {
        const user = await insertUser(transaction, { ...payload, passwordHash });
        if (user) await grantTrial(transaction, user.id, trialCredits);
      });
      return { confirmation_required: false };
    },

    async login({ email, password }: LoginPayload): Promise<AuthResponse> {
      const user = await findUserByEmail(db, email);
      const matched = await passwords.matches(password, user?.passwordHash);
      if (!user || !matched) throw new DomainError('invalid_credentials', 'Invalid email or password');
      const refreshToken = refreshTokens.create();
      const session = await insertSession(db, user.id, refreshTokens.hash(refreshToken));
      return await respond(session, refreshToken);
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
      if (state.exchanged === 'before') await revokeSession(db, state.sessionId);
      throw notSignedIn();
    },

    /** The session that a refresh token belongs to; undefined for one of nobody. */
    async familyOf(token: string): Promise<string | undefined> {
      return (await findRefreshToken(db, refreshTokens.hash(token)))?.sessionId;
    },

    /** Ends the session that the token belongs to. An unknown token is as good as ended. */
    async logout(token: string): Promise<void> {
      const state = await findRefreshToken(db, refreshTokens.hash(token));
      if (state) await revokeSession(db, state.sessionId);
    },

    /** Whose access token this is. */
    async authenticate(token: string | undefined): Promise<Session> {
      const session = token ? await accessTokens.read(token) : undefined;
      if (!session || !(await isSessionLive(db, session))) throw notSignedIn();
      return session;
    },

    async profile(userId: string): Promise<Profile> {
      const user = await findUser(db, userId);
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
    },
  };
}
