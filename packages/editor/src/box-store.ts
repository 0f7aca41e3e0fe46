import { bailToMark, emptyHistory, popRedo, popUndo, pushExtras, pushDiff, setMark, squashToMark } from './history.ts';
import type { History, Mark, Step } from './history.ts';
import type { BoxState } from './box-state.ts';
import type { BoxRules } from './box-rules.ts';
import type { Size } from './geometry/rect.ts';
import type { Box } from './model/box.ts';
import { firstBrush, withBrush } from './model/brush-stroke.ts';
import type { Brush } from './model/brush-stroke.ts';
import { applyDiff, invertDiff, putDiff, recordsOf, reorderDiff } from './model/diff.ts';
import type { Change, Diff, Records } from './model/diff.ts';
import { noExtras, sameExtras } from './model/extras.ts';
import type { Extras } from './model/extras.ts';
import { idle } from './tools/tool-state.ts';
import type { ToolState } from './tools/tool-state.ts';
import { createWatchers, regrouped } from './watchers.ts';

export interface BoxStoreOptions<R extends Box> {
  /** The size of the image, in px. */
  size: Size;
  records: readonly R[];
  /** Default: all lists are empty. */
  extras?: Extras | undefined;
  rules: BoxRules<R>;
  /** Whether nothing changes the boxes: they are seen and selected. @default false */
  readOnly?: boolean | undefined;
  /** ms since the epoch. Default: the clock. */
  now?: (() => number) | undefined;
}

/** Boxes on an image, what is selected of them, what the tool is doing, and the history of it all. */
export interface BoxStore<R extends Box> {
  /** The size of the image, in px. */
  readonly size: Size;
  readonly rules: BoxRules<R>;
  readonly readOnly: boolean;
  readonly now: () => number;
  getState: () => BoxState<R>;
  /** Calls back after every change; returns a function that ends it. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Calls back after a change of one record: of its content, of whether it is selected, and of whether a gesture or typing has it;
   * returns a function that ends it. A change calls only the listeners of the records that it changed, however many there are.
   */
  watch: (id: string, listener: () => void) => () => void;
  /** Calls back after every finished step, not after each move of a gesture. */
  onChange: (listener: () => void) => () => void;
  /** Selects records; unknown ids are ignored. */
  select: (ids: readonly string[]) => void;
  /** Takes up the tool of that id. */
  setMode: (mode: string) => void;
  setTool: (tool: ToolState<R>) => void;
  /** Writes records; the step is merged into the one before if that had the same `mergeKey` a moment ago. New records come on top. */
  put: (records: readonly R[], mergeKey?: string) => void;
  /** Writes records without a step to undo or to save: for changes that follow from something else than the records, such as a font. */
  amend: (records: readonly R[]) => void;
  remove: (ids: readonly string[]) => void;
  /** Puts the records in another order of the same ids. */
  reorder: (order: readonly string[]) => void;
  /** Changes the settings of the brush, and its place. */
  setBrush: (patch: Partial<Brush>) => void;
  /** Replaces the lists of these names, as a step. */
  setExtras: (patch: Partial<Extras>) => void;
  /** Replaces all records from outside. Clears the history, which belongs to the former ones. */
  replace: (records: readonly R[]) => void;
  /** A place in the history to come back to. */
  mark: () => Mark;
  /** Makes all since the mark one step. */
  squash: (mark: Mark) => void;
  /** Reverts everything since the mark, without redo. */
  bail: (mark: Mark) => void;
  undo: () => void;
  redo: () => void;
}

