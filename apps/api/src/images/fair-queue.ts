/** Runs one piece of work at a time. Whoever brought more than others waits for them: the keys take turns. */
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
      // Never rejects: the outcome belongs to whoever brought the work.
      pieces.push(() => work().then(resolve, reject));
      waiting.set(key, pieces);
      if (!running) void runAll();
    });
}
