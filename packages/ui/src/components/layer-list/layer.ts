import type { ReactNode } from 'react';

export interface Layer {
  /** Unique among the layers. */
  id: string;
  /** The name, for example the text of a translation. */
  name: string;
  /** A second line, for example the original text. */
  detail?: ReactNode;
  /** Drawn before the name, for example an icon for the type of the layer. */
  icon?: ReactNode;
  /** Whether it is hidden in the picture. @default false */
  hidden?: boolean | undefined;
  /** Whether it is locked against changes. @default false */
  locked?: boolean | undefined;
}

/** Moves the id at the index `from` to the index `to`, which is clamped to the list. An invalid `from` changes nothing. */
export function moved(ids: readonly string[], from: number, to: number): string[] {
  const id = ids[from];
  if (id === undefined) return [...ids];
  const target = Math.min(Math.max(to, 0), ids.length - 1);
  return ids.toSpliced(from, 1).toSpliced(target, 0, id);
}

/** The ids from `from` to `to`, both included, in the order of the list. */
export function range(ids: readonly string[], from: string, to: string): string[] {
  const ends = [ids.indexOf(from), ids.indexOf(to)].toSorted((a, b) => a - b);
  return ids.slice(Math.max(ends[0] ?? 0, 0), (ends[1] ?? -1) + 1);
}

/** Adds an id to the selection, or removes it if it is selected. */
export function toggled(selection: readonly string[], id: string): string[] {
  return selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id];
}
