import { createHash } from 'node:crypto';
import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { DomainError, fieldError } from '../domain-error.ts';

/** The claims of an ID token that Google has signed. */
export interface GoogleIdentity {
  subject: string;
  email: string;
  name: string;
  surname: string;
  /** The nonce of the token, which is good for one sign-in. */
  nonce: string;
  /** The time at which the token expires. */
  expiresAt: Date;
}

/** Checks the ID tokens of Google's sign-in (OpenID Connect). */
export type GoogleSignIn = ReturnType<typeof createGoogleSignIn>;

/** Pause after a fetch of the keys that failed, in ms: tokens with invented key ids would each cause a fetch. */
const pauseMs = 30_000;

const claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  exp: z.number(),
  email: z.email(),
  email_verified: z.union([z.literal(true), z.literal('true')]),
  given_name: z.string().catch(''),
  family_name: z.string().catch(''),
  name: z.string().catch(''),
});

/** The refusal of an ID token that is not valid. */
export const invalidGoogleToken = (cause?: unknown) =>
  new DomainError('invalid_fields', [fieldError(['body', 'token_id'], 'google_refused', 'invalid')], { cause });
const unreachable = () =>
  new DomainError(
    'unavailable',
    'Google cannot be reached at the moment. Please try again, or log in with a password.',
    { retryAfter: pauseMs / 1_000 },
  );

export function createGoogleSignIn(config: Pick<Config, 'GOOGLE_CLIENT_ID' | 'GOOGLE_ISSUERS' | 'GOOGLE_KEYS_URL'>) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUERS: issuer } = config;
  const keys = createRemoteJWKSet(new URL(config.GOOGLE_KEYS_URL), { [customFetch]: createBreaker() });

  return {
    /**
     * @param secret random value of the browser, whose hash it gave to Google as the nonce: the token must carry that hash
     * @throws DomainError `invalid_fields` for a token that is not valid, `unavailable` when Google's keys cannot be fetched
     */
    async verify(token: string, secret: string | undefined): Promise<GoogleIdentity> {
      if (clientId === undefined) {
        throw new DomainError('not_configured', 'Sign-in with Google is not set up on this installation.');
      }
      try {
        const { payload } = await jwtVerify(token, keys, {
          audience: clientId,
          issuer,
          algorithms: ['RS256'],
          requiredClaims: ['sub', 'exp'],
        });
        const { sub, email, given_name, family_name, name, nonce, exp } = claims.parse(payload);
        // A thief of the token knows the hash; only the browser that asked for the token knows the secret.
        if (secret === undefined || nonce !== hashNonce(secret)) throw invalidGoogleToken();
        const expiresAt = new Date(exp * 1_000);
        return { subject: sub, email, name: given_name || name, surname: family_name, nonce, expiresAt };
      } catch (error) {
        if (error instanceof DomainError) throw error;
        if (error instanceof errors.JWKSTimeout) throw unreachable();
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) throw invalidGoogleToken(error);
        throw error;
      }
    },
  };
}

const hashNonce = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Wraps `fetch`: after a failure, calls are refused without a request for {@link pauseMs}. */
function createBreaker() {
  let closedUntil = 0;
  return async (url: string, init: RequestInit): Promise<Response> => {
    if (Date.now() < closedUntil) throw unreachable();
    try {
      const response = await fetch(url, init);
      if (response.status === 200) return response;
    } catch (error) {
      // A refused connection, a broken one and a timeout all mean that Google cannot be reached now.
      if (!(error instanceof Error)) throw error;
    }
    closedUntil = Date.now() + pauseMs;
    throw unreachable();
  };
}
