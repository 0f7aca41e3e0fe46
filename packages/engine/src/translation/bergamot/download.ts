import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { throwIfCancelled } from '../../cancel.ts';
import { EngineError } from '../../errors.ts';

/** The network, or the server, and not this machine, kept a file from being fetched. */
export class Unreachable extends EngineError {}

export interface DownloadOptions {
  url: string;
  /** What is fetched so far stays in this file when a connection breaks, and is continued from there. */
  partial: string;
  /** Of the whole file, in bytes. */
  size: number;
  /** SHA-256, in hexadecimal. */
  hash: string;
  signal?: AbortSignal | undefined;
  /** Called with the bytes that are there, of this file. */
  onBytes?: (received: number) => void;
  /** Connections that are tried, in all. @default 4 */
  attempts?: number;
  /** Wait after the first broken connection, in ms; doubles. @default 500 */
  retryDelayMs?: number | undefined;
  /** A connection that brings nothing for this long is given up, in ms. @default 30 000 */
  silenceMs?: number;
}

/** What came is not the file that the catalogue names. */
class WrongContent extends Error {}
/** A connection broke, or its answer was no part of the file. */
class BrokenConnection extends Error {}

/**
 * Fetches a file, continuing where an earlier attempt, also of another process, was cut off. Its size and hash are checked; what fails the
 * check is thrown away.
 * @throws EngineError `translation-failed` or `cancelled`
 */
export async function download(options: DownloadOptions): Promise<void> {
  const { url, partial, size, signal, attempts = 4, retryDelayMs = 500 } = options;
  for (let attempt = 1; ; attempt += 1) {
    throwIfCancelled(signal);
    try {
      if ((await lengthOf(partial)) < size) await fetchRest(options);
      await check(options);
      return;
    } catch (error) {
      throwIfCancelled(signal);
      if (error instanceof WrongContent) await rm(partial, { force: true });
      else if (!(error instanceof BrokenConnection)) throw diskFault(error, partial);
      if (attempt >= attempts) throw givenUp(error, url);
      await delay(retryDelayMs * 2 ** (attempt - 1), undefined, signal && { signal }).catch(() =>
        throwIfCancelled(signal),
      );
    }
  }
}

async function fetchRest({ url, partial, size, signal, onBytes, silenceMs = 30_000 }: DownloadOptions): Promise<void> {
  const there = await lengthOf(partial);
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), silenceMs);
  const stop = AbortSignal.any([silence.signal, ...(signal ? [signal] : [])]);
  try {
    const response = await connect(url, { headers: there > 0 ? { range: `bytes=${there}-` } : {}, signal: stop });
    const isRest = response.status === 206;
    await using file = await open(partial, isRest ? 'a' : 'w');
    let received = isRest ? there : 0;
    for await (const chunk of fromNetwork(response)) {
      timer.refresh();
      received += chunk.length;
      if (received > size) throw new WrongContent(`${url} is longer than the catalogue says`);
      await file.appendFile(chunk);
      onBytes?.(received);
    }
    if (received < size) throw new BrokenConnection('the connection ended before the file did');
  } finally {
    clearTimeout(timer);
  }
}

async function connect(url: string, request: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, request);
  } catch (cause) {
    throw new BrokenConnection('no connection', { cause });
  }
  if (response.ok && response.body) return response;
  await response.body?.cancel();
  // What is there is longer than the file, or another one.
  if (response.status === 416) throw new WrongContent('the server has no such part of the file');
  throw new BrokenConnection(`the server answered ${response.status}`);
}

/** Tells a fault of the network from one of the disk. */
async function* fromNetwork({ body }: Response): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch (cause) {
    throw new BrokenConnection('the connection broke', { cause });
  }
}

async function check({ partial, size, hash, url }: DownloadOptions): Promise<void> {
  if ((await lengthOf(partial)) === size && (await hashOf(partial)) === hash) return;
  throw new WrongContent(`${url} is not the file that the catalogue names`);
}

/** SHA-256 of a file, in hexadecimal. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Bytes of a file; 0 where there is none. */
export async function lengthOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}

function givenUp(error: unknown, url: string): EngineError {
  const what = 'A translation model could not be fetched';
  const { host } = new URL(url);
  return error instanceof WrongContent
    ? new EngineError(
        'translation-failed',
        `${what}: what ${host} sends is not the file that its catalogue names. Try again later, or set MODELS_URL to another server.`,
        { cause: error },
      )
    : new Unreachable(
        'translation-failed',
        `${what}: the connection to ${host} breaks. Try again later; what was fetched is kept.`,
        { cause: error },
      );
}

/** @returns the error itself where it is none of the disk */
export function diskFault(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const reasons: Readonly<Record<string, string>> = {
    ENOSPC: 'the disk is full. Make room, or set MODELS_DIR to a folder on another disk.',
    EDQUOT: 'the quota is used up. Make room, or set MODELS_DIR to a folder on another disk.',
    EACCES: 'permission is denied. Set MODELS_DIR to a folder that can be written.',
    EROFS: 'it is read-only. Set MODELS_DIR to a folder that can be written.',
  };
  const reason = reasons[code ?? ''];
  if (reason === undefined) return error;
  return new EngineError('translation-failed', `A translation model could not be written to ${file}: ${reason}`, {
    cause: error,
  });
}
