import { vi } from 'vitest';

/** Timeout and interval, in ms. The timeout only ends a test that hangs; it is no claim about the server. Each look takes some ms of CPU time. */
const patience = { timeout: 240_000, interval: 100 };

/** Calls `check` until it throws no longer; returns its result. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, patience);

/** Calls `find` until it returns something other than false and undefined; returns that. */
export const until = <T>(find: () => T | Promise<T>) => vi.waitUntil(find, patience);