/** Creates the state of a canvas, independent of React and of drawing. The functions of `commands/` change it. */
export function createBoxStore<R extends Box>({
  size,
  records: first,
  extras = noExtras,
  rules,
  readOnly = false,
  now = Date.now,
}: BoxStoreOptions<R>): BoxStore<R> {
  let state: BoxState<R> = {
    records: recordsOf(first),
    selectedIds: [],
    mode: 'select',
    tool: idle,
    history: emptyHistory,
    extras,
    brush: firstBrush(size),
  };
  const { same } = rules;
  const listeners = new Set<() => void>();
  const changeListeners = new Set<() => void>();
  const watchers = createWatchers();

  const set = (patch: Partial<BoxState<R>>, diff: Diff<R> = []) => {
    const before = state;
    state = { ...state, ...patch };
    watchers.notify([...diff.map(({ id }) => id), ...regrouped(before, state)]);
    for (const listener of listeners) listener();
  };
  const notify = () => {
    for (const listener of changeListeners) listener();
  };
  /** The selected ids of records that exist. */
  const kept = (records: Records<R>) =>
    state.selectedIds.every((id) => records.byId.has(id))
      ? state.selectedIds
      : state.selectedIds.filter((id) => records.byId.has(id));

  const apply = (diff: Diff<R>, mergeKey?: string) => {
    if (readOnly || diff.length === 0) return;
    const records = applyDiff(state.records, diff);
    const history = pushDiff(state.history, diff, { mergeKey, time: now(), same });
    set({ records, history, selectedIds: kept(records) }, diff);
    // A step inside a gesture is not finished; the end of the gesture notifies.
    if (!('mark' in state.tool)) notify();
  };
  const travel = (to: { history: History<R>; step: Step<R> } | undefined, { back }: { back: boolean }) => {
    if (!to) return;
    const { history, step } = to;
    const diff = back ? invertDiff(step.diff) : step.diff;
    const extras = step.extras?.[back ? 'before' : 'after'] ?? state.extras;
    const records = applyDiff(state.records, diff);
    const changed = [...new Set(diff.map(({ id }) => id))].filter((id) => records.byId.has(id));
    set({ extras, records, history, selectedIds: changed.length > 0 ? changed : kept(records) }, diff);
    notify();
  };
  return {
    size,
    rules,
    readOnly,
    now,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch: watchers.watch,
    onChange(listener) {
      changeListeners.add(listener);
      return () => changeListeners.delete(listener);
    },
    select(requested) {
      const ids = requested.filter((id) => state.records.byId.has(id));
      const unchanged = ids.length === state.selectedIds.length && ids.every((id, at) => id === state.selectedIds[at]);
      if (!unchanged) set({ selectedIds: ids });
    },
    setMode(mode) {
      if (mode !== state.mode) set({ mode });
    },
    setTool(tool) {
      if (tool !== state.tool) set({ tool });
    },
    put: (records, mergeKey) => apply(putDiff(state.records, records, same), mergeKey),
    amend(records) {
      const diff = putDiff(state.records, records, Object.is);
      if (diff.length === 0) return;
      set({ records: applyDiff(state.records, diff) }, diff);
    },
    setBrush(patch) {
      set({ brush: withBrush(state.brush, patch) });
    },
    setExtras(patch) {
      const before = state.extras;
      const after = { ...before, ...patch };
      if (readOnly || sameExtras(before, after)) return;
      set({ extras: after, history: pushExtras(state.history, { before, after }, now()) });
      notify();
    },
    remove(ids) {
      const { byId } = state.records;
      const left = [...state.records.order];
      const diff = ids.flatMap((id): Change<R>[] => {
        const record = byId.get(id);
        const index = left.indexOf(id);
        if (!record || index < 0) return [];
        left.splice(index, 1);
        return [{ id, before: { record, index }, after: undefined }];
      });
      apply(diff);
    },
    reorder(order) {
      apply(reorderDiff(state.records, order));
    },
    replace(records) {
      state = { ...state, records: recordsOf(records), history: emptyHistory, tool: idle };
      watchers.notifyAll();
      set({ selectedIds: kept(state.records) });
    },
    mark() {
      const { history, mark } = setMark(state.history);
      set({ history });
      return mark;
    },
    squash(mark) {
      const history = squashToMark(state.history, mark, { time: now(), same });
      const changed = history.undoable.length > mark;
      set({ history });
      if (changed) notify();
    },
    bail(mark) {
      const { history, undone } = bailToMark(state.history, mark);
      const records = undone.reduceRight((records, { diff }) => applyDiff(records, invertDiff(diff)), state.records);
      const extras = undone.find((step) => step.extras)?.extras?.before ?? state.extras;
      set(
        { extras, history, records, selectedIds: kept(records) },
        undone.flatMap(({ diff }) => diff),
      );
    },
    undo() {
      travel(popUndo(state.history), { back: true });
    },
    redo() {
      travel(popRedo(state.history), { back: false });
    },
  };
}

/** The records that are selected, in the order in which they were. */
export function getSelected<R extends Box>(store: BoxStore<R>): R[] {
  const { records, selectedIds } = store.getState();
  return selectedIds.flatMap((id) => records.byId.get(id) ?? []);
}

/** The selected records that commands may change. */
export function getChangeable<R extends Box>(store: BoxStore<R>): R[] {
  return getSelected(store).filter((box) => !store.rules.isFixed(box));
}

/** The id of the one record that is selected; undefined where none or several are. */
export function onlySelected({ selectedIds }: { selectedIds: readonly string[] }): string | undefined {
  return selectedIds.length === 1 ? selectedIds[0] : undefined;
}
