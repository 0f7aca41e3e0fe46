'use client';

import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { ChangeCause } from '../../lib/change-details.ts';
import { cn } from '../../lib/cn.ts';
import { useFieldControl, useFieldSize, type FieldSize } from '../field/field-context.ts';
import { useTextValue } from '../field/use-text-value.ts';
import { controlVariants } from '../form-field/control.variants.ts';

export interface InputProps extends Omit<ComponentProps<'input'>, 'size'>, VariantProps<typeof controlVariants> {
  /** Called with the text on every change, beside `onChange`. If you hold the text, a reset of the form calls it with the first one, without an event. */
  onValueChange?: ((value: string, cause: ChangeCause<'none'>) => void) | undefined;
}

const paddings = { xs: 'px-2', sm: 'px-2.5', md: 'px-3', lg: 'px-3.5' };

/** The props that an element needs to be the `input` of a field. */
export function useInputProps({
  size: givenSize,
  className,
  onChange,
  onValueChange,
  type = 'text',
  ref,
  ...props
}: InputProps): ComponentProps<'input'> & { 'data-slot': string; 'data-size': FieldSize } {
  const size = useFieldSize(givenSize);
  return {
    'data-slot': 'input',
    'data-size': size,
    type,
    className: cn(
      controlVariants({ size }),
      paddings[size],
      'placeholder:text-faint disabled:cursor-not-allowed',
      className,
    ),
    ...useTextValue({ value: props.value, ref, onChange, onValueChange }),
    ...useFieldControl(props),
  };
}

/** The `input` of fields. Inside Field it gets its name, descriptions and state from the field. */
export function Input(props: InputProps) {
  return <input {...useInputProps(props)} />;
}
