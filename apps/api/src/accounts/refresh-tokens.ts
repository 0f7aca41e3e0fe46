import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Long-lived tokens, each good for one exchange. */
export interface RefreshTokens {
  create(): string;
  /** What is stored of a token: the name of the algorithm, and what it makes of the token. */
  hash(token: string): string;
  /** All that may be stored of a token: the form of now first, then those of before. An exchange stores the form of now. */
  hashes(token: string): string[];
  /**
   * The token that `token` is exchanged for: always the same one, so that parallel refreshes agree without
   * the successor being stored anywhere. Nobody can compute it without the server's secret.
   */
  successor(token: string): string;
}

export interface RefreshTokenKeys {
  /** Makes successors. */
  successors: Uint8Array;
  /** Makes what is stored. */
  hashes: Uint8Array;
}

/** What versions of before stored: without a name and without a key. */
const plainHash = (token: string) => createHash('sha256').update(token).digest('base64url');

export function createRefreshTokens(keys: RefreshTokenKeys): RefreshTokens {
  const hash = (token: string) => `hmac-sha256:${createHmac('sha256', keys.hashes).update(token).digest('base64url')}`;
  return {
    create: () => randomBytes(32).toString('base64url'),
    hash,
    hashes: (token) => [hash(token), plainHash(token)],
    successor: (token) => createHmac('sha256', keys.successors).update(token).digest('base64url'),
  };
}
