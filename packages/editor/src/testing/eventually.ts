import { vi } from 'vitest';

/** Only what hangs takes so long, in ms: no test claims a time by it. */
const hangs = 60_000;

/** Waits until a check passes, however busy the machine is. */
export function eventually<T>(check: () => T): Promise<T> {
  return vi.waitFor(check, { timeout: hangs });
}
