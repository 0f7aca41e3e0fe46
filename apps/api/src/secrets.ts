import { hkdfSync } from 'node:crypto';

/** Independent keys for different uses: none of them tells anything about another. */
export interface Secrets {
  accessTokens: Uint8Array;
  refreshTokens: Uint8Array;
  /** Key of the hashes by which refresh tokens are stored: with another secret, no stored token is found. */
  refreshTokenHashes: Uint8Array;
  filePaths: Uint8Array;
  sandbox: Uint8Array;
  /** Key of the hashes that remain of the addresses of deleted accounts. */
  formerAddresses: Uint8Array;
}

/** Derives the keys from the one secret that is configured (HKDF, RFC 5869). */
export function deriveSecrets(secret: string): Secrets {
  const derive = (use: string) => new Uint8Array(hkdfSync('sha256', secret, '', `palimpsest ${use}`, 32));
  return {
    accessTokens: derive('access tokens'),
    refreshTokens: derive('refresh tokens'),
    refreshTokenHashes: derive('refresh token hashes'),
    filePaths: derive('file paths'),
    sandbox: derive('sandbox payments'),
    formerAddresses: derive('former addresses'),
  };
}
