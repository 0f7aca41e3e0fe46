import { useMemo, useState } from 'react';
import { useHeldKey } from './use-held-key.ts';

/** How much of the original is seen over the translation. */
export interface Compare {
  /** The whole original is seen while this is held. */
  held: boolean;
  setHeld: (held: boolean) => void;
  /** The original is seen on the left of a line. */
  split: boolean;
  /** How much of the original is seen from the left, 0 to 1. */
  share: number;
  /** Where the line stands, 0 to 1. */
  line: number;
  setLine: (line: number) => void;
}

/**
 * Holds what is compared. The O key shows the original while it is held.
 *
 * @param available whether there is an original
 * @param split whether it is seen on the left of a line
 */
export function useCompare(available: boolean, split: boolean): Compare {
  const [held, setHeld] = useState(false);
  const [line, setLine] = useState(0.5);
  useHeldKey('o', available ? setHeld : undefined);
  const share = held ? 1 : split ? line : 0;
  return useMemo(
    () => ({ held, setHeld, split, share: available ? share : 0, line, setLine }),
    [available, held, split, share, line],
  );
}
