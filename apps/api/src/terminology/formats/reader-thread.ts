/** Runs in a thread of its own, see `term-files.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { DomainError } from '../../domain-error.ts';
import { readCsv } from './csv.ts';
import { readTbx } from './tbx.ts';
import type { TermFile, TermFileOutcome } from './term-files.ts';
import { readTmx } from './tmx.ts';

function read({ format, content, pair }: TermFile): TermFileOutcome {
  try {
    if (format === 'tmx') return { type: 'units', units: readTmx(content, pair) };
    return { type: 'terms', terms: format === 'csv' ? readCsv(content) : readTbx(content, pair) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { type: 'refused', code: error.code, detail: error.detail };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node, not a window
parentPort?.postMessage(read(workerData as TermFile));
