import { type SignedUrl, type SignedUrlsResponse, signedUrlMinutes } from '@palimpsest/contract';
import type { Database } from '../db/open.ts';
import { DomainError } from '../domain-error.ts';
import { keyOfAddress, type PathSigner } from '../storage/signed-path.ts';
import { ownsFile } from './stored-files.ts';

export interface SignedUrlsOptions {
  db: Database;
  signer: PathSigner;
  /** Makes the addresses absolute. */
  publicUrl: string | undefined;
}

/** Addresses with which a browser reads a user's files for a while. */
export function createSignedUrls({ db, signer, publicUrl }: SignedUrlsOptions) {
  async function sign(userId: string | undefined, url: string, minutes: number): Promise<SignedUrl | undefined> {
    const key = keyOfAddress(url, publicUrl);
    if (!key || !(await ownsFile(db, userId, key))) return undefined;
    // Whole seconds, as the address carries them.
    const expiration = new Date(Math.floor(Date.now() / 1000 + minutes * 60) * 1000);
    return {
      signed_url: `${publicUrl ?? ''}${signer.sign(key, expiration)}`,
      expiration: expiration.toISOString(),
      blob_path: key,
    };
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
