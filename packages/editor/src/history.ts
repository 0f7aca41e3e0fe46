import { squashDiffs } from './model/diff.ts';
import type { Diff, Same } from './model/diff.ts';
import { sameExtras } from './model/extras.ts';
import type { Extras } from './model/extras.ts';

/** The extras of the document before and after a step. */
export interface ExtrasChange {
  before: Extras;
  after: Extras;
}

/** The changes of a step. */
export interface Step<R> {
  diff: Diff<R>;
  /** Absent if the step changed records alone. */
  extras?: ExtrasChange | undefined;
}

interface Entry<R> extends Step<R> {
  /** Entries with the same key that follow each other within {@link mergeWithinMs} are one step for the user. */
  mergeKey: string | undefined;
  time: number;
}

/** A place in the history to come back to. */
export type Mark = number;

export interface History<R> {
  readonly undoable: readonly Entry<R>[];
  /** In the order in which they were undone: the next one to redo is last. */
  readonly redoable: readonly Entry<R>[];
}

/** The pause, in ms, after which changes are a new step: until then a colour dragged in the picker or a key held down is one step. */
const mergeWithinMs = 1_000;

export const emptyHistory: History<never> = { undoable: [], redoable: [] };

/** Marks this place and finishes the last step: no later one is merged into it. */
export function setMark<R>(history: History<R>): { history: History<R>; mark: Mark } {
  const last = history.undoable.at(-1);
  const undoable = last ? [...history.undoable.slice(0, -1), { ...last, mergeKey: undefined }] : [];
  return { history: { ...history, undoable }, mark: undoable.length };
}

/** Adds the latest change and clears the redo stack. */
export function pushDiff<R>(
  history: History<R>,
  diff: Diff<R>,
  { mergeKey, time, same }: Pick<Entry<R>, 'mergeKey' | 'time'> & { same: Same<R> },
): History<R> {
  const last = history.undoable.at(-1);
  const merges = last && mergeKey !== undefined && last.mergeKey === mergeKey && time - last.time <= mergeWithinMs;
  if (!merges) {
    return diff.length === 0 ? history : { undoable: [...history.undoable, { diff, mergeKey, time }], redoable: [] };
  }
  const merged = squashDiffs([last.diff, diff], same);
  const before = history.undoable.slice(0, -1);
  return { undoable: merged.length === 0 ? before : [...before, { diff: merged, mergeKey, time }], redoable: [] };
}

/** Adds a change of the extras as a step. */
export function pushExtras<R>(history: History<R>, extras: ExtrasChange, time: number): History<R> {
  return { undoable: [...history.undoable, { diff: [], extras, mergeKey: undefined, time }], redoable: [] };
}

function squashExtras<R>(entries: readonly Entry<R>[]): ExtrasChange | undefined {
  const changes = entries.flatMap(({ extras }) => extras ?? []);
  const [first, last] = [changes[0], changes.at(-1)];
  return first && last && !sameExtras(first.before, last.after)
    ? { before: first.before, after: last.after }
    : undefined;
}

/** Joins all steps since the mark into one, or none if they cancel each other out. */
export function squashToMark<R>(
  history: History<R>,
  mark: Mark,
  { time, same }: { time: number; same: Same<R> },
): History<R> {
  const since = history.undoable.slice(mark);
  const diff = squashDiffs(
    since.map((entry) => entry.diff),
    same,
  );
  const extras = squashExtras(since);
  const before = history.undoable.slice(0, mark);
  return {
    undoable: diff.length === 0 && !extras ? before : [...before, { diff, extras, mergeKey: undefined, time }],
    redoable: history.redoable,
  };
}

/** Removes all steps since the mark, without redo. */
export function bailToMark<R>(history: History<R>, mark: Mark): { history: History<R>; undone: readonly Step<R>[] } {
  const undone = history.undoable.slice(mark);
  return { history: { undoable: history.undoable.slice(0, mark), redoable: history.redoable }, undone };
}

/** Takes the last step off; undefined when there is none. */
export function popUndo<R>(history: History<R>): { history: History<R>; step: Step<R> } | undefined {
  const entry = history.undoable.at(-1);
  if (!entry) return undefined;
  const sealed = { ...entry, mergeKey: undefined };
  return {
    step: entry,
    history: { undoable: history.undoable.slice(0, -1), redoable: [...history.redoable, sealed] },
  };
}

/** Takes the last undone step off; undefined when there is none. */
export function popRedo<R>(history: History<R>): { history: History<R>; step: Step<R> } | undefined {
  const entry = history.redoable.at(-1);
  if (!entry) return undefined;
  return {
    step: entry,
    history: { undoable: [...history.undoable, entry], redoable: history.redoable.slice(0, -1) },
  };
}
