/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the rows of a table cannot be positioned and dragged one by one */
'use client';

import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Eye, EyeOff, GripVertical, Lock, LockOpen } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { cn } from '../../lib/cn.ts';
import { selectedRow } from './selected-row.ts';
import { useRowsInSight } from '../../lib/use-rows-in-sight.ts';
import { useFormat, useMessages } from '../../messages/context.ts';
import type { Format } from '../../messages/format.ts';

/** The built-in words of LayerList. */
export interface LayerListMessages {
  /** The accessible name of the list. */
  label: string;
  /** The accessible name of the button that hides a layer. */
  hide: (name: string) => string;
  /** The accessible name of the button that shows a hidden layer. */
  show: (name: string) => string;
  /** The accessible name of the button that locks a layer. */
  lock: (name: string) => string;
  /** The accessible name of the button that unlocks a layer. */
  unlock: (name: string) => string;
  /** The accessible name of the field that renames a layer. */
  rename: string;
  /** Announced when a layer was moved. The first position is 1. */
  moved: (name: string, position: number, count: number, format: Format) => string;
  /** Shown when there are no layers. */
  empty: string;
}

export const layerListMessages: LayerListMessages = {
  label: 'Layers',
  hide: (name) => `Hide ${name}`,
  show: (name) => `Show ${name}`,
  lock: (name) => `Lock ${name}`,
  unlock: (name) => `Unlock ${name}`,
  rename: 'Name of the layer',
  moved: (name, position, count, { number }) => `${name} is now ${number(position)} of ${number(count)}.`,
  empty: 'There are no layers yet.',
};

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

export interface LayerListProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** The layers in the order of the list, the topmost first. */
  layers: readonly Layer[];
  /** The ids of the selected layers. */
  selection: readonly string[];
  /** Whether layers are only selected: not moved, renamed, hidden or locked. @default false */
  readOnly?: boolean | undefined;
  /** Called with the ids of the new selection. */
  onSelectionChange: (selection: string[]) => void;
  /** Called with the ids of all layers in their new order. */
  onReorder: (ids: string[]) => void;
  /** Called with the new name, trimmed and never empty. */
  onRename: (id: string, name: string) => void;
  /** Called to hide or show a layer. */
  onHiddenChange: (id: string, hidden: boolean) => void;
  /** Called to lock or unlock a layer. */
  onLockedChange: (id: string, locked: boolean) => void;
  /** Words that replace those of the provider. */
  messages?: Partial<LayerListMessages> | undefined;
}

const noText = () => '';
/** Turns off the announcements of dnd-kit, because the list itself announces moves by the pointer and by keys. */
const noAnnouncements = {
  announcements: { onDragStart: noText, onDragOver: noText, onDragEnd: noText, onDragCancel: noText },
  screenReaderInstructions: { draggable: '' },
};

/**
 * The layers of a picture. Users select one or several, move one by a drag or by Alt and an arrow key, rename it in place, hide it and
 * lock it. It gives keys and screen readers access to what a canvas shows. It scrolls from a maximum height, which `className` can set,
 * and draws only the rows in view.
 */
