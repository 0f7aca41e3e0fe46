import { useState } from 'react';
import type { DataTableProps } from './data-table.tsx';

type Options = Pick<DataTableProps<unknown>, 'selection' | 'defaultSelection' | 'onSelectionChange'>;

const none: readonly string[] = [];

/**
 * The keys of the chosen rows, held by the caller or by the table.
 * @returns the keys, and a function that chooses rows or takes them out; undefined where rows cannot be chosen.
 */
export function useRowSelection({ selection, defaultSelection, onSelectionChange }: Options) {
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
