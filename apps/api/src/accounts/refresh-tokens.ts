import { createHmac, randomBytes } from 'node:crypto';

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
