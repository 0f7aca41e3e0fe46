'use client';

import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import * as Field from '../field/field.parts.ts';
import type { FieldRootProps } from '../field/field.tsx';
import { DrawnControl, FieldMessage, type FieldControl, type FieldProps } from '../form-field/form-field.tsx';

export interface ChoiceFieldProps extends FieldProps, Omit<FieldRootProps, 'children'> {
  /** Draws the control. Spread the given props onto it. */
  children: (control: FieldControl) => ReactNode;
}

/** The layout of Checkbox and Switch: the label, the hint and the error are beside the control. */
export function ChoiceField({
  label,
  hideLabel = false,
  hint,
  error,
  disabled,
  className,
  children,
  ...props
}: ChoiceFieldProps) {
  return (
    <Field.Root
      invalid={Boolean(error)}
      disabled={disabled}
      className={cn('flex flex-row items-start gap-2 text-sm', className)}
      {...props}
    >
      <DrawnControl>{children}</DrawnControl>
      <div className={cn('flex min-w-0 flex-col', hideLabel && !hint && !error && 'sr-only')}>
        <Field.Label
          className={cn(
            'py-0.5 text-sm font-normal select-none',
            'text-ink data-disabled:text-faint forced-colors:data-disabled:text-[GrayText]',
            hideLabel && 'sr-only',
          )}
        >
          {label}
        </Field.Label>
        <FieldMessage hint={hint} error={error} />
      </div>
    </Field.Root>
  );
}
