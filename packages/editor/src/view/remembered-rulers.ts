const key = 'palimpsest.rulers';

/** Does something with what this browser remembers; undefined where it remembers nothing, as with cookies switched off. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** Whether rulers were shown last in this browser. */
export function wereRulersShown(): boolean {
  return withStorage((storage) => storage.getItem(key)) === 'shown';
}

/** Remembers whether rulers are shown. */
export function rememberRulers(shown: boolean): void {
  withStorage((storage) => storage.setItem(key, shown ? 'shown' : 'hidden'));
}
