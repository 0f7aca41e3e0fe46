'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { Check, Minus } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { divideFieldProps, type FieldProps } from '../form-field/form-field.tsx';
import { ChoiceField, ChoiceInput, type CheckedState } from './choice-field.tsx';

const boxClasses = [
  'pointer-events-none size-4.5 rounded-pal-sm border border-pal-strong/70 bg-pal-field-fill transition-[color,background-color,border-color] duration-pal-fast ease-pal-out',
  'peer-hover:border-pal-strong peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-pal-focus',
  'peer-checked:border-pal-accent peer-checked:bg-pal-accent peer-indeterminate:border-pal-accent peer-indeterminate:bg-pal-accent',
  'peer-checked:peer-hover:border-pal-accent-hover peer-checked:peer-hover:bg-pal-accent-hover',
  'peer-aria-invalid:border-pal-danger',
  'peer-disabled:border-pal-line peer-disabled:bg-transparent peer-disabled:peer-checked:bg-pal-line forced-colors:peer-disabled:border-[GrayText]',
];

const markClasses = [
  'pointer-events-none absolute hidden size-3.5 text-pal-on-accent peer-disabled:text-pal-faint',
  'forced-colors:text-[CanvasText] forced-colors:peer-disabled:text-[GrayText]',
];

export interface CheckboxProps
  extends FieldProps, CheckedState, Omit<ComponentProps<'input'>, 'type' | 'size' | keyof CheckedState> {
  /** Whether it is neither on nor off, for example because only some items of a list are selected. @default false */
  indeterminate?: boolean | undefined;
}

/** A yes-or-no choice that takes effect when the form is submitted. `className` goes to the field, all other props go to the `input`. */
export function Checkbox({ indeterminate = false, onChange, ref, ...props }: CheckboxProps) {
  const [frame, others] = divideFieldProps(props);
  const input = useIndeterminate(indeterminate);
  return (
    <ChoiceField data-slot="checkbox" {...frame}>
      <span className="relative -ms-0.75 flex size-6 shrink-0 items-center justify-center">
        <ChoiceInput
          ref={useComposedRefs(input, ref)}
          data-slot="checkbox-control"
          onChange={(event) => {
            // The browser clears `indeterminate` on a press. Only the prop may change it.
            event.target.indeterminate = indeterminate;
            onChange?.(event);
          }}
          className="size-6"
          {...others}
        />
        <Box />
      </span>
    </ChoiceField>
  );
}

/** A ref that sets the `indeterminate` property of an `input`, which has no attribute. */
function useIndeterminate(indeterminate: boolean) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return input;
}

/** The box with its marks. The state of the preceding `input` decides which mark is shown (`peer-*` classes). */
function Box() {
  return (
    <>
      <span className={cn(boxClasses)} />
      <Check strokeWidth={3} className={cn(markClasses, 'peer-checked:block peer-indeterminate:hidden')} />
      <Minus strokeWidth={3} className={cn(markClasses, 'peer-indeterminate:block')} />
    </>
  );
}
