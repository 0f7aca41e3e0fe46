import { errors, jwtVerify, SignJWT } from 'jose';
import { isUuid } from '../uuid.ts';
import { createHmac, randomBytes } from 'node:crypto';

/** The user of a token, and the log-in that the token came from. */
export interface Session {
  userId: string;
  sessionId: string;
}

const issuer = 'palimpsest';
const audience = 'palimpsest-api';
const lifetime = '15 minutes';
/** Type of an access token (RFC 9068), which tells it from other tokens that the key may sign one day. */
const typ = 'at+jwt';

/** The signed-in user who sends a request. */
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
    /** Reads a token; undefined for one that is not ours, was changed, or has expired. */
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
     * The successor that `token` is exchanged for. It is always the same one, so that parallel refreshes agree although no
     * successor is stored. Nobody can compute it without the server's secret.
     */
    successor: (token: string) => createHmac('sha256', keys.successors).update(token).digest('base64url'),
  };
}
