import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ErrorCode, FieldError, GlossaryTerm, MemoryUnit } from '@palimpsest/contract';
import { DomainError } from '../../domain-error.ts';
import { createFairQueue } from '../../images/fair-queue.ts';
import type { Pair } from './tmx.ts';

/** A file of a user, as it was sent. */
export interface TermFile {
  format: 'csv' | 'tbx' | 'tmx';
  content: string;
  pair: Pair;
}

export type TermFileOutcome =
  | { type: 'terms'; terms: GlossaryTerm[] }
  | { type: 'units'; units: MemoryUnit[] }
  | { type: 'refused'; code: ErrorCode; detail: string | FieldError[] };

/** Reads files of terms and translations. */
export type TermFiles = ReturnType<typeof createTermFiles>;

/** Longest time for one file, in ms; the largest that are of use take about a second, and on a busy machine the thread alone takes ten to start. */
const defaultLimitMs = 30_000;
/** Memory limit of a reader thread; the largest file takes about 200 MB. */
const resourceLimits = { maxOldGenerationSizeMb: 512, codeRangeSizeMb: 16 };

const script = new URL('reader-thread.ts', import.meta.url);

const tooDemanding = (cause?: unknown) =>
  new DomainError('invalid_request', 'The file takes too long to read. Please import a smaller one.', { cause });

/**
 * Each file is read in a thread of its own, one at a time, and users take turns: whatever a file does to its parser, requests are
 * answered meanwhile.
 */
export function createTermFiles({ limitMs = defaultLimitMs } = {}) {
  const inTurn = createFairQueue();

  async function read(file: TermFile): Promise<TermFileOutcome> {
    const thread = new Worker(script, { workerData: file, resourceLimits, env: {} });
    const ended = new AbortController();
    const timer = setTimeout(() => ended.abort(), limitMs);
    try {
      const [outcome] = (await once(thread, 'message', { signal: ended.signal })) as [TermFileOutcome];
      return outcome;
    } catch (error) {
      const isOutOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      throw ended.signal.aborted || isOutOfMemory ? tooDemanding(error) : error;
    } finally {
      clearTimeout(timer);
      await thread.terminate();
    }
  }

  /** @throws DomainError `invalid_request` for a file that cannot be read, or takes too long */
  async function readInTurn(userId: string, file: TermFile): Promise<Exclude<TermFileOutcome, { type: 'refused' }>> {
    const outcome = await inTurn(userId, () => read(file));
    if (outcome.type === 'refused') throw new DomainError(outcome.code, outcome.detail);
    return outcome;
  }

  return {
    async readTerms(userId: string, file: TermFile): Promise<GlossaryTerm[]> {
      const outcome = await readInTurn(userId, file);
      return outcome.type === 'terms' ? outcome.terms : [];
    },
    async readUnits(userId: string, file: TermFile): Promise<MemoryUnit[]> {
      const outcome = await readInTurn(userId, file);
      return outcome.type === 'units' ? outcome.units : [];
    },
  };
}
