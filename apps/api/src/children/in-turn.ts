import type { DomainError } from '../domain-error.ts';
import { ChildEnded, openChild, type Child, type ChildOptions } from './child.ts';
import type { ChildFunctions } from './serve-functions.ts';

/** Runs one piece of work at a time. The keys take turns, so that a key with much work does not hold up others. */
export type FairQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export function createFairQueue(): FairQueue {
  /** Keys in the order of their turns; a key that had its turn goes to the end. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let running = false;

  async function runAll(): Promise<void> {
    running = true;
    for (let [next] = waiting; next; [next] = waiting) {
      const [key, pieces] = next;
      const piece = pieces.shift();
      waiting.delete(key);
      if (pieces.length > 0) waiting.set(key, pieces);
      await piece?.();
    }
    running = false;
  }

  return <T>(key: string, work: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      const pieces = waiting.get(key) ?? [];
      // The piece never rejects: its outcome goes to the caller's promise.
      pieces.push(() => work().then(resolve, reject));
      waiting.set(key, pieces);
      if (!running) void runAll();
    });
}

/**
 * Opens a child at which users take turns.
 * @param refuse makes the error for a user whose work ended the child, mostly by the time or the memory that it took
 */
export function openInTurn<Functions extends ChildFunctions>(
  options: ChildOptions,
  refuse: (cause: ChildEnded, userId: string) => DomainError,
) {
  const inTurn = createFairQueue();
  const { call, start, close } = openChild<Functions>(options);
  return {
    start,
    close,
    /** Runs work that calls the child, once it is the turn of the user. */
    take: <T>(userId: string, work: (call: Child<Functions>['call']) => Promise<T>): Promise<T> =>
      inTurn(userId, async () => {
        try {
          return await work(call);
        } catch (error) {
          throw error instanceof ChildEnded ? refuse(error, userId) : error;
        }
      }),
  };
}
