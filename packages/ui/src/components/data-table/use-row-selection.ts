import { useState } from 'react';

/** Which rows are chosen, held by the caller or by the table. */
export interface RowSelection {
  /** The keys of the chosen rows, if the caller holds them. */
  selection?: readonly string[] | undefined;
  /** The keys that are chosen at first, if the table holds them; with it each row has a checkbox. */
  defaultSelection?: readonly string[] | undefined;
  /** Called with the keys that are chosen now; with it each row has a checkbox. */
  onSelectionChange?: ((selection: string[]) => void) | undefined;
}

const none: readonly string[] = [];

/**
 * The keys of the chosen rows, held by the caller or by the table.
 * @returns the keys, and a function that selects or deselects rows; undefined if rows cannot be chosen.
 */
export function useRowSelection({ selection, defaultSelection, onSelectionChange }: RowSelection) {
  const [own, setOwn] = useState(defaultSelection ?? none);
  const chosen = selection ?? own;
  const select = (keys: readonly string[], on: boolean) => {
    const others = chosen.filter((key) => !keys.includes(key));
    const next = on ? [...others, ...keys] : others;
    if (!selection) setOwn(next);
    onSelectionChange?.(next);
  };
  return {
    chosen: new Set(chosen) as ReadonlySet<string>,
    select: onSelectionChange || defaultSelection ? select : undefined,
  };
}
