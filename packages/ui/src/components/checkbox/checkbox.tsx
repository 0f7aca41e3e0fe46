'use client';

import type { ComponentProps } from 'react';
import { Check } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { divideFieldProps, type FieldProps } from '../form-field/form-field.tsx';
import { ChoiceField, ChoiceInput, type CheckedState } from './choice-field.tsx';

const boxClasses = [
  'pointer-events-none size-4.5 rounded-pal-sm border border-pal-strong/70 bg-pal-field-fill transition-[color,background-color,border-color] duration-pal-fast ease-pal-out',
  'peer-hover:border-pal-strong peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-pal-focus',
  'peer-checked:border-pal-accent peer-checked:bg-pal-accent',
  'peer-checked:peer-hover:border-pal-accent-hover peer-checked:peer-hover:bg-pal-accent-hover',
  'peer-aria-invalid:border-pal-danger',
  'peer-disabled:border-pal-line peer-disabled:bg-transparent peer-disabled:peer-checked:bg-pal-line forced-colors:peer-disabled:border-[GrayText]',
];

const markClasses = [
  'pointer-events-none absolute hidden size-3.5 text-pal-on-accent peer-disabled:text-pal-faint',
  'forced-colors:text-[CanvasText] forced-colors:peer-disabled:text-[GrayText]',
];

export interface CheckboxProps
  extends FieldProps, CheckedState, Omit<ComponentProps<'input'>, 'type' | 'size' | keyof CheckedState> {}

/** A yes-or-no choice that takes effect when the form is submitted. `className` goes to the field, all other props go to the `input`. */
export function Checkbox(props: CheckboxProps) {
  const [frame, others] = divideFieldProps(props);
  return (
    <ChoiceField data-slot="checkbox" {...frame}>
      <span className="relative -ms-0.75 flex size-6 shrink-0 items-center justify-center">
        <ChoiceInput data-slot="checkbox-control" className="size-6" {...others} />
        <Box />
      </span>
    </ChoiceField>
  );
}

/** The box with its mark, which the state of the preceding `input` shows (`peer-*` classes). */
function Box() {
  return (
    <>
      <span className={cn(boxClasses)} />
      <Check strokeWidth={3} className={cn(markClasses, 'peer-checked:block')} />
    </>
  );
}
