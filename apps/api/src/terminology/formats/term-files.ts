import { join } from 'node:path';
import { openInTurn } from '../../children/in-turn.ts';
import { DomainError } from '../../domain-error.ts';
import type { TermFile, TermFunctions } from './term-child.ts';

/** Reads files of terms and translations. */
export type TermFiles = ReturnType<typeof createTermFiles>;

interface TermFilesOptions {
  /** Each line that the child writes. */
  onOutput: (line: string) => void;
  /** Longest time for one file, in ms; the largest that are of use take about a second. @default 30 000 */
  timeLimitMs?: number;
}

/** `RLIMIT_DATA` of the child, in MiB: the largest file takes about 200 beside what a bare Node counts. */
const memoryMb = 1_200;
/** A child that was asked nothing for this long is ended, in ms. */
const idleMs = 60_000;

const script = join(import.meta.dirname, 'term-child.ts');

/** Files are read in a child, one at a time, and users take turns: whatever a file does to its parser, requests are answered meanwhile. */
export function createTermFiles({ onOutput, timeLimitMs = 30_000 }: TermFilesOptions) {
  const { take, close } = openInTurn<TermFunctions>(
    { script, memoryMb, idleMs, onOutput },
    (cause) =>
      new DomainError('invalid_request', 'The file takes too long to read. Please import a smaller one.', { cause }),
  );
  return {
    close,
    /** @throws DomainError `invalid_request` for a file that cannot be read, or takes too long */
    readTerms: (userId: string, file: TermFile) => take(userId, (call) => call('readTerms', file, { timeLimitMs })),
    /** @throws DomainError `invalid_request` for a file that cannot be read, or takes too long */
    readUnits: (userId: string, file: TermFile) => take(userId, (call) => call('readUnits', file, { timeLimitMs })),
  };
}
