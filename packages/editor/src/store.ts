import { useSyncExternalStore } from 'react';
import { bailToMark, emptyHistory, popRedo, popUndo, pushDiff, setMark, squashToMark } from './history.ts';
import type { History, Mark } from './history.ts';
import { applyDiff, invertDiff, recordsOf } from './model/diff.ts';
import type { Diff, TextRecords } from './model/diff.ts';
import type { EditorDocument } from './model/document.ts';
import { sameText } from './model/text.ts';
import type { EditorText } from './model/text.ts';
import type { LayOut } from './model/text-layout.ts';
import { idle } from './tools/tool-state.ts';
import type { ToolState } from './tools/tool-state.ts';

export interface EditorState {
  records: TextRecords;
  selectedId: string | undefined;
  tool: ToolState;
  history: History;
}

export interface EditorStoreOptions {
  document: EditorDocument;
  layOut: LayOut;
  /** Families that Reset may choose from. Default: every name is taken. */
  fontFamilies?: readonly string[];
  /** ms since the epoch. Default: the clock. */
  now?: () => number;
}

export interface EditorStore {
  /** Of the image, in its pixels. */
  readonly size: { width: number; height: number };
  readonly layOut: LayOut;
  readonly fontFamilies: readonly string[] | undefined;
  readonly now: () => number;
  getState: () => EditorState;
  /** Calls back after every change; returns a function that ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Calls back with the document after every finished step: not on each move of a gesture. */
  onCommit: (listener: (document: EditorDocument) => void) => () => void;
  select: (id: string | undefined) => void;
  setTool: (tool: ToolState) => void;
  /** Writes a record; a `mergeKey` joins it to the step before if that had the same key a moment ago. */
  put: (text: EditorText, mergeKey?: string) => void;
  remove: (id: string) => void;
  /** A place in the history to come back to. */
  mark: () => Mark;
  /** Makes all since the mark one step. */
  squash: (mark: Mark) => void;
  /** Takes back all since the mark, for good. */
  bail: (mark: Mark) => void;
  undo: () => void;
  redo: () => void;
}

/** The state of an editor, apart from React and the canvas. The functions of `commands/` change it. */
export function createEditorStore({ document, layOut, fontFamilies, now = Date.now }: EditorStoreOptions): EditorStore {
  let state: EditorState = {
    records: recordsOf(document.texts),
    selectedId: undefined,
    tool: idle,
    history: emptyHistory,
  };
  const size = { width: document.width, height: document.height };
  const listeners = new Set<() => void>();
  const commitListeners = new Set<(document: EditorDocument) => void>();

  const set = (patch: Partial<EditorState>) => {
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  };
  const commit = (records: TextRecords) => {
    for (const listener of commitListeners) listener(documentOf(size, records));
  };
  /** What is selected must exist. */
  const kept = (records: TextRecords) =>
    state.selectedId !== undefined && records.byId.has(state.selectedId) ? state.selectedId : undefined;
  /** Inside a gesture nothing is finished; its end tells. */
  const inGesture = () => 'mark' in state.tool;

  const apply = (diff: Diff, mergeKey?: string) => {
    const records = applyDiff(state.records, diff);
    const history = pushDiff(state.history, diff, { mergeKey, time: now() });
    set({ records, history, selectedId: kept(records) });
    if (!inGesture()) commit(records);
  };
  const travel = (step: { history: History; diff: Diff } | undefined, diff: Diff | undefined) => {
    if (!step || !diff) return;
    const records = applyDiff(state.records, diff);
    const changed = diff.at(-1)?.id;
    const selectedId = changed !== undefined && records.byId.has(changed) ? changed : kept(records);
    set({ records, history: step.history, selectedId });
    commit(records);
  };

  return {
    size,
    layOut,
    fontFamilies,
    now,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onCommit(listener) {
      commitListeners.add(listener);
      return () => commitListeners.delete(listener);
    },
    select(id) {
      if (id !== state.selectedId) set({ selectedId: id });
    },
    setTool(tool) {
      if (tool !== state.tool) set({ tool });
    },
    put(text, mergeKey) {
      const before = state.records.byId.get(text.id);
      if (sameText(before, text)) return;
      const index = before ? state.records.order.indexOf(text.id) : state.records.order.length;
      const change = { id: text.id, before: before && { text: before, index }, after: { text, index } };
      apply([change], mergeKey);
    },
    remove(id) {
      const text = state.records.byId.get(id);
      if (text) apply([{ id, before: { text, index: state.records.order.indexOf(id) }, after: undefined }]);
    },
    mark() {
      const { history, mark } = setMark(state.history);
      set({ history });
      return mark;
    },
    squash(mark) {
      const history = squashToMark(state.history, mark, now());
      const changed = history.undoable.length > mark;
      set({ history });
      if (changed) commit(state.records);
    },
    bail(mark) {
      const { history, undone } = bailToMark(state.history, mark);
      const records = undone.reduceRight((records, diff) => applyDiff(records, invertDiff(diff)), state.records);
      set({ history, records, selectedId: kept(records) });
    },
    undo() {
      const step = popUndo(state.history);
      travel(step, step && invertDiff(step.diff));
    },
    redo() {
      const step = popRedo(state.history);
      travel(step, step?.diff);
    },
  };
}

function documentOf(size: { width: number; height: number }, records: TextRecords): EditorDocument {
  const texts = records.order.flatMap((id) => records.byId.get(id) ?? []);
  return { ...size, texts: texts.filter((text) => !isLeftover(text)) };
}

/** An added text in which nothing was written: it goes as soon as it is left. */
export function isLeftover(text: EditorText): boolean {
  return text.origin === 'added' && text.text.trim() === '';
}

/** The document as it stands. */
export function getDocument(store: EditorStore): EditorDocument {
  return documentOf(store.size, store.getState().records);
}

export function getText(store: EditorStore, id: string | undefined): EditorText | undefined {
  return id === undefined ? undefined : store.getState().records.byId.get(id);
}

/**
 * A part of the state. The component renders again only when what the selector gives is another value: records keep their
 * identity until they are edited, so that a selector by id makes one text render alone.
 */
export function useEditor<T>(store: EditorStore, selector: (state: EditorState) => T): T {
  return useSyncExternalStore(store.subscribe, () => selector(store.getState()));
}
