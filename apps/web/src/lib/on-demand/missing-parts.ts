/** A part of the app that could not be fetched. */
export interface MissingPart {
  retry: () => void;
  /** Goes on without the part; undefined where that cannot be said. */
  giveUp: (() => void) | undefined;
}

const listeners = new Set<() => void>();
let parts: readonly MissingPart[] = [];

function change(next: readonly MissingPart[]): void {
  parts = next;
  for (const listen of listeners) listen();
}

/** The parts that are missing now; the latest is the last. */
export const missingParts = {
  get: (): readonly MissingPart[] => parts,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** @returns what takes it away again */
  add(part: MissingPart): () => void {
    change([...parts, part]);
    return () => change(parts.filter((other) => other !== part));
  },
};
