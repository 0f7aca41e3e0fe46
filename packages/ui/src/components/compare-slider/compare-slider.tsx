'use client';

import {
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { ChevronsLeftRight } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { useFormat, useMessages } from '../../messages/context.ts';
import { clampPosition, positionAt, positionByKey } from './position.ts';
import type { Format } from '../../messages/format.ts';

export interface CompareSliderMessages {
  /** The label over `before`. */
  before: string;
  /** The label over `after`. */
  after: string;
  /** The spoken value of the slider; `before` is the visible share of that image, 0 to 1. */
  value: (names: { before: string; after: string }, before: number, format: Format) => string;
}

export const compareSliderMessages: CompareSliderMessages = {
  before: 'Before',
  after: 'After',
  value: (names, before, format) => {
    const percent = (share: number) => format.number(share, { style: 'percent' });
    return `${names.before} ${percent(before)}, ${names.after} ${percent(1 - before)}`;
  },
};

const labelStyle =
  'pointer-events-none absolute top-3 max-w-[calc(50%-1rem)] truncate rounded-full border border-transparent bg-pal-inverse px-2.5 py-0.5 text-pal-2xs font-medium text-pal-on-inverse';

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

export interface CompareSliderProps extends ComponentProps<'div'> {
  /** The accessible name of the slider: what is compared. */
  label: string;
  /** The earlier state: an image, or any other content. It covers `after` and takes its size. */
  before: ReactNode;
  /** The later state. It sets the size of the component: give an image its `width` and `height`. */
  after: ReactNode;
  /** Words that replace those of the provider, for example `{ before: 'English', after: 'Spanish' }`. */
  messages?: Partial<CompareSliderMessages> | undefined;
  /**
   * Whether the labels of the two states are shown over the picture. Use `none` for labels of your own beside it.
   * @default 'over'
   */
  labels?: 'over' | 'none' | undefined;
  /**
   * The initially visible share of `before`, in percent.
   * @default 50
   */
  defaultPosition?: number | undefined;
}

/** Two states of one picture, one over the other, with a draggable line between them. */
export function CompareSlider({
  label,
  before,
  after,
  messages,
  labels = 'over',
  defaultPosition = 50,
  className,
  style,
  ...props
}: CompareSliderProps) {
  const words = useMessages('compareSlider', compareSliderMessages, messages);
  const format = useFormat();
  const [position, moveTo] = useState(() => clampPosition(defaultPosition));
  const handleRef = useRef<HTMLDivElement>(null);
  const { dragging, handlers } = useDrag(handleRef, position, moveTo);
  return (
    <div
      data-slot="compare-slider"
      data-dragging={dragging || undefined}
      className={cn(
        'relative isolate block w-full cursor-ew-resize touch-pan-y overflow-hidden rounded-pal-lg border border-pal-line bg-pal-sunken select-none',
        className,
      )}
      style={{ '--position': `${position}%`, ...style } as CSSProperties}
      {...mergeHandlers(props, handlers)}
    >
      <div data-slot="compare-slider-after">
        <div className="*:block *:w-full">{after}</div>
        {labels === 'over' ? <span className={cn(labelStyle, 'end-3')}>{words.after}</span> : null}
      </div>
      <div
        data-slot="compare-slider-before"
        className="absolute inset-0 [clip-path:inset(0_calc(100%-var(--position))_0_0)] rtl:[clip-path:inset(0_0_0_calc(100%-var(--position)))]"
      >
        <div className="size-full *:block *:size-full *:object-cover">{before}</div>
        {labels === 'over' ? <span className={cn(labelStyle, 'start-3')}>{words.before}</span> : null}
      </div>
      <span className="absolute inset-y-0 start-(--position) w-0.5 -translate-x-1/2 bg-pal-raised shadow-pal-low rtl:translate-x-1/2 forced-colors:bg-[CanvasText]" />
      <Handle
        ref={handleRef}
        label={label}
        position={position}
        valueText={words.value(words, Math.round(position) / 100, format)}
        onMove={moveTo}
      />
    </div>
  );
}

/** Moves the line with a pointer, from anywhere on the picture. The handlers are those of the outermost element. */
function useDrag(handle: RefObject<HTMLElement | null>, position: number, moveTo: (position: number) => void) {
  const [dragging, setDragging] = useState(false);
  /** The pointer that drags, and the position before. */
  const drag = useRef<{ pointerId: number; position: number }>(null);
  const isDragging = ({ pointerId }: PointerEvent) => drag.current?.pointerId === pointerId;
  const release = () => {
    drag.current = null;
    setDragging(false);
  };
  const follow = ({ clientX, currentTarget }: PointerEvent) =>
    moveTo(positionAt(clientX, currentTarget.getBoundingClientRect(), isRightToLeft(currentTarget)));
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return;
      // Stops the browser from dragging the image and selecting the labels.
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      handle.current?.focus({ preventScroll: true });
      drag.current = { pointerId: event.pointerId, position };
      setDragging(true);
      follow(event);
    },
    onPointerMove: (event: PointerEvent) => (isDragging(event) ? follow(event) : undefined),
    onPointerUp: (event: PointerEvent) => (isDragging(event) ? release() : undefined),
    // The browser cancels the pointer if the touch scrolls the page: restore the position.
    onPointerCancel: (event: PointerEvent) => {
      if (!drag.current || !isDragging(event)) return;
      moveTo(drag.current.position);
      release();
    },
  };
  return { dragging, handlers };
}

interface HandleProps {
  ref: Ref<HTMLDivElement>;
  label: string;
  /** The visible share of `before`, in percent. */
  position: number;
  valueText: string;
  onMove: (position: number) => void;
}

/** The focusable handle, moved by keys. `useDrag` handles the pointer. */
function Handle({ ref, label, position, valueText, onMove }: HandleProps) {
  return (
    <div
      ref={ref}
      data-slot="compare-slider-handle"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the thumb of a range input cannot be a line of the full height
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(position)}
      aria-valuetext={valueText}
      aria-orientation="horizontal"
      onKeyDown={(event) => {
        const next = positionByKey(event.key, position, isRightToLeft(event.currentTarget));
        if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        onMove(next);
      }}
      className="group absolute inset-y-0 start-[clamp(1.5rem,var(--position),calc(100%-1.5rem))] flex w-11 -translate-x-1/2 items-center justify-center outline-none rtl:translate-x-1/2"
    >
      <span className="flex size-9 items-center justify-center rounded-full border border-pal-line bg-pal-raised text-pal-muted shadow-pal-floating outline-offset-2 outline-pal-focus transition-[color,background-color,border-color] duration-pal-fast ease-pal-out group-hover:text-pal-ink group-focus-visible:outline-2">
        <ChevronsLeftRight className="size-4" />
      </span>
    </div>
  );
}