export function LayerList({
  layers,
  selection,
  readOnly = false,
  onSelectionChange,
  onReorder,
  onRename,
  onHiddenChange,
  onLockedChange,
  messages,
  className,
  ...props
}: LayerListProps) {
  const words = useMessages('layerList', layerListMessages, messages);
  const dragId = useId();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const list = useLayerList({ layers, selection, readOnly, onSelectionChange, onReorder, onRename, words });
  const { scroller, inSight, ids } = list;
  return (
    <div data-slot="layer-list" className={cn('pal-root flex max-h-[80svh] flex-col gap-px', className)} {...props}>
      <DndContext
        id={dragId}
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={noAnnouncements}
        onDragEnd={({ active, over }) => {
          if (over) list.move(String(active.id), ids.indexOf(String(over.id)));
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <LayerGrid ref={scroller} aria-label={words.label} aria-rowcount={ids.length} height={inSight.height}>
            {inSight.rows.map(({ index, start }) => {
              const layer = layers[index];
              return layer ? (
                <LayerRow
                  key={layer.id}
                  {...list.rowProps(layer.id)}
                  {...{ layer, index, start, readOnly, words }}
                  measure={inSight.measure}
                  onHiddenChange={(hidden) => onHiddenChange(layer.id, hidden)}
                  onLockedChange={(locked) => onLockedChange(layer.id, locked)}
                />
              ) : null;
            })}
          </LayerGrid>
        </SortableContext>
      </DndContext>
      {layers.length === 0 ? (
        <p data-slot="layer-list-empty" className="px-2 py-6 text-center text-pal-sm text-pal-muted">
          {words.empty}
        </p>
      ) : null}
      <output data-slot="layer-list-announcement" className="sr-only">
        {list.announcement}
      </output>
    </div>
  );
}

function LayerGrid({ height, children, ...props }: ComponentProps<'div'> & { height: number }) {
  return (
    <div
      role="grid"
      data-slot="layer-list-rows"
      aria-multiselectable
      className={cn('min-h-0 overflow-y-auto overscroll-contain', height === 0 && 'hidden')}
      {...props}
    >
      <div role="presentation" className="relative" style={{ height }}>
        {children}
      </div>
    </div>
  );
}

interface LayerRowProps {
  layer: Layer;
  /** The index of the layer. */
  index: number;
  /** The distance from the top of the list, in px. */
  start: number;
  /** The ref of the row, which measures its height. */
  measure: (row: Element | null) => void;
  readOnly: boolean;
  words: LayerListMessages;
  selected: boolean;
  /** Whether the Tab key reaches the row and its buttons. */
  current: boolean;
  renaming: boolean;
  onSelect: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: () => void;
  onRenameStart: () => void;
  /** Called with the new name, or with undefined to keep the old one. */
  onRenameDone: (name?: string) => void;
  onHiddenChange: (hidden: boolean) => void;
  onLockedChange: (locked: boolean) => void;
}

const toggleStyle =
  'inline-flex size-6 pointer-coarse:size-11 shrink-0 items-center justify-center rounded-pal-sm text-pal-faint opacity-0 hover:bg-pal-ink/8 hover:text-pal-ink focus-visible:opacity-100 focus-visible:-outline-offset-2 group-hover:opacity-100 group-focus-within:opacity-100 aria-pressed:text-pal-muted aria-pressed:opacity-100 pointer-coarse:opacity-100 [&_svg]:size-3.5';

interface ToggleProps {
  slot: string;
  label: string;
  pressed: boolean;
  current: boolean;
  onChange: (pressed: boolean) => void;
  children: ReactNode;
}

function Toggle({ slot, label, pressed, current, onChange, children }: ToggleProps) {
  return (
    <div role="gridcell" className="flex">
      <button
        type="button"
        data-slot={slot}
        aria-label={label}
        aria-pressed={pressed}
        title={label}
        tabIndex={current ? 0 : -1}
        onClick={(event) => {
          event.stopPropagation();
          onChange(!pressed);
        }}
        onKeyDown={(event) => event.stopPropagation()}
        className={toggleStyle}
      >
        {children}
      </button>
    </div>
  );
}

/** One layer: a grip, an icon, the name, and the buttons that lock and hide it. */
function LayerRow(props: LayerRowProps) {
  const { layer, index, start, measure, readOnly, selected, current, renaming } = props;
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: layer.id,
    disabled: readOnly,
  });
  const row = useComposedRefs<HTMLDivElement>(setNodeRef, measure);
  return (
    <div
      ref={row}
      role="row"
      data-slot="layer-list-row"
      data-layer={layer.id}
      data-index={index}
      data-selected={selected ? '' : undefined}
      data-hidden={layer.hidden ? '' : undefined}
      data-dragging={isDragging ? '' : undefined}
      aria-selected={selected}
      aria-rowindex={index + 1}
      aria-keyshortcuts={readOnly ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
      tabIndex={current ? 0 : -1}
      onClick={props.onSelect}
      onDoubleClick={props.onRenameStart}
      onKeyDown={props.onKeyDown}
      onFocus={props.onFocus}
      {...(renaming ? {} : listeners)}
      style={{ top: start, translate: transform ? `0 ${transform.y}px` : undefined, transition }}
      // The transparent border is the gap between the rows. It is part of the measured height.
      className={cn(
        'group absolute inset-x-0 flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 rounded-pal-md border-b border-transparent bg-clip-padding ps-1.5 pe-1.5 text-pal-sm select-none focus-visible:-outline-offset-2',
        'hover:bg-pal-ink/4 data-dragging:z-1 data-dragging:bg-pal-raised data-dragging:shadow-pal-floating',
        selectedRow,
      )}
    >
      <LayerTitle {...props} />
      {readOnly ? null : <LayerToggles {...props} />}
    </div>
  );
}

/** Fades out the end of the last line while the pointer or the focus shows the buttons over it. */
const fadeUnderToggles =
  '[--fade:linear-gradient(to_left,transparent_3rem,#000_4.5rem)] rtl:[--fade:linear-gradient(to_right,transparent_3rem,#000_4.5rem)] pointer-fine:group-hover:[mask-image:var(--fade)] pointer-fine:group-focus-within:[mask-image:var(--fade)]';

/** The classes of the last line: padding for the buttons that are always visible, and a fade under the others. */
function lastLineStyle({ locked = false, hidden = false }: Layer): string {
  return cn('pointer-coarse:pe-0', locked ? 'pe-12' : hidden && 'pe-6', fadeUnderToggles);
}

/** The grip, the icon and the name. */
function LayerTitle({ layer, readOnly, words, renaming, onRenameDone }: LayerRowProps) {
  const { name, detail, icon, hidden = false } = layer;
  return (
    <div role="gridcell" className="flex min-w-0 flex-1 items-center gap-2 py-1 pointer-coarse:pe-22">
      {readOnly ? null : (
        <GripVertical
          aria-hidden
          data-slot="layer-list-grip"
          className="size-3.5 pointer-coarse:-ms-1.5 pointer-coarse:-me-2 pointer-coarse:box-content pointer-coarse:-my-1 pointer-coarse:p-3.75 shrink-0 cursor-grab touch-none text-pal-faint opacity-0 group-hover:opacity-100 pointer-coarse:opacity-100"
        />
      )}
      {icon ? <span className="flex shrink-0 text-pal-muted [&_svg]:size-4">{icon}</span> : null}
      <div className={cn('min-w-0 flex-1', hidden && 'text-pal-muted line-through decoration-pal-muted/60')}>
        {renaming ? (
          <LayerName name={name} label={words.rename} onDone={onRenameDone} />
        ) : (
          <div
            data-slot="layer-list-name"
            className={cn('line-clamp-2 wrap-break-word', !detail && lastLineStyle(layer))}
            dir="auto"
          >
            {name}
          </div>
        )}
        {detail ? (
          <div className={lastLineStyle(layer)}>
            <div data-slot="layer-list-detail" className="truncate text-pal-xs text-pal-muted" dir="auto">
              {detail}
            </div>
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** The buttons that lock and hide the layer, over the end of the last line. */
function LayerToggles({ layer, words, current, onLockedChange, onHiddenChange }: LayerRowProps) {
  const { name, detail, hidden = false, locked = false } = layer;
  return (
    <div
      role="presentation"
      className={cn(
        'absolute inset-y-0 end-1.5 flex',
        detail ? 'items-end pointer-coarse:items-center' : 'items-center',
      )}
    >
      <Toggle
        slot="layer-list-lock"
        label={locked ? words.unlock(name) : words.lock(name)}
        pressed={locked}
        current={current}
        onChange={onLockedChange}
      >
        {locked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
      </Toggle>
      <Toggle
        slot="layer-list-hide"
        label={hidden ? words.show(name) : words.hide(name)}
        pressed={hidden}
        current={current}
        onChange={onHiddenChange}
      >
        {hidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </Toggle>
    </div>
  );
}

/** The text field that renames a layer. Enter, Escape and leaving the field apply the new name: no typed word is ever lost. */
function LayerName({ name, label, onDone }: { name: string; label: string; onDone: LayerRowProps['onRenameDone'] }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.select();
  }, []);
  // An input also fires `blur` when it is removed.
  const isDone = useRef(false);
  const apply = (text: string) => {
    if (isDone.current) return;
    isDone.current = true;
    const trimmed = text.trim();
    onDone(trimmed === '' || trimmed === name ? undefined : trimmed);
  };
  return (
    <input
      ref={field}
      data-slot="layer-list-name-field"
      aria-label={label}
      defaultValue={name}
      onKeyDown={(event) => {
        event.stopPropagation();
        // While an input method composes, these keys are for its own list.
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Escape' || event.key === 'Enter') apply(event.currentTarget.value);
      }}
      onBlur={(event) => apply(event.currentTarget.value)}
      onPointerDown={(event) => event.stopPropagation()}
      className="-mx-1 w-full min-w-0 rounded-pal-sm border border-pal-accent bg-pal-raised px-1 text-pal-sm outline-none"
    />
  );
}

/** The estimated height of a row with two lines, in px, until the row is measured. */
const rowHeight = 45;

interface LayerListOptions extends Pick<
  LayerListProps,
  'layers' | 'selection' | 'onSelectionChange' | 'onReorder' | 'onRename'
> {
  readOnly: boolean;
  words: LayerListMessages;
}

/** The state of a list of layers, and the handlers for keys and clicks on its rows. */
function useLayerList({ layers, selection, readOnly, onSelectionChange, words, ...callbacks }: LayerListOptions) {
  const ids = layers.map(({ id }) => id);
  const [renamingId, setRenamingId] = useState<string>();
  const { scroller, inSight, currentId, setFocusedId, focusRow } = useRowFocus(ids, selection[0]);
  const { announcement, move } = useMoves({ layers, onReorder: callbacks.onReorder, words });

  const lastSelectedId = useRef<string>(undefined);
  const select = (id: string, from: string, { shiftKey, ctrlKey, metaKey }: MouseEvent | KeyboardEvent) => {
    if (shiftKey) onSelectionChange([...new Set([...selection, ...range(ids, from, id)])]);
    else {
      onSelectionChange(ctrlKey || metaKey ? toggled(selection, id) : [id]);
      lastSelectedId.current = id;
    }
    setFocusedId(id);
  };
  /** The row where Shift and a click on `id` begin a range. It is not the current row: a press moves the focus before its click. */
  const rangeStart = (id: string) => {
    const listed = ids.filter((other) => selection.includes(other));
    return listed.find((other) => other === lastSelectedId.current) ?? listed[0] ?? id;
  };
  const goTo = (id: string, to: number, event: KeyboardEvent) => {
    const target = ids[Math.min(Math.max(to, 0), ids.length - 1)];
    if (event.altKey && !readOnly) move(id, to);
    else if (target !== undefined) {
      focusRow(target);
      if (!(event.ctrlKey || event.metaKey)) select(target, id, event);
    }
  };
  /** The action of a key on a row; undefined if the key has none. */
  const actionOf = (id: string, event: KeyboardEvent): (() => void) | undefined => {
    const to = indexByKey(event.key, ids.indexOf(id), ids.length - 1);
    if (to !== undefined) return () => goTo(id, to, event);
    if (event.key === ' ') return () => onSelectionChange(toggled(selection, id));
    if (event.key === 'F2' || event.key === 'Enter') return () => setRenamingId(readOnly ? undefined : id);
    const isSelectAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey);
    return isSelectAll ? () => onSelectionChange(ids) : undefined;
  };
  const rowProps = (id: string) => ({
    selected: selection.includes(id),
    current: id === currentId,
    renaming: id === renamingId,
    onSelect: (event: MouseEvent) => select(id, rangeStart(id), event),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const action = actionOf(id, event);
      if (action) event.preventDefault();
      action?.();
    },
    onFocus: () => setFocusedId(id),
    onRenameStart: () => setRenamingId(readOnly ? undefined : id),
    onRenameDone: (name?: string) => {
      setRenamingId(undefined);
      if (name !== undefined) callbacks.onRename(id, name);
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
    if (next.indexOf(id) === from) return;
    onReorder(next);
    setAnnouncement(words.moved(layers[from]?.name ?? '', next.indexOf(id) + 1, ids.length, format));
  };
  return { announcement, move };
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
