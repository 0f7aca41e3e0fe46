'use client';

import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { useFieldControl, useFieldSize } from '../field/field-context.ts';
import { useTextValue } from '../field/use-text-value.ts';
import { controlInput, controlVariants } from '../form-field/control.variants.ts';
import type { InputProps } from '../input/input.tsx';

export interface TextControlProps extends Omit<InputProps, 'prefix' | 'className'> {
  /** The type of the `input`. @default 'text' */
  type?: InputProps['type'];
  /** An icon or unit before the text. */
  prefix?: ReactNode;
  /** A unit or a small button after the text. */
  suffix?: ReactNode;
}

/** The box of a text field, with the `input` but without the label. */
export function TextControl({
  size: givenSize,
  prefix,
  suffix,
  type = 'text',
  onChange,
  onValueChange,
  ref,
  ...props
}: TextControlProps) {
  const size = useFieldSize(givenSize);
  return (
    <div data-slot="text-control" data-size={size} className={controlVariants({ size })}>
      {prefix ? (
        <span data-slot="text-control-prefix" className="flex ps-3 text-faint [&_svg]:size-4">
          {prefix}
        </span>
      ) : null}
      <input
        data-slot="input"
        type={type}
        className={cn(controlInput, 'self-stretch placeholder:text-faint', size === 'xs' && 'px-2')}
        {...useTextValue({ value: props.value, ref, onChange, onValueChange })}
        {...useFieldControl(props)}
      />
      {suffix ? (
        <span data-slot="text-control-suffix" className="flex pe-1 text-xs text-faint">
          {suffix}
        </span>
      ) : null}
    </div>
  );
}
