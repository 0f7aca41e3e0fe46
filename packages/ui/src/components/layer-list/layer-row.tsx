/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the rows of a table cannot be positioned and dragged one by one */
import { useSortable } from '@dnd-kit/sortable';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Eye, EyeOff, GripVertical, Lock, LockOpen } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { glossLine, selectedTint } from './gloss.ts';
import type { Layer } from './layer.ts';
import { LayerName } from './layer-name.tsx';
import type { LayerListMessages } from './layer-list.messages.ts';

interface LayerRowProps {
  layer: Layer;
  /** The index of the layer. */
  index: number;
  /** The distance from the top of the list, in px. */
  start: number;
  /** The ref of the row, which measures its height. */
  measure: (row: Element | null) => void;
  words: LayerListMessages;
  selected: boolean;
  /** Whether the Tab key reaches the row and its buttons. */
  current: boolean;
  renaming: boolean;
  sortable: boolean;
  onSelect: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: () => void;
  onRenameStart?: (() => void) | undefined;
  onRenameDone: (name?: string) => void;
  onHiddenChange?: ((hidden: boolean) => void) | undefined;
  onLockedChange?: ((locked: boolean) => void) | undefined;
}

const toggleStyle =
  'inline-flex size-6 shrink-0 items-center justify-center rounded-sm text-faint opacity-0 hover:bg-ink/8 hover:text-ink focus-visible:opacity-100 focus-visible:-outline-offset-2 group-hover:opacity-100 group-focus-within:opacity-100 aria-pressed:text-muted aria-pressed:opacity-100 pointer-coarse:opacity-100 [&_svg]:size-3.5';

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
export function LayerRow(props: LayerRowProps) {
  const { layer, index, start, measure, selected, current, renaming, sortable } = props;
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: layer.id,
    disabled: !sortable,
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
      aria-keyshortcuts={sortable ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
      tabIndex={current ? 0 : -1}
      onClick={props.onSelect}
      onDoubleClick={props.onRenameStart}
      onKeyDown={props.onKeyDown}
      onFocus={props.onFocus}
      {...(renaming ? {} : listeners)}
      style={{ top: start, translate: transform ? `0 ${transform.y}px` : undefined, transition }}
      // The transparent border is the gap between the rows. It is part of the measured height.
      className={cn(
        'group absolute inset-x-0 flex min-h-9 items-center gap-2 rounded-md border-b border-transparent bg-clip-padding ps-1.5 pe-1.5 text-sm select-none focus-visible:-outline-offset-2',
        'hover:bg-ink/4 data-dragging:z-1 data-dragging:bg-raised data-dragging:shadow-floating',
        selectedTint,
        glossLine,
      )}
    >
      <LayerTitle {...props} />
      <LayerToggles {...props} />
    </div>
  );
}

/** Fades out the end of the last line while the pointer or the focus shows the buttons over it. */
const fadeUnderToggles =
  'rtl:[--fade-to:to_right] pointer-fine:group-[:is(:hover,:focus-within)]:[mask-image:linear-gradient(var(--fade-to,to_left),transparent_3rem,#000_4.5rem)]';

/** The classes of the last line: padding for the buttons that are always visible, and a fade under the others. */
function lastLineStyle({ layer, onLockedChange, onHiddenChange }: LayerRowProps): string {
  if (!onLockedChange && !onHiddenChange) return '';
  const padding = layer.locked ? 'pe-12' : layer.hidden ? 'pe-6' : '';
  return cn('pointer-coarse:pe-12', padding, fadeUnderToggles);
}

/** The grip, the icon and the name. */
function LayerTitle(props: LayerRowProps) {
  const { layer, words, renaming, sortable, onRenameDone } = props;
  const { name, detail, icon, hidden = false } = layer;
  return (
    <div role="gridcell" className="flex min-w-0 flex-1 items-center gap-2 py-1">
      {sortable ? (
        <GripVertical
          aria-hidden
          data-slot="layer-list-grip"
          className="size-3.5 shrink-0 cursor-grab touch-none text-faint opacity-0 group-hover:opacity-100 pointer-coarse:opacity-100"
        />
      ) : null}
      {icon ? <span className="flex shrink-0 text-muted [&_svg]:size-4">{icon}</span> : null}
      <div className={cn('min-w-0 flex-1', hidden && 'text-muted line-through decoration-muted/60')}>
        {renaming ? (
          <LayerName name={name} label={words.rename} onDone={onRenameDone} />
        ) : (
          <div
            data-slot="layer-list-name"
            className={cn('line-clamp-2 wrap-break-word', detail ? undefined : lastLineStyle(props))}
            dir="auto"
          >
            {name}
          </div>
        )}
        {detail ? (
          <div className={lastLineStyle(props)}>
            <div data-slot="layer-list-detail" className="truncate text-xs text-muted" dir="auto">
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
    <div role="presentation" className={cn('absolute inset-y-0 end-1.5 flex', detail ? 'items-end' : 'items-center')}>
      {onLockedChange ? (
        <Toggle
          slot="layer-list-lock"
          label={locked ? words.unlock(name) : words.lock(name)}
          pressed={locked}
          current={current}
          onChange={onLockedChange}
        >
          {locked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
        </Toggle>
      ) : null}
      {onHiddenChange ? (
        <Toggle
          slot="layer-list-hide"
          label={hidden ? words.show(name) : words.hide(name)}
          pressed={hidden}
          current={current}
          onChange={onHiddenChange}
        >
          {hidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </Toggle>
      ) : null}
    </div>
  );
}
