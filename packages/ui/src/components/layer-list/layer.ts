import type { ReactNode } from 'react';

export interface Layer {
  /** Unlike every other layer's. */
  id: string;
  /** What it is called, as the text of a translation. */
  name: string;
  /** A second line, as the original text. */
  detail?: ReactNode;
  /** Drawn before the name, as the kind of the layer. */
  icon?: ReactNode;
  /** Whether it is hidden in the picture. */
  hidden?: boolean | undefined;
  /** Whether it is locked against changes. */
  locked?: boolean | undefined;
}

/** The ids in a new order: the one at `from` at the place `to`, both counted from 0 and kept within the list. */
export function moved(ids: readonly string[], from: number, to: number): string[] {
  const id = ids[from];
  if (id === undefined) return [...ids];
  const place = Math.min(Math.max(to, 0), ids.length - 1);
  return ids.toSpliced(from, 1).toSpliced(place, 0, id);
}

/** The ids between two of them, both included, in the order of the list. */
export function range(ids: readonly string[], from: string, to: string): string[] {
  const ends = [ids.indexOf(from), ids.indexOf(to)].toSorted((a, b) => a - b);
  return ids.slice(Math.max(ends[0] ?? 0, 0), (ends[1] ?? -1) + 1);
}

/** The selection with this id taken out if it was in it, else added. */
export function toggled(selection: readonly string[], id: string): string[] {
  return selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id];
}
