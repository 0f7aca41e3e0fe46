'use client';
/* oxlint-disable jsx-a11y/role-has-required-aria-props -- a native checkbox reports whether it is checked */

import type { ComponentProps } from 'react';
import { ChoiceField, ChoiceInput, type CheckedState } from '../checkbox/choice-field.tsx';
import { divideFieldProps, type FieldProps } from '../form-field/form-field.tsx';
import { cn } from '../../lib/cn.ts';

const trackClasses = [
  'pointer-events-none h-5 w-9 rounded-full border border-pal-strong/60 bg-pal-strong/25 transition-[color,background-color,border-color] duration-pal-fast ease-pal-out',
  'peer-hover:border-pal-strong peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-pal-focus',
  'peer-checked:border-pal-accent peer-checked:bg-pal-accent peer-checked:peer-hover:border-pal-accent-hover peer-checked:peer-hover:bg-pal-accent-hover',
  'peer-aria-invalid:border-pal-danger',
  'peer-disabled:border-pal-line peer-disabled:bg-transparent peer-disabled:peer-checked:bg-pal-line',
  'forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:peer-hover:bg-[Highlight] forced-colors:peer-disabled:border-[GrayText] forced-colors:peer-disabled:bg-[Canvas]',
];

const thumbClasses = [
  'pointer-events-none absolute start-1 size-3.5 rounded-full bg-pal-muted transition-[translate,background-color] duration-pal-fast ease-pal-out',
  'peer-checked:translate-x-3.5 peer-checked:bg-pal-on-accent rtl:peer-checked:-translate-x-3.5',
  'peer-disabled:bg-pal-strong/60 forced-colors:bg-[CanvasText] forced-colors:peer-checked:bg-[HighlightText] forced-colors:peer-disabled:bg-[GrayText]',
];

export type SwitchProps = FieldProps &
  CheckedState &
  Omit<ComponentProps<'input'>, 'type' | 'role' | 'size' | keyof CheckedState>;

/** A setting that takes effect at once. `className` goes to the field, all other props go to the `input`. */
export function Switch(props: SwitchProps) {
  const [frame, others] = divideFieldProps(props);
  return (
    <ChoiceField data-slot="switch" {...frame}>
      <span className="relative flex h-6 w-9 shrink-0 items-center">
        <ChoiceInput data-slot="switch-control" role="switch" className="h-6 w-9" {...others} />
        <span className={cn(trackClasses)} />
        <span className={cn(thumbClasses)} />
      </span>
    </ChoiceField>
  );
}
