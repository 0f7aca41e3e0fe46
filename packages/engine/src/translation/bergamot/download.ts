import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { ExponentialBackoff, handleType, retry } from 'cockatiel';
import { throwIfCancelled } from '../../cancel.ts';
import { EngineError } from '../../errors.ts';
import type { ModelFile } from './catalogue.ts';

/** The network, or the server, and not this machine, kept a file from being fetched. */
export class Unreachable extends EngineError {}

export interface DownloadOptions {
  url: string;
  /** The file that is written, unpacked. */
  target: string;
  signal?: AbortSignal | undefined;
  /** Called with the bytes of this file that have arrived. */
  onBytes?: (received: number) => void;
  /** Wait after the first broken connection, in ms; grows. @default 500 */
  retryDelayMs?: number | undefined;
}

/** Connections that are tried after the first one. */
const maxRetries = 3;
/** A connection that brings nothing for this long is closed, in ms. */
const silenceMs = 30_000;

/** Both may go better the next time. */
class BrokenConnection extends Error {}
class WrongContent extends Error {}

/**
 * Fetches a file and unpacks it. What arrives, and what it unpacks to, is held against the hashes of the catalogue.
 * @throws EngineError `translation-failed` or `cancelled`
 */
export async function download(file: ModelFile, options: DownloadOptions): Promise<void> {
  const { url, target, signal, retryDelayMs = 500 } = options;
  const backoff = new ExponentialBackoff({ initialDelay: retryDelayMs });
  const policy = retry(handleType(BrokenConnection).orType(WrongContent), { maxAttempts: maxRetries, backoff });
  try {
    await policy.execute(async () => await attempt(file, options), signal);
  } catch (cause) {
    throwIfCancelled(signal);
    const what = 'A translation model could not be fetched';
    const { host } = new URL(url);
    if (cause instanceof WrongContent) {
      const message = `${what}: what ${host} sends is not the file that its catalogue names. Try again later, or set MODELS_URL to another server.`;
      throw new EngineError('translation-failed', message, { cause });
    }
    if (!(cause instanceof BrokenConnection)) throw diskFault(cause, target);
    const message = `${what}: the connection to ${host} breaks. Try again later.`;
    throw new Unreachable('translation-failed', message, { cause });
  }
}

async function attempt(file: ModelFile, { url, target, signal, onBytes }: DownloadOptions): Promise<void> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), silenceMs);
  const [packed, unpacked] = [createHash('sha256'), createHash('sha256')];
  try {
    const response = await fetch(url, { signal: AbortSignal.any([silence.signal, ...(signal ? [signal] : [])]) });
    if (!response.ok) {
      await response.body?.cancel();
      throw new BrokenConnection(`the server answered ${response.status}`);
    }
    let received = 0;
    const arriving = hashing(packed, (bytes) => {
      timer.refresh();
      received += bytes;
      if (received > file.size) throw new WrongContent(`${url} is longer than the catalogue says`);
      onBytes?.(received);
    });
    const unpacking = file.unpackedHash === undefined ? [] : [createZstdDecompress()];
    const steps = [arriving, ...unpacking, hashing(unpacked)];
    await pipeline([Readable.from(response.body ?? []), ...steps, createWriteStream(target)]);
  } catch (cause) {
    if ([BrokenConnection, WrongContent].some((kind) => cause instanceof kind) || isDiskFault(cause)) throw cause;
    const isPackedWrong = (cause as NodeJS.ErrnoException).code?.startsWith('ZSTD_') ?? false;
    throw new (isPackedWrong ? WrongContent : BrokenConnection)('the file did not arrive whole', { cause });
  } finally {
    clearTimeout(timer);
  }
  if (packed.digest('hex') === file.hash && unpacked.digest('hex') === (file.unpackedHash ?? file.hash)) return;
  throw new WrongContent(`${url} is not the file that the catalogue names`);
}

/** A step of a pipeline that hashes what goes through it. */
function hashing(hash: Hash, onBytes?: (bytes: number) => void): Duplex {
  return Duplex.from(async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      onBytes?.(chunk.length);
      yield chunk;
    }
  });
}

const diskReasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Make room, or set MODELS_DIR to a folder on another disk.',
  EDQUOT: 'the quota is used up. Make room, or set MODELS_DIR to a folder on another disk.',
  EACCES: 'permission is denied. Set MODELS_DIR to a folder that can be written.',
  EROFS: 'it is read-only. Set MODELS_DIR to a folder that can be written.',
};

function isDiskFault(error: unknown): error is NodeJS.ErrnoException {
  return ((error as NodeJS.ErrnoException).code ?? '') in diskReasons;
}

/** @returns the error itself where it is none of the disk */
export function diskFault(error: unknown, file: string): unknown {
  if (!isDiskFault(error)) return error;
  const reason = diskReasons[error.code ?? ''];
  return new EngineError('translation-failed', `A translation model could not be written to ${file}: ${reason}`, {
    cause: error,
  });
}
