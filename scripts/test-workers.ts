import { availableParallelism } from 'node:os';

/** How many test files run at once: one core is left to the runner, as by default, but two files run even where there are only two cores. */
export const testWorkers = Math.max(2, availableParallelism() - 1);
