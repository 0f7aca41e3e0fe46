'use client';
/* oxlint-disable jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked */

import type { ComponentProps } from 'react';
import { ChoiceField } from '../checkbox/choice-field.tsx';
import type { FieldProps } from '../form-field/form-field.tsx';
import { cn } from '../../lib/cn.ts';

const track = [
  'pointer-events-none h-5 w-9 rounded-full border border-strong bg-strong/25 transition-colors duration-fast ease-out',
  'peer-hover:border-muted peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
  'peer-checked:border-accent peer-checked:bg-accent peer-checked:peer-hover:bg-accent-hover',
  'peer-disabled:border-line peer-disabled:bg-sunken',
  'forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-disabled:border-[GrayText] forced-colors:peer-disabled:bg-[Canvas]',
];

const thumb = [
  'pointer-events-none absolute start-1 size-3.5 rounded-full bg-muted transition-[translate,background-color] duration-fast ease-out',
  'peer-checked:translate-x-3.5 peer-checked:bg-on-accent rtl:peer-checked:-translate-x-3.5',
  'peer-disabled:bg-strong forced-colors:bg-[CanvasText] forced-colors:peer-checked:bg-[HighlightText] forced-colors:peer-disabled:bg-[GrayText]',
];

export interface SwitchProps
  extends Omit<FieldProps, 'error'>, Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> {
  /** Called with whether it is now on. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** On or off, at once. `className` goes to the field, the rest to the `input`. */
export function Switch({
  label,
  hideLabel,
  hint,
  disabled,
  id,
  className,
  onChange,
  onCheckedChange,
  ...props
}: SwitchProps) {
  return (
    <ChoiceField data-slot="switch" {...{ label, hideLabel, hint, disabled, className }} controlId={id}>
      {(control) => (
        <span className="relative flex h-6 w-9 shrink-0 items-center">
          <input
            data-slot="switch-control"
            type="checkbox"
            role="switch"
            {...control}
            disabled={disabled}
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.target.checked);
            }}
            className="peer absolute inset-0 m-0 h-6 w-9 appearance-none outline-none"
            {...props}
          />
          <span className={cn(track)} />
          <span className={cn(thumb)} />
        </span>
      )}
    </ChoiceField>
  );
}
