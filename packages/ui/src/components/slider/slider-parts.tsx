'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Primitive } from '@radix-ui/react-primitive';
import { createContext, useRef, type ComponentProps, type ReactNode, type RefObject, type PointerEvent } from 'react';
import type { ChangeCause, ChangeHandler } from '../../lib/change-details.ts';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { usePart } from '../../lib/use-part.ts';
import { useDisabled, useFieldControl } from '../field/field-context.ts';
import { useFieldValue } from '../field/use-field-value.ts';

/** Why a slider changes: a press on its line, a drag of the thumb, a key; `input-change` is another way, such as assistive technology. */
export type SliderChangeReason = 'track-press' | 'drag' | 'keyboard' | 'input-change';

interface SliderState {
  /** The props that the `input` gets unchanged: the number, its limits and those for the form. */
  attributes: Pick<ComponentProps<'input'>, 'disabled' | 'name' | 'form'> & {
    min: number;
    max: number;
    step: number;
    value: number;
  };
  /** The number as text, if the root formats it. */
  valueText: string | undefined;
  /** The position of the number between `min` and `max`, from 0 to 1. */
  share: number;
  input: RefObject<HTMLInputElement | null>;
  change: (value: number, event: Event) => void;
  /** Remembers why the next changes happen, until `commit`. */
  begin: (reason: SliderChangeReason) => void;
  /** Ends the change: tells the last value, unless it was told already. */
  commit: () => void;
}

const SliderContext = /* @__PURE__ */ createContext<SliderState | null>(null);

function useSlider(part: string): SliderState {
  return usePart(SliderContext, `Slider.${part}`, 'Slider.Root');
}

export interface SliderRootProps extends Omit<ComponentProps<typeof Primitive.span>, 'defaultValue'> {
  /** The number, if the caller holds it. */
  value?: number | undefined;
  /** The number at first, and after the form was reset. @default `min` */
  defaultValue?: number | undefined;
  /** Called with each value during the change. `details` tell the reason, and their `cancel` refuses. */
  onValueChange?: ChangeHandler<number, SliderChangeReason> | undefined;
  /** Called once at the end of a change, when the pointer or the key is released. `cause` tells the reason of the last change. */
  onValueCommit?: ((value: number, cause: ChangeCause<SliderChangeReason>) => void) | undefined;
  /** Smallest value. @default 0 */
  min?: number | undefined;
  /** Largest value. @default 100 */
  max?: number | undefined;
  /** The step between two values. @default 1 */
  step?: number | undefined;
  /** Formats the value, for example as a percentage. Screen readers read this text, and `Slider.Value` shows it. */
  formatValue?: ((value: number) => string) | undefined;
  /** Whether it is disabled. @default false, or that of the field or fieldset around it */
  disabled?: boolean | undefined;
  /** Submits the number with a form under this name. */
  name?: string | undefined;
  /** The id of the form that it belongs to, if it is not inside that form. */
  form?: string | undefined;
}

/** Holds the number, and lays out the parts. Use `value` and `onValueChange` to control it. */
export function SliderRoot({
  value: givenValue,
  min = 0,
  defaultValue = min,
  onValueChange,
  onValueCommit,
  max = 100,
  step = 1,
  formatValue,
  disabled: ownDisabled,
  name,
  form,
  className,
  ...props
}: SliderRootProps) {
  const disabled = useDisabled(ownDisabled);
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useFieldValue<number, SliderChangeReason>(input, {
    value: givenValue,
    defaultValue,
    onValueChange,
  });
  const reason = useRef<SliderChangeReason>('input-change');
  /** The last `onValueChange` without an `onValueCommit`. Changes by the caller are not counted. */
  const uncommitted = useRef<{ value: number; cause: ChangeCause<SliderChangeReason> }>(undefined);
  const state: SliderState = {
    attributes: { min, max, step, value, disabled, name, form },
    valueText: formatValue?.(value),
    share: max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0,
    input,
    change: (next, event) => {
      const cause = { reason: reason.current, event };
      if (setValue(next, cause)) uncommitted.current = { value: next, cause };
    },
    begin: (next) => {
      reason.current = next;
    },
    commit: () => {
      reason.current = 'input-change';
      if (uncommitted.current) onValueCommit?.(uncommitted.current.value, uncommitted.current.cause);
      uncommitted.current = undefined;
    },
  };
  return (
    <SliderContext value={state}>
      <Primitive.span
        data-slot="slider"
        data-disabled={disabled ? '' : undefined}
        className={cn(
          // The line and the thumb share the first column; the value is in the second.
          'group relative grid h-6 w-full grid-cols-[minmax(0,1fr)_auto] items-center data-disabled:opacity-50 forced-colors:data-disabled:opacity-100',
          className,
        )}
        {...props}
      />
    </SliderContext>
  );
}

/** The line below the thumb. Holds `Slider.Range`. */
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

/** The part of the line before the thumb. */
export function SliderRange({ className, style, ...props }: ComponentProps<typeof Primitive.span>) {
  const { share } = useSlider('Range');
  return (
    <Primitive.span
      data-slot="slider-range"
      // The middle of the thumb stays half a thumb's width away from both ends.
      style={{ width: `calc(2 * var(--spacing) + ${share} * (100% - 4 * var(--spacing)))`, ...style }}
      className={cn(
        'absolute inset-y-0 start-0 bg-accent group-data-disabled:bg-strong forced-colors:bg-[Highlight] forced-colors:group-data-disabled:bg-[GrayText]',
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

export type SliderThumbProps = Omit<
  ComponentProps<typeof Primitive.input>,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'children'
>;

/** The native `input type="range"` over the line, which is dragged, focused and submitted. Inside Field it gets its name from the field. */
export function SliderThumb({ className, ref, onChange, ...props }: SliderThumbProps) {
  const { attributes, valueText, input, change, begin, commit } = useSlider('Thumb');
  const handlers = {
    onPointerDown: () => begin('track-press'),
    onPointerMove: ({ buttons }: PointerEvent) => (buttons ? begin('drag') : undefined),
    onPointerUp: commit,
    onKeyDown: () => begin('keyboard'),
    onKeyUp: commit,
  };
  return (
    <Primitive.input
      ref={useComposedRefs(input, ref)}
      data-slot="slider-input"
      type="range"
      aria-valuetext={valueText}
      {...attributes}
      onChange={(event) => {
        onChange?.(event);
        change(event.target.valueAsNumber, event.nativeEvent);
      }}
      className={cn(
        'slider-thumb absolute inset-0 col-start-1 row-start-1 m-0 w-full cursor-pointer touch-none appearance-none rounded-full bg-transparent outline-hidden disabled:cursor-default',
        thumbFocus,
        className,
      )}
      {...mergeHandlers(useFieldControl({ ...props, disabled: attributes.disabled }), handlers)}
    />
  );
}

export interface SliderValueProps extends Omit<ComponentProps<'output'>, 'children'> {
  /** Draws the text and the number in another way. @default the text */
  children?: ((text: string, value: number) => ReactNode) | undefined;
}

/** The number as text, after the line. Visual only: the thumb tells it to screen readers. */
export function SliderValue({ className, children, ...props }: SliderValueProps) {
  const { attributes, valueText } = useSlider('Value');
  const text = valueText ?? String(attributes.value);
  return (
    <output
      data-slot="slider-value"
      aria-live="off"
      className={cn('col-start-2 row-start-1 ms-3 min-w-11 text-end text-xs text-muted tabular-nums', className)}
      {...props}
    >
      {children ? children(text, attributes.value) : text}
    </output>
  );
}
