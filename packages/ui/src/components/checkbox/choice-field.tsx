'use client';

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { useFieldControl } from '../form-field/field-context.ts';
import {
  FieldLabel,
  FieldMessage,
  FieldRoot,
  type FieldProps,
  type FieldRootProps,
} from '../form-field/form-field.tsx';

export interface ChoiceFieldProps extends FieldProps, Omit<FieldRootProps, 'children'> {
  /** The control. */
  children: ReactNode;
}

/** The layout of Checkbox and Switch: the label, the hint and the error are beside the control. */
export function ChoiceField({ label, hideLabel = false, className, children, ...props }: ChoiceFieldProps) {
  const { hint, error } = props;
  return (
    <FieldRoot className={cn('flex flex-row items-start gap-2 text-pal-sm', className)} {...props}>
      {children}
      <div className={cn('flex min-w-0 flex-col', hideLabel && !hint && !error && 'sr-only')}>
        <FieldLabel
          className={cn(
            'py-0.5 text-pal-sm font-normal select-none',
            'text-pal-ink data-disabled:text-pal-faint forced-colors:data-disabled:text-[GrayText]',
            hideLabel && 'sr-only',
          )}
        >
          {label}
        </FieldLabel>
        <FieldMessage hint={hint} error={error} />
      </div>
    </FieldRoot>
  );
}

export interface CheckedState {
  /** Whether it is checked (controlled). */
  checked?: boolean | undefined;
  /** Whether it is checked initially (uncontrolled). @default false */
  defaultChecked?: boolean | undefined;
  /** Called with the next state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

export interface ChoiceInputProps extends CheckedState, Omit<ComponentProps<'input'>, 'type' | keyof CheckedState> {}

/** The native checkbox inside a {@link ChoiceField}. It is invisible: what is drawn after it shows its state by `peer-*` classes. */
export function ChoiceInput({ onChange, onCheckedChange, className, ...props }: ChoiceInputProps) {
  return (
    <input
      type="checkbox"
      className={cn('peer absolute inset-0 m-0 appearance-none outline-none', className)}
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
      {...useFieldControl(props)}
    />
  );
}
