import {
  type Problem,
  type SignedFiles,
  type SignedUrl,
  maxSignedUrlBatch,
  signedUrlBatchGapMs,
  signedUrlMinutes,
} from '@palimpsest/contract';
import type { ApiClient } from './client.ts';
import { systemClock, type Clock } from './clock.ts';
import { isAbort, ProblemError, problemOf } from './errors.ts';
import { clientEvents } from './events.ts';

/** The outcome of one URL of a batch. */
export type SigningResult = { ok: true; signedUrl: string } | { ok: false; problem: Problem };

export interface SignedUrls {
  /** Remembers the signed URLs that came with another answer, which saves their signing call. */
  learn: (signed: SignedFiles | undefined) => void;
  /**
   * A time-limited URL for one of the user's files; one that is not expired is used again.
   * @throws ProblemError `signing_failed`
   */
  get: (url: string, signal?: AbortSignal) => Promise<string>;
  /** The same for many, in batches; each URL has its own outcome. @throws the signal's AbortError. */
  getMany: (urls: readonly string[], signal?: AbortSignal) => Promise<Map<string, SigningResult>>;
}

export interface SignedUrlsOptions {
  clock?: Clock;
  /** Milliseconds between two batches; default: the contract's. */
  batchGapMs?: number;
}

/** Signed URLs with a memory that lasts as long as they do, and no longer than the session. */
export function createSignedUrls(client: ApiClient, options: SignedUrlsOptions = {}): SignedUrls {
  const { clock = systemClock, batchGapMs = signedUrlBatchGapMs } = options;
  const known = new Map<string, { signedUrl: string; expiresAt: number }>();
  client.on(clientEvents.userLoggedOut, () => known.clear());

  function remember(url: string, { signed_url, expiration }: Omit<SignedUrl, 'blob_path'>): string {
    known.set(url, { signedUrl: signed_url, expiresAt: Date.parse(expiration) });
    return signed_url;
  }

  function recall(url: string): string | undefined {
    const entry = known.get(url);
    if (entry && entry.expiresAt > clock.now()) return entry.signedUrl;
    known.delete(url);
    return undefined;
  }

  async function signBatch(urls: readonly string[], signal?: AbortSignal): Promise<[string, SigningResult][]> {
    try {
      const answer = await client.call('signedUrls', {
        body: { urls: [...urls], expiration_minutes: signedUrlMinutes },
        signal,
      });
      const refused = new Set(answer.failed_urls);
      // The answer keeps the order of the request and leaves out what it could not sign.
      const signed = answer.signed_urls.values();
      return urls.map((url) => {
        const entry = refused.has(url) ? undefined : signed.next().value;
        if (!entry) return [url, { ok: false, problem: { code: 'signing_failed' } }];
        return [url, { ok: true, signedUrl: remember(url, entry) }];
      });
    } catch (error) {
      if (isAbort(error)) throw error;
      const problem: Problem = { code: 'batch_signing_failed', detail: problemOf(error) };
      return urls.map((url) => [url, { ok: false, problem }]);
    }
  }

  return {
    learn(signed) {
      if (!signed) return;
      const { expiration, urls } = signed;
      for (const [url, signedUrl] of Object.entries(urls)) {
        // A picture that is shown keeps its signed URL: the browser would fetch another URL again.
        if (recall(url) === undefined) remember(url, { signed_url: signedUrl, expiration });
      }
    },
    async get(url, signal) {
      if (!url) throw new ProblemError({ code: 'image_url_missing' });
      const remembered = recall(url);
      if (remembered) return remembered;
      let answer: SignedUrl;
      try {
        answer = await client.call('signedUrl', { query: { url }, signal });
      } catch (error) {
        if (isAbort(error)) throw error;
        throw new ProblemError({ code: 'signing_failed', detail: problemOf(error) }, { cause: error });
      }
      if (!answer.signed_url) throw new ProblemError({ code: 'signing_failed', detail: { code: 'no_signed_url' } });
      return remember(url, answer);
    },
    async getMany(urls, signal) {
      if (urls.length === 0) throw new ProblemError({ code: 'image_urls_missing' });
      const results = new Map<string, SigningResult>();
      const missing: string[] = [];
      for (const url of new Set(urls)) {
        const remembered = recall(url);
        if (remembered) results.set(url, { ok: true, signedUrl: remembered });
        else missing.push(url);
      }
      for (let start = 0; start < missing.length; start += maxSignedUrlBatch) {
        if (start > 0) await clock.wait(batchGapMs, signal);
        const batch = missing.slice(start, start + maxSignedUrlBatch);
        for (const [url, result] of await signBatch(batch, signal)) results.set(url, result);
      }
      return results;
    },
  };
}
