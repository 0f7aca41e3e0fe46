'use client';

import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent, type MouseEvent } from 'react';
import { cn } from '../../lib/cn.ts';
import { useFormat, useMessages } from '../../messages/context.ts';
import { moved, range, toggled, type Layer } from './layer.ts';
import { layerListMessages, type LayerListMessages } from './layer-list.messages.ts';
import { LayerRow } from './layer-row.tsx';

export interface LayerListProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** The layers as they are listed, the topmost first. */
  layers: readonly Layer[];
  /** The ids of the selected layers. */
  selection: readonly string[];
  /** Called with all ids that are selected from then on. */
  onSelectionChange: (selection: string[]) => void;
  /** Called with all ids in their new order. Without it layers cannot be moved. */
  onReorder?: ((ids: string[]) => void) | undefined;
  /** Called with the new name, trimmed and never empty. Without it layers cannot be renamed. */
  onRename?: ((id: string, name: string) => void) | undefined;
  /** Called when a layer is to be hidden or shown. Without it there is no button for that. */
  onHiddenChange?: ((id: string, hidden: boolean) => void) | undefined;
  /** Called when a layer is to be locked or unlocked. Without it there is no button for that. */
  onLockedChange?: ((id: string, locked: boolean) => void) | undefined;
  /** Words in place of the provider's. */
  messages?: Partial<LayerListMessages> | undefined;
}

const unspoken = () => '';
/** The list announces a move itself, for the pointer and for keys alike. */
const accessibility = {
  announcements: { onDragStart: unspoken, onDragOver: unspoken, onDragEnd: unspoken, onDragCancel: unspoken },
  screenReaderInstructions: { draggable: '' },
};

/**
 * The layers of a picture in reading order: select one or several, move them by dragging or Alt and an arrow key, rename them
 * in place, hide and lock them. The accessible twin of a canvas.
 */
export function LayerList({
  layers,
  selection,
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
  const format = useFormat();
  const dragId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [focusedId, setFocusedId] = useState<string>();
  const [renamingId, setRenamingId] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));

  const ids = layers.map(({ id }) => id);
  const currentId = [focusedId, selection[0], ids[0]].find((id) => id !== undefined && ids.includes(id));
  const rowOf = (id: string | undefined) =>
    [...(list.current?.querySelectorAll<HTMLElement>('[data-layer]') ?? [])].find((row) => row.dataset.layer === id);

  const move = (id: string, to: number) => {
    const from = ids.indexOf(id);
    const next = moved(ids, from, to);
    if (!onReorder || next.indexOf(id) === from) return;
    onReorder(next);
    const name = layers[from]?.name ?? '';
    setAnnouncement(words.moved(name, next.indexOf(id) + 1, ids.length, format));
  };

  const select = (id: string, { shiftKey, ctrlKey, metaKey }: MouseEvent | KeyboardEvent) => {
    if (shiftKey) onSelectionChange([...new Set([...selection, ...range(ids, currentId ?? id, id)])]);
    else onSelectionChange(ctrlKey || metaKey ? toggled(selection, id) : [id]);
    setFocusedId(id);
  };

  const onRowKeyDown = (id: string, event: KeyboardEvent<HTMLElement>) => {
    const place = ids.indexOf(id);
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: place - 1,
      ArrowDown: place + 1,
      Home: 0,
      End: ids.length - 1,
    };
    const to = steps[event.key];
    if (to !== undefined) {
      event.preventDefault();
      const target = ids[Math.min(Math.max(to, 0), ids.length - 1)];
      if (event.altKey) move(id, to);
      else if (target !== undefined) {
        rowOf(target)?.focus();
        if (!(event.ctrlKey || event.metaKey)) select(target, event);
      }
    } else if (event.key === ' ') {
      event.preventDefault();
      onSelectionChange(toggled(selection, id));
    } else if ((event.key === 'F2' || event.key === 'Enter') && onRename) {
      event.preventDefault();
      setRenamingId(id);
    } else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSelectionChange(ids);
    }
  };

  const onRenameDone = (id: string, name?: string) => {
    setRenamingId(undefined);
    if (name !== undefined) onRename?.(id, name);
    rowOf(id)?.focus();
  };

  return (
    <div data-slot="layer-list" className={cn('flex flex-col gap-px', className)} {...props}>
      <DndContext
        id={dragId}
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={accessibility}
        onDragEnd={({ active, over }: DragEndEvent) => {
          if (over) move(String(active.id), ids.indexOf(String(over.id)));
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <div
            ref={list}
            role="grid"
            data-slot="layer-list-rows"
            aria-label={words.label}
            aria-multiselectable
            className="flex flex-col gap-px empty:hidden"
          >
            {layers.map((layer) => (
              <LayerRow
                key={layer.id}
                layer={layer}
                words={words}
                selected={selection.includes(layer.id)}
                current={layer.id === currentId}
                renaming={layer.id === renamingId}
                sortable={onReorder !== undefined}
                onSelect={(event) => select(layer.id, event)}
                onKeyDown={(event) => onRowKeyDown(layer.id, event)}
                onFocus={() => setFocusedId(layer.id)}
                onRenameStart={onRename ? () => setRenamingId(layer.id) : undefined}
                onRenameDone={(name) => onRenameDone(layer.id, name)}
                onHiddenChange={onHiddenChange ? (hidden) => onHiddenChange(layer.id, hidden) : undefined}
                onLockedChange={onLockedChange ? (locked) => onLockedChange(layer.id, locked) : undefined}
              />
            ))}
          </div>
        </SortableContext>
      </DndContext>
      {layers.length === 0 ? (
        <p data-slot="layer-list-empty" className="px-2 py-6 text-center text-sm text-muted">
          {words.empty}
        </p>
      ) : null}
      <output data-slot="layer-list-announcement" className="sr-only">
        {announcement}
      </output>
    </div>
  );
}
