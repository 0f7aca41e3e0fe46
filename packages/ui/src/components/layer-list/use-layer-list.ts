import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useRowsInSight } from '../../lib/use-rows-in-sight.ts';
import { useFormat } from '../../messages/context.ts';
import { moved, range, toggled, type Layer } from './layer.ts';
import type { LayerListMessages } from './layer-list.messages.ts';

/** The estimated height of a row with two lines, in px, until the row is measured. */
const rowHeight = 45;

interface LayerListOptions {
  layers: readonly Layer[];
  selection: readonly string[];
  onSelectionChange: (selection: string[]) => void;
  onReorder: ((ids: string[]) => void) | undefined;
  onRename: ((id: string, name: string) => void) | undefined;
  words: LayerListMessages;
}

/** The state of a list of layers, and the handlers for keys and clicks on its rows. */
export function useLayerList({ layers, selection, onSelectionChange, onReorder, onRename, words }: LayerListOptions) {
  const ids = layers.map(({ id }) => id);
  const [renamingId, setRenamingId] = useState<string>();
  const { scroller, inSight, currentId, setFocusedId, focusRow } = useRowFocus(ids, selection[0]);
  const { announcement, move } = useMoves({ layers, onReorder, words });

  const select = (id: string, { shiftKey, ctrlKey, metaKey }: MouseEvent | KeyboardEvent) => {
    if (shiftKey) onSelectionChange([...new Set([...selection, ...range(ids, currentId ?? id, id)])]);
    else onSelectionChange(ctrlKey || metaKey ? toggled(selection, id) : [id]);
    setFocusedId(id);
  };
  const goTo = (id: string, to: number, event: KeyboardEvent) => {
    const target = ids[Math.min(Math.max(to, 0), ids.length - 1)];
    if (event.altKey) move(id, to);
    else if (target !== undefined) {
      focusRow(target);
      if (!(event.ctrlKey || event.metaKey)) select(target, event);
    }
  };
  /** The action of a key on a row; undefined if the key has none. */
  const actionOf = (id: string, event: KeyboardEvent): (() => void) | undefined => {
    const to = indexByKey(event.key, ids.indexOf(id), ids.length - 1);
    if (to !== undefined) return () => goTo(id, to, event);
    if (event.key === ' ') return () => onSelectionChange(toggled(selection, id));
    if ((event.key === 'F2' || event.key === 'Enter') && onRename) return () => setRenamingId(id);
    const isSelectAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey);
    return isSelectAll ? () => onSelectionChange(ids) : undefined;
  };
  const rowProps = (id: string) => ({
    selected: selection.includes(id),
    current: id === currentId,
    renaming: id === renamingId,
    onSelect: (event: MouseEvent) => select(id, event),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const action = actionOf(id, event);
      if (action) event.preventDefault();
      action?.();
    },
    onFocus: () => setFocusedId(id),
    onRenameStart: onRename ? () => setRenamingId(id) : undefined,
    onRenameDone: (name?: string) => {
      setRenamingId(undefined);
      if (name !== undefined) onRename?.(id, name);
      focusRow(id);
    },
  });
  return { ids, scroller, inSight, move, announcement, rowProps };
}

/** The index that a key moves to; undefined for any other key. */
function indexByKey(key: string, index: number, last: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    Home: 0,
    End: last,
  };
  return targets[key];
}

/** The rows in view, and the row that Tab reaches: the one that had the focus last, else the first selected one, else the first one. */
function useRowFocus(ids: readonly string[], selectedId: string | undefined) {
  const scroller = useRef<HTMLDivElement>(null);
  const [focusedId, setFocusedId] = useState<string>();
  /** The id of the row that gets the focus when it is drawn. */
  const pendingId = useRef<string>(undefined);
  const currentId = [focusedId, selectedId, ids[0]].find((id) => id !== undefined && ids.includes(id));
  const current = currentId === undefined ? -1 : ids.indexOf(currentId);
  const keyOf = (index: number) => ids[index] ?? '';
  const inSight = useRowsInSight({ scroller, count: ids.length, rowHeight, keyOf, current });
  const focusPending = () => {
    const rows = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-layer]') ?? [])];
    const row = rows.find(({ dataset }) => dataset.layer === pendingId.current);
    if (!row) return;
    pendingId.current = undefined;
    row.focus({ preventScroll: true });
  };
  useEffect(focusPending);
  const focusRow = (id: string) => {
    pendingId.current = id;
    setFocusedId(id);
    focusPending();
  };
  return { scroller, inSight, currentId, setFocusedId, focusRow };
}

/** Moves a layer and announces its new position. */
function useMoves({ layers, onReorder, words }: Pick<LayerListOptions, 'layers' | 'onReorder' | 'words'>) {
  const format = useFormat();
  const [announcement, setAnnouncement] = useState('');
  const move = (id: string, to: number) => {
    const ids = layers.map((layer) => layer.id);
    const from = ids.indexOf(id);
    const next = moved(ids, from, to);
    if (!onReorder || next.indexOf(id) === from) return;
    onReorder(next);
    setAnnouncement(words.moved(layers[from]?.name ?? '', next.indexOf(id) + 1, ids.length, format));
  };
  return { announcement, move };
}
