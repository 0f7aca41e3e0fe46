import { type SignedFiles, signedUrlMinutes } from '@palimpsest/contract';
import { stablePath, type PathSigner } from '../storage/signed-path.ts';

export interface FileSignaturesOptions {
  signer: PathSigner;
  /** Makes the addresses absolute. */
  publicUrl: string | undefined;
  /** The time, in ms since 1970. @default Date.now */
  now?: () => number;
}

/** Signs the files that an answer names, in the answer. Whoever calls it has checked that they are the viewer's. */
export interface FileSignatures {
  /** When a signature that is made now expires, in ms since 1970. */
  expiresAt(): number;
  /** @param keys of files in the storage; those that are not there are left out */
  sign(keys: readonly (string | null | undefined)[]): SignedFiles;
}

/** How far apart two expiries lie, in ms: between them the same file has the same address, which a browser and a cache of answers can keep. */
const stepMs = 15 * 60_000;

export function createFileSignatures({
  signer,
  publicUrl = '',
  now = Date.now,
}: FileSignaturesOptions): FileSignatures {
  const expiresAt = () => Math.floor(now() / stepMs) * stepMs + signedUrlMinutes * 60_000;
  return {
    expiresAt,
    sign(keys) {
      const expiration = new Date(expiresAt());
      const named = keys.filter((key) => typeof key === 'string');
      return {
        expiration: expiration.toISOString(),
        urls: Object.fromEntries(named.map((key) => [stablePath(key), `${publicUrl}${signer.sign(key, expiration)}`])),
      };
    },
  };
}
