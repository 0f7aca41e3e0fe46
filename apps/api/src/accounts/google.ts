import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { DomainError } from '../domain-error.ts';

export interface GoogleOptions {
  /** Our id at Google; sign-in with Google is off without one. */
  clientId: string | undefined;
  issuers: string[];
  /** Where Google publishes its keys (JWKS). */
  keysUrl: string;
}

/** Whom Google says that somebody is. */
export interface GoogleIdentity {
  subject: string;
  email: string;
  name: string;
  surname: string;
}

/** Checks the ID tokens of Google's sign-in (OpenID Connect). */
export interface GoogleSignIn {
  /** @throws DomainError `invalid_fields` for a token that is not good, `unavailable` when Google's keys cannot be fetched */
  verify(token: string): Promise<GoogleIdentity>;
}

/** After a fetch of the keys failed, none is tried for this long, in ms: tokens with invented key ids would each cause one. */
const pauseMs = 30_000;

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email(),
  email_verified: z.union([z.literal(true), z.literal('true')]),
  given_name: z.string().catch(''),
  family_name: z.string().catch(''),
  name: z.string().catch(''),
});

const invalid = (cause?: unknown) =>
  new DomainError(
    'invalid_fields',
    [{ loc: ['body', 'token_id'], msg: 'Invalid Google credentials', type: 'invalid' }],
    {
      cause,
    },
  );
const unreachable = () =>
  new DomainError(
    'unavailable',
    'Google cannot be reached at the moment. Please try again, or log in with a password.',
    {
      retryAfter: pauseMs / 1_000,
    },
  );

export function createGoogleSignIn({ clientId, issuers, keysUrl }: GoogleOptions): GoogleSignIn {
  const keys = createRemoteJWKSet(new URL(keysUrl), { [customFetch]: createBreaker() });

  return {
    async verify(token) {
      if (clientId === undefined) {
        throw new DomainError('not_configured', 'Sign-in with Google is not set up on this installation.');
      }
      try {
        const { payload } = await jwtVerify(token, keys, {
          audience: clientId,
          issuer: issuers,
          algorithms: ['RS256'],
          requiredClaims: ['sub', 'exp'],
        });
        const { sub, email, given_name, family_name, name } = claims.parse(payload);
        return { subject: sub, email, name: given_name || name, surname: family_name };
      } catch (error) {
        if (error instanceof DomainError) throw error;
        if (error instanceof errors.JWKSTimeout) throw unreachable();
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) throw invalid(error);
        throw error;
      }
    },
  };
}

/** `fetch` that leaves a server which failed alone for a while. */
function createBreaker() {
  let closedUntil = 0;
  return async (url: string, init: RequestInit): Promise<Response> => {
    if (Date.now() < closedUntil) throw unreachable();
    try {
      const response = await fetch(url, init);
      if (response.status === 200) return response;
    } catch (error) {
      // Whether it refused, broke off or took too long: it is not there now.
      if (!(error instanceof Error)) throw error;
    }
    closedUntil = Date.now() + pauseMs;
    throw unreachable();
  };
}
