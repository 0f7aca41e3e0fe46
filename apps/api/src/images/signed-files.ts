import { signedUrlMinutes, type SignedFiles, type SignedUrl, type SignedUrlsResponse } from '@palimpsest/contract';
import type { Database } from '../db/open.ts';
import { DomainError } from '../domain-error.ts';
import { ownsFile } from './stored-files.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Prefix of the paths of files: a file's stable path is the prefix and its key. */
export const filesPrefix = '/v1/files/';

/** The path by which clients know a file; the server answers it only with a signature. */
export function stablePath(key: string): string {
  return `${filesPrefix}${key}`;
}

/** Signs and checks addresses of files. The holder of an address can read its file for a while. */
export type PathSigner = ReturnType<typeof createPathSigner>;

export function createPathSigner(secret: Uint8Array) {
  const digest = (key: string, expires: string) => createHmac('sha256', secret).update(`${expires}\n${key}`).digest();
  return {
    /** The stable path of `key` with an expiry and a signature. */
    sign(key: string, expires: Date): string {
      const seconds = String(Math.floor(expires.getTime() / 1000));
      const signature = digest(key, seconds).toString('base64url');
      return `${stablePath(key)}?expires=${seconds}&signature=${signature}`;
    },
    /** Whether `signature` was made for this key and expiry; whether it has expired is not checked. */
    verify(key: string, expires: string, signature: string): boolean {
      const given = Buffer.from(signature, 'base64url');
      const wanted = digest(key, expires);
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}

/** The key in a stable, signed or absolute address of ours; undefined when it is none. */
function keyOfAddress(address: string, publicUrl: string): string | undefined {
  const path = publicUrl && address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address;
  if (!path.startsWith(filesPrefix)) return undefined;
  return path.slice(filesPrefix.length).replace(/[?#].*$/s, '');
}

/** Step of the expiries, in ms: within a step a file has one address, which a browser and a cache of answers can keep. */
const stepMs = 15 * 60_000;

/** Signs the files that an answer names, as a part of that answer. The caller has checked that the files are the viewer's. */
export type FileSignatures = ReturnType<typeof createFileSignatures>;

/**
 * @param publicUrl makes the addresses absolute
 * @param now the time, in ms since 1970
 */
export function createFileSignatures(signer: PathSigner, publicUrl = '', now = Date.now) {
  return {
    /** @param keys of files in the storage; those that are not there are left out */
    sign(keys: readonly (string | null | undefined)[]): SignedFiles {
      const expiration = new Date(Math.floor(now() / stepMs) * stepMs + signedUrlMinutes * 60_000);
      const named = keys.filter((key) => typeof key === 'string');
      return {
        expiration: expiration.toISOString(),
        urls: Object.fromEntries(named.map((key) => [stablePath(key), `${publicUrl}${signer.sign(key, expiration)}`])),
      };
    },
  };
}

/** Addresses with which a browser reads a user's files for a while. @param publicUrl makes them absolute */
export function createSignedUrls(db: Database, signer: PathSigner, publicUrl = '') {
  async function sign(userId: string | undefined, url: string, minutes: number): Promise<SignedUrl | undefined> {
    const key = keyOfAddress(url, publicUrl);
    if (!key || !(await ownsFile(db, userId, key))) return undefined;
    // The expiry has whole seconds, because the address has no fractions.
    const expiration = new Date(Math.floor(Date.now() / 1000 + minutes * 60) * 1000);
    const signed_url = `${publicUrl}${signer.sign(key, expiration)}`;
    return { signed_url, expiration: expiration.toISOString(), blob_path: key };
  }

  return {
    /** @param userId the owner; undefined for the staff. @throws DomainError `not_found` for whatever is not a file of this user */
    async one(userId: string | undefined, url: string): Promise<SignedUrl> {
      const signed = await sign(userId, url, signedUrlMinutes);
      if (!signed) throw new DomainError('not_found', 'There is no such file among yours.');
      return signed;
    },

    async many(userId: string | undefined, urls: readonly string[], minutes: number): Promise<SignedUrlsResponse> {
      const results = await Promise.all(urls.map(async (url) => ({ url, signed: await sign(userId, url, minutes) })));
      const signedUrls = results.flatMap(({ signed }) => signed ?? []);
      return {
        signed_urls: signedUrls,
        total_requested: urls.length,
        total_signed: signedUrls.length,
        failed_urls: results.filter(({ signed }) => !signed).map(({ url }) => url),
      };
    },
  };
}
