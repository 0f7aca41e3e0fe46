import { errors, jwtVerify, SignJWT } from 'jose';
import { isUuid } from '../uuid.ts';
import { createHmac, randomBytes } from 'node:crypto';

/** Whose token it is, and which log-in it came from. */
export interface Session {
  userId: string;
  sessionId: string;
}

const issuer = 'palimpsest';
const audience = 'palimpsest-api';
const lifetime = '15 minutes';
/** RFC 9068; what else this key may sign one day is no access token. */
const typ = 'at+jwt';

/** Who sends a request. */
export interface Viewer extends Session {
  isAdmin: boolean;
}

/** Short-lived bearer tokens (JWT, HS256). */
export type AccessTokens = ReturnType<typeof createAccessTokens>;

export function createAccessTokens(secret: Uint8Array) {
  return {
    issue: ({ userId, sessionId }: Session): Promise<string> =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(secret),
    /** Undefined for a token that is not ours, was changed, or is too old. */
    async read(token: string): Promise<Session | undefined> {
      try {
        const { payload } = await jwtVerify<{ sid: string }>(token, secret, {
          issuer,
          audience,
          algorithms: ['HS256'],
          typ,
          requiredClaims: ['sub', 'sid', 'exp'],
        });
        const { sub = '', sid } = payload;
        return isUuid(sub) && isUuid(sid) ? { userId: sub, sessionId: sid } : undefined;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

/** Long-lived tokens, each good for one exchange. */
export type RefreshTokens = ReturnType<typeof createRefreshTokens>;

/** @param keys `successors` makes the tokens of exchanges, `hashes` what is stored */
export function createRefreshTokens(keys: { successors: Uint8Array; hashes: Uint8Array }) {
  return {
    create: () => randomBytes(32).toString('base64url'),
    /** The stored form of a token: the name of the algorithm, and its digest. */
    hash: (token: string) => `hmac-sha256:${createHmac('sha256', keys.hashes).update(token).digest('base64url')}`,
    /**
     * The token that `token` is exchanged for: always the same one, so that parallel refreshes agree without
     * the successor being stored anywhere. Nobody can compute it without the server's secret.
     */
    successor: (token: string) => createHmac('sha256', keys.successors).update(token).digest('base64url'),
  };
}
