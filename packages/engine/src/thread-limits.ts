import type { ResourceLimits } from 'node:worker_threads';

/**
 * Limits of every worker thread of the engine. V8 reserves 512 MB for the machine code of a thread unless it is told otherwise, and
 * `RLIMIT_DATA` counts what is reserved: a few threads would end the process although it uses a quarter of its memory.
 */
export const threadLimits: ResourceLimits = { codeRangeSizeMb: 32 };
