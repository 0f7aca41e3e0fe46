'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Primitive } from '@radix-ui/react-primitive';
import { useId, type ComponentProps, type PointerEvent, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { useFieldControl } from '../field/field-context.ts';
import { useSlider } from './slider-context.ts';

/** The track below the thumbs. Put `Slider.Range` inside it. */
export function SliderTrack({ className, ...props }: ComponentProps<typeof Primitive.span>) {
  return (
    <Primitive.span
      data-slot="slider-track"
      className={cn(
        'relative col-start-1 row-start-1 h-1 overflow-hidden rounded-full bg-strong/35 forced-colors:bg-[GrayText]',
        className,
      )}
      {...props}
    />
  );
}

/** The distance from an end of the track to the middle of a thumb. The middle stays half a thumb away from both ends. */
const inset = (share: number) => `calc(2 * var(--spacing) + ${share} * (100% - 4 * var(--spacing)))`;

/** The filled part of the track: before the thumb, or between the first and the last of several thumbs. */
export function SliderRange({ className, style, ...props }: ComponentProps<typeof Primitive.span>) {
  const { values, shareOf } = useSlider('Range');
  const [first = 0, last = first] = [values[0], values.at(-1)];
  return (
    <Primitive.span
      data-slot="slider-range"
      style={{
        insetInlineStart: values.length > 1 ? inset(shareOf(first)) : 0,
        insetInlineEnd: inset(1 - shareOf(last)),
        ...style,
      }}
      className={cn(
        'absolute inset-y-0 bg-accent group-data-disabled:bg-strong forced-colors:bg-[Highlight] forced-colors:group-data-disabled:bg-[GrayText]',
        className,
      )}
      {...props}
    />
  );
}

/** The focus ring around the thumb. Each browser engine has its own selector for the thumb, and ignores a rule that also contains another one. */
const thumbFocus = [
  'focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-offset-2 focus-visible:[&::-webkit-slider-thumb]:outline-focus',
  'focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-offset-2 focus-visible:[&::-moz-range-thumb]:outline-focus',
];

export interface SliderThumbProps extends Omit<
  ComponentProps<typeof Primitive.input>,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'children'
> {
  /** The index of the number that it moves. Draw several thumbs in the order of their indices. @default 0 */
  index?: number | undefined;
}

/**
 * The native `input type="range"` over the track, which gets the focus and is submitted with the form. Inside Field a single thumb gets its
 * accessible name from the field. Several thumbs have their own names, and their group gets the name of the field.
 */
export function SliderThumb({ index = 0, className, ref, onChange, ...props }: SliderThumbProps) {
  const { attributes, values, texts, names, input, change, begin, commit } = useSlider('Thumb');
  const id = useId();
  const firstRef = useComposedRefs(input, ref);
  const isOneOfSeveral = values.length > 1;
  const keyHandlers = { onKeyDown: () => begin('keyboard'), onKeyUp: commit };
  const handlers = isOneOfSeveral
    ? keyHandlers
    : {
        ...keyHandlers,
        onPointerDown: () => begin('track-press'),
        onPointerMove: ({ buttons }: PointerEvent) => (buttons ? begin('drag') : undefined),
        onPointerUp: commit,
      };
  const control = {
    'aria-label': isOneOfSeveral ? names[index] : undefined,
    ...props,
    // The label of the field belongs to the first thumb.
    id: props.id ?? (index > 0 ? id : undefined),
    disabled: attributes.disabled,
  };
  return (
    <Primitive.input
      ref={index > 0 ? ref : firstRef}
      data-slot="slider-input"
      type="range"
      aria-valuetext={texts?.[index]}
      {...attributes}
      value={values[index]}
      onChange={(event) => {
        onChange?.(event);
        change(index, event.target.valueAsNumber, event.nativeEvent);
      }}
      className={cn(
        // Without `col-end-2` it would extend to the edge of the root, behind `Slider.Value`.
        'slider-thumb absolute col-start-1 col-end-2 row-start-1 m-0 w-full cursor-pointer touch-none appearance-none rounded-full bg-transparent outline-hidden disabled:cursor-default',
        isOneOfSeveral ? 'pointer-events-none inset-x-0 h-4' : 'inset-0',
        thumbFocus,
        className,
      )}
      {...mergeHandlers(useFieldControl(control), handlers)}
    />
  );
}

export interface SliderValueProps extends Omit<ComponentProps<'output'>, 'children'> {
  /** Returns the content, from the formatted text and the number of each thumb. @default the formatted text */
  children?: ((text: string, ...values: number[]) => ReactNode) | undefined;
}

/** The formatted number, or the numbers of several thumbs, after the track. Screen readers read it at the thumb instead. */
export function SliderValue({ className, children, ...props }: SliderValueProps) {
  const { values, texts } = useSlider('Value');
  const text = (texts ?? values).join(' – ');
  return (
    <output
      data-slot="slider-value"
      aria-live="off"
      className={cn('col-start-2 row-start-1 ms-3 min-w-11 text-end text-xs text-muted tabular-nums', className)}
      {...props}
    >
      {children ? children(text, ...values) : text}
    </output>
  );
}
