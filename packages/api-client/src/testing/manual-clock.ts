import type { Clock } from '../clock.ts';

/** A clock whose waits end at once and move its own time on; `waits` lists them, in milliseconds. */
export function manualClock(start = Date.parse('2025-11-20T10:00:00.000Z')): Clock & { waits: number[] } {
  let now = start;
  const waits: number[] = [];
  return {
    waits,
    now: () => now,
    wait(ms, signal) {
      if (signal?.aborted) return Promise.reject(signal.reason);
      waits.push(ms);
      now += ms;
      return Promise.resolve();
    },
  };
}
