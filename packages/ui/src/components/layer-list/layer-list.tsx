/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the rows of a table cannot be positioned and dragged one by one */
'use client';

import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useId, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import type { Layer } from './layer.ts';
import { layerListMessages, type LayerListMessages } from './layer-list.messages.ts';
import { LayerRow } from './layer-row.tsx';
import { useLayerList } from './use-layer-list.ts';

export interface LayerListProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** The layers in the order of the list, the topmost first. */
  layers: readonly Layer[];
  /** The ids of the selected layers. */
  selection: readonly string[];
  /** Called with the ids of the new selection. */
  onSelectionChange: (selection: string[]) => void;
  /** Called with the ids of all layers in their new order. Without it layers cannot be moved. */
  onReorder?: ((ids: string[]) => void) | undefined;
  /** Called with the new name, trimmed and never empty. Without it layers cannot be renamed. */
  onRename?: ((id: string, name: string) => void) | undefined;
  /** Called to hide or show a layer. Without it the rows have no button for that. */
  onHiddenChange?: ((id: string, hidden: boolean) => void) | undefined;
  /** Called to lock or unlock a layer. Without it the rows have no button for that. */
  onLockedChange?: ((id: string, locked: boolean) => void) | undefined;
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
  const list = useLayerList({ layers, selection, onSelectionChange, onReorder, onRename, words });
  const { scroller, inSight, ids } = list;
  return (
    <div data-slot="layer-list" className={cn('flex max-h-[80svh] flex-col gap-px', className)} {...props}>
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
          <LayerGrid ref={scroller} label={words.label} count={ids.length} height={inSight.height}>
            {inSight.rows.map(({ index, start }) => {
              const layer = layers[index];
              return layer ? (
                <LayerRow
                  key={layer.id}
                  {...list.rowProps(layer.id)}
                  {...{ layer, index, start, words }}
                  measure={inSight.measure}
                  sortable={onReorder !== undefined}
                  onHiddenChange={onHiddenChange ? (hidden) => onHiddenChange(layer.id, hidden) : undefined}
                  onLockedChange={onLockedChange ? (locked) => onLockedChange(layer.id, locked) : undefined}
                />
              ) : null;
            })}
          </LayerGrid>
        </SortableContext>
      </DndContext>
      {layers.length === 0 ? (
        <p data-slot="layer-list-empty" className="px-2 py-6 text-center text-sm text-muted">
          {words.empty}
        </p>
      ) : null}
      <output data-slot="layer-list-announcement" className="sr-only">
        {list.announcement}
      </output>
    </div>
  );
}

interface LayerGridProps {
  ref: RefObject<HTMLDivElement | null>;
  label: string;
  /** The number of all rows, drawn or not. */
  count: number;
  /** The height of all rows, in px. */
  height: number;
  children: ReactNode;
}

function LayerGrid({ ref, label, count, height, children }: LayerGridProps) {
  return (
    <div
      ref={ref}
      role="grid"
      data-slot="layer-list-rows"
      aria-label={label}
      aria-multiselectable
      aria-rowcount={count}
      className={cn('min-h-0 overflow-y-auto overscroll-contain', count === 0 && 'hidden')}
    >
      <div role="presentation" className="relative" style={{ height }}>
        {children}
      </div>
    </div>
  );
}
