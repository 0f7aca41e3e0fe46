'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Primitive } from '@radix-ui/react-primitive';
import { useId, type ComponentProps, type PointerEvent, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { useFieldControl } from '../field/field-context.ts';
import { useSlider } from './slider-context.ts';

/** The line below the thumbs. Holds `Slider.Range`. */
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

/** The distance from an end of the line to the middle of a thumb, which stays half its width away from both ends. */
const inset = (share: number) => `calc(2 * var(--spacing) + ${share} * (100% - 4 * var(--spacing)))`;

/** The part of the line before the thumb, or between the first and the last of several. */
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

/** The focus ring around the thumb. Each browser engine has its own selector for the thumb and ignores a rule that contains another one. */
const thumbFocus = [
  'focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-offset-2 focus-visible:[&::-webkit-slider-thumb]:outline-focus',
  'focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-offset-2 focus-visible:[&::-moz-range-thumb]:outline-focus',
];

export interface SliderThumbProps extends Omit<
  ComponentProps<typeof Primitive.input>,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'children'
> {
  /** Which of several numbers it moves, from 0. The thumbs stand in this order. @default 0 */
  index?: number | undefined;
}

/**
 * The native `input type="range"` over the line, which is focused and submitted. Inside Field it gets its name from the field. Several
 * have names of their own, in a group with the name of the field.
 */
export function SliderThumb({ index = 0, className, ref, onChange, ...props }: SliderThumbProps) {
  const { attributes, values, texts, names, input, change, begin, commit } = useSlider('Thumb');
  const id = useId();
  const refs = useComposedRefs(input, ref);
  const isOneOfSeveral = values.length > 1;
  const keys = { onKeyDown: () => begin('keyboard'), onKeyUp: commit };
  const handlers = isOneOfSeveral
    ? keys
    : {
        ...keys,
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
      ref={index > 0 ? ref : refs}
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
        // Without `col-end-2` it would end at the edge of the root, behind `Slider.Value`.
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
  /** Draws the text and the number, or the numbers of several thumbs, in another way. @default the text */
  children?: ((text: string, ...values: number[]) => ReactNode) | undefined;
}

/** The number as text, after the line. Visual only: the thumb tells it to screen readers. */
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
