'use client';
/* oxlint-disable jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked */

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef, type ComponentProps } from 'react';
import { ChoiceField } from '../checkbox/choice-field.tsx';
import { useFieldValue } from '../field/use-field-value.ts';
import type { FieldProps } from '../form-field/form-field.tsx';
import { cn } from '../../lib/cn.ts';

const track = [
  'pointer-events-none h-5 w-9 rounded-full border border-strong/60 bg-strong/25 transition-colors duration-fast ease-out',
  'peer-hover:border-strong peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
  'peer-checked:border-accent peer-checked:bg-accent peer-checked:peer-hover:bg-accent-hover',
  'peer-aria-invalid:border-danger',
  'peer-disabled:border-line peer-disabled:bg-transparent peer-disabled:peer-checked:bg-line',
  'forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-disabled:border-[GrayText] forced-colors:peer-disabled:bg-[Canvas]',
];

const thumb = [
  'pointer-events-none absolute start-1 size-3.5 rounded-full bg-muted transition-[translate,background-color] duration-fast ease-out',
  'peer-checked:translate-x-3.5 peer-checked:bg-on-accent rtl:peer-checked:-translate-x-3.5',
  'peer-disabled:bg-strong/60 forced-colors:bg-[CanvasText] forced-colors:peer-checked:bg-[HighlightText] forced-colors:peer-disabled:bg-[GrayText]',
];

export interface SwitchProps extends FieldProps, Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> {
  /** Whether it is on, if the caller holds it. */
  checked?: boolean | undefined;
  /** Whether it is on at first, and after the form was reset. @default false */
  defaultChecked?: boolean | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A setting that is switched on or off at once. `className` goes to the field, the rest to the `input`. */
export function Switch({
  label,
  hideLabel,
  hint,
  error,
  validate,
  validateOn,
  validateDebounce,
  onDirtyChange,
  disabled,
  required,
  id,
  checked: givenChecked,
  defaultChecked = false,
  className,
  onChange,
  onCheckedChange,
  ref,
  'aria-describedby': describedBy,
  ...props
}: SwitchProps) {
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(input, ref);
  const [checked, setChecked] = useFieldValue(input, {
    value: givenChecked,
    defaultValue: defaultChecked,
    onValueChange: onCheckedChange,
  });
  return (
    <ChoiceField
      data-slot="switch"
      {...{ validate, validateOn, validateDebounce, onDirtyChange }}
      {...{ label, hideLabel, hint, error, disabled, required, describedBy, className }}
      controlId={id}
    >
      {(control) => (
        <span className="relative flex h-6 w-9 shrink-0 items-center">
          <input
            ref={inputRef}
            data-slot="switch-control"
            type="checkbox"
            role="switch"
            {...control}
            disabled={disabled}
            required={required}
            checked={checked}
            onChange={(event) => {
              onChange?.(event);
              setChecked(event.target.checked);
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
