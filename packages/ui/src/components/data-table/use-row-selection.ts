import { useState } from 'react';

/** The controlled or uncontrolled selection of rows. */
export interface RowSelection {
  /** The keys of the selected rows (controlled). */
  selection?: readonly string[] | undefined;
  /** The keys of the initially selected rows (uncontrolled). With this prop each row has a checkbox. */
  defaultSelection?: readonly string[] | undefined;
  /** Called with the keys of the selected rows. With this prop each row has a checkbox. */
  onSelectionChange?: ((selection: string[]) => void) | undefined;
}

const noRows: readonly string[] = [];

/**
 * The keys of the selected rows, controlled or uncontrolled.
 * @returns the keys, and a function that selects or deselects rows, which is undefined if rows cannot be selected
 */
export function useRowSelection({ selection, defaultSelection, onSelectionChange }: RowSelection) {
  const [own, setOwn] = useState(defaultSelection ?? noRows);
  const chosen = selection ?? own;
  const select = (keys: readonly string[], isSelected: boolean) => {
    const others = chosen.filter((key) => !keys.includes(key));
    const next = isSelected ? [...others, ...keys] : others;
    if (!selection) setOwn(next);
    onSelectionChange?.(next);
  };
  return {
    chosen: new Set(chosen) as ReadonlySet<string>,
    select: onSelectionChange || defaultSelection ? select : undefined,
  };
}
