import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Long-lived tokens, each good for one exchange. */
export interface RefreshTokens {
  create(): string;
  /** What is stored of a token. */
  hash(token: string): string;
  /**
   * The token that `token` is exchanged for: always the same one, so that parallel refreshes agree without
   * the successor being stored anywhere. Nobody can compute it without the server's secret.
   */
  successor(token: string): string;
}

export function createRefreshTokens(secret: Uint8Array): RefreshTokens {
  return {
    create: () => randomBytes(32).toString('base64url'),
    hash: (token) => createHash('sha256').update(token).digest('base64url'),
    successor: (token) => createHmac('sha256', secret).update(token).digest('base64url'),
  };
}
