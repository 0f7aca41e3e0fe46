'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Primitive } from '@radix-ui/react-primitive';
import * as Slot from '@radix-ui/react-slot';
import { useEffect, useEffectEvent, type ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { useFieldControl } from '../field/field-context.ts';
import { controlInput, controlVariants } from '../form-field/control.variants.ts';
import { useNumberField, type NumberFieldState } from './number-field-root.tsx';

/** The box around the input and the parts beside it. */
export function NumberFieldGroup({ className, ...props }: ComponentProps<typeof Primitive.div>) {
  const { entry, size } = useNumberField('Group');
  return (
    <Primitive.div
      data-slot="number-field-box"
      data-size={size}
      className={cn(
        controlVariants({ size }),
        entry.scrub.scrubbing && 'border-accent ring-3 ring-accent/18',
        className,
      )}
      {...props}
    />
  );
}

/** Changes the number by a horizontal drag. A drag in the writing direction increases it. Use it for the label, the unit or an icon. */
export function NumberFieldScrubArea({ className, ...props }: ComponentProps<typeof Primitive.span>) {
  const { entry, fixed } = useNumberField('ScrubArea');
  return (
    // The caller's handlers run before those of the drag.
    <Slot.Root {...entry.scrub.handlers}>
      <Primitive.span
        data-slot="number-field-scrub-area"
        className={cn('touch-pan-y select-none', !fixed && 'cursor-ew-resize', className)}
        {...props}
      />
    </Slot.Root>
  );
}

/** Changes the number by the wheel, a step for each of its events. React listens passively, so it could not keep the page from scrolling. */
function useWheelSteps({ entry, input, allowWheelScrub, fixed }: NumberFieldState) {
  const turn = useEffectEvent((event: WheelEvent) => {
    // Browsers turn the wheel sideways while Shift is held down. Ctrl and the wheel zoom the page.
    const distance = event.deltaY || event.deltaX;
    if (event.ctrlKey || distance === 0 || document.activeElement !== input.current) return;
    event.preventDefault();
    entry.stepBy((distance < 0 ? 1 : -1) * entry.factorOf(event));
    entry.commit();
  });
  const isActive = allowWheelScrub && !fixed;
  useEffect(() => {
    const element = input.current;
    if (!isActive || !element) return undefined;
    const listener = (event: WheelEvent) => turn(event);
    element.addEventListener('wheel', listener, { passive: false });
    return () => element.removeEventListener('wheel', listener);
  }, [input, isActive]);
}

export type NumberFieldInputProps = Omit<
  ComponentProps<typeof Primitive.input>,
  'size' | 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'name' | 'form'
>;

/**
 * The text input of the number, and the hidden input that submits the unrounded number. It takes `disabled`, `readOnly` and `required`
 * from the root.
 */
export function NumberFieldInput({
  className,
  ref,
  disabled: _disabled,
  readOnly: _readOnly,
  required: _required,
  onChange,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...props
}: NumberFieldInputProps) {
  const state = useNumberField('Input');
  useWheelSteps(state);
  const { entry, input, size, min, max, valueText, disabled, readOnly, required, name, form } = state;
  return (
    <>
      <Primitive.input
        ref={useComposedRefs(input, ref)}
        data-slot="number-field-input"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `type="number"` accepts neither a unit nor an incomplete fraction
        role="spinbutton"
        aria-valuenow={entry.value ?? undefined}
        aria-valuemin={Number.isFinite(min) ? min : undefined}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        aria-valuetext={valueText}
        value={entry.text}
        onChange={(event) => {
          onChange?.(event);
          entry.type(event);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) entry.handleKeyDown(event);
        }}
        onKeyUp={(event) => {
          onKeyUp?.(event);
          entry.handleKeyUp(event);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          entry.apply();
        }}
        className={cn(controlInput, 'self-stretch tabular-nums', size === 'xs' && 'px-2', className)}
        {...useFieldControl({ ...props, disabled, required })}
        {...{ readOnly, form }}
      />
      {name ? (
        // Submits the unrounded number. The visible text is rounded and may be incomplete.
        <input type="hidden" name={name} value={entry.value ?? ''} form={form} disabled={disabled} />
      ) : null}
    </>
  );
}
