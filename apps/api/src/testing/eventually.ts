import { vi } from 'vitest';

/** For what must come: the time only ends a test that hangs, it is no claim about the server. Each look takes a processor some ms. In ms. */
const patience = { timeout: 240_000, interval: 100 };

/** Calls `check` until it throws no longer; gives what it gave. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, patience);

/** Calls `find` until it gives something that is not false or undefined; gives that. */
export const until = <T>(find: () => T | Promise<T>) => vi.waitUntil(find, patience);
