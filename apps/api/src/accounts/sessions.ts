import type { AuthResponse, SessionEntry } from '@palimpsest/contract';
import type { Database } from '../db/open.ts';
import { DomainError } from '../domain-error.ts';
import { isUuid } from '../uuid.ts';
import type { AccessTokens, Session, Viewer, RefreshTokens } from './tokens.ts';
import {
  findLiveUser,
  findRefreshToken,
  insertSession,
  listSessions,
  revokeAllSessions,
  revokeSession,
  rotateRefreshToken,
} from './repository.ts';

export interface SessionsOptions {
  db: Database;
  accessTokens: AccessTokens;
  refreshTokens: RefreshTokens;
  /** Addresses in lower case, whose proven owners are of the staff. */
  adminEmails: readonly string[];
}

export const notSignedIn = () => new DomainError('unauthenticated', 'You are not signed in. Please log in again.');

/** Log-ins, and the tokens by which their owners are known. Every refusal is a {@link DomainError}. */
export function createSessions({ db, accessTokens, refreshTokens, adminEmails }: SessionsOptions) {
  async function respond(session: Session, refreshToken: string): Promise<AuthResponse> {
    return { access_token: await accessTokens.issue(session), refresh_token: refreshToken, token_type: 'Bearer' };
  }

  return {
    /**
     * Begins a log-in of the user.
     * @param proof the user, with the hash of the password that was verified, if a password was
     * @returns undefined if the user's password was changed since, or the user is gone
     */
    async open(
      proof: { userId: string; passwordHash?: string | undefined },
      userAgent: string | undefined,
    ): Promise<AuthResponse | undefined> {
      const refreshToken = refreshTokens.create();
      const session = await insertSession(db, proof, refreshTokens.hash(refreshToken), userAgent);
      return session && (await respond(session, refreshToken));
    },

    /**
     * Exchanges a refresh token for its successor. A token that comes back within the reuse window gets the same
     * successor (two tabs refreshed at once); one that comes back later was stolen, and ends the whole session.
     */
    async refresh(token: string): Promise<AuthResponse> {
      const successor = refreshTokens.successor(token);
      const rotated = await rotateRefreshToken(db, refreshTokens.hash(token), refreshTokens.hash(successor));
      const state = await findRefreshToken(db, refreshTokens.hash(token));
      if (!state || state.isOver) throw notSignedIn();
      if (rotated || state.exchanged === 'recently') return await respond(state, successor);
      if (state.exchanged === 'before') await revokeSession(db, state.sessionId);
      throw notSignedIn();
    },

    /** The id of the session that a refresh token belongs to; undefined for an unknown token. */
    async familyOf(token: string): Promise<string | undefined> {
      return (await findRefreshToken(db, refreshTokens.hash(token)))?.sessionId;
    },

    /** Ends the session that the token belongs to. Unknown tokens are ignored. */
    async logout(token: string): Promise<void> {
      const state = await findRefreshToken(db, refreshTokens.hash(token));
      if (state) await revokeSession(db, state.sessionId);
    },

    logoutEverywhere: (userId: string) => revokeAllSessions(db, userId),

    /** Ends one log-in of the user. @throws DomainError `not_found` */
    async endSession(userId: string, sessionId: string): Promise<void> {
      const isEnded = isUuid(sessionId) && (await revokeSession(db, sessionId, userId));
      if (!isEnded) throw new DomainError('not_found', 'There is no such log-in among yours.');
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

    /** The user of an access token. @throws DomainError `unauthenticated` */
    async authenticate(token: string | undefined): Promise<Viewer> {
      const session = token ? await accessTokens.read(token) : undefined;
      if (!session) throw notSignedIn();
      const user = await findLiveUser(db, session);
      if (!user) throw notSignedIn();
      const isListed = user.emailConfirmedAt !== null && adminEmails.includes(user.email.toLowerCase());
      return { ...session, isAdmin: user.isAdmin || isListed };
    },
  };
}
