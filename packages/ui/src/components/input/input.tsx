'use client';

import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { useFieldControl, useFieldSize, type FieldSize } from '../field/field-context.ts';
import { useTextValue } from '../field/use-text-value.ts';
import { controlVariants } from '../form-field/control.variants.ts';

export interface InputProps extends Omit<ComponentProps<'input'>, 'size'>, VariantProps<typeof controlVariants> {
  /** Called with the text on every change, in addition to `onChange`. If you hold the text, a reset of the form calls it with the initial text. */
  onValueChange?: ((value: string) => void) | undefined;
}

const paddings = { xs: 'px-2', sm: 'px-2.5', md: 'px-3', lg: 'px-3.5' };

/** The props of an `input` in a field: its look, its value, and what it gets from the field around it. */
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

/** An `input` with the look of a field. Inside Field it gets its id, descriptions and state from the field. */
export function Input(props: InputProps) {
  return <input {...useInputProps(props)} />;
}
