'use client';

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { useFieldControl, useFieldSize, type FieldSize } from '../form-field/field-context.ts';
import { controlInput, controlVariants } from '../form-field/control.variants.ts';

export interface TextControlProps extends Omit<ComponentProps<'input'>, 'size' | 'prefix' | 'className'> {
  /** The height: 28, 30, 36 or 44 px. @default that of the Field or the Inspector around it, else 'md', or 'sm' if the density is compact */
  size?: FieldSize | null | undefined;
  /** Called with the text on every change, after `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
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
  ...props
}: TextControlProps) {
  const size = useFieldSize(givenSize);
  return (
    <div data-slot="text-control" data-size={size} className={controlVariants({ size })}>
      {prefix ? (
        <span data-slot="text-control-prefix" className="flex ps-3 text-pal-faint [&_svg]:size-4">
          {prefix}
        </span>
      ) : null}
      <input
        data-slot="input"
        type={type}
        className={cn(controlInput, 'self-stretch placeholder:text-pal-faint', size === 'xs' && 'px-2')}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
        {...useFieldControl(props)}
      />
      {suffix ? (
        <span data-slot="text-control-suffix" className="flex pe-1 text-pal-xs text-pal-faint">
          {suffix}
        </span>
      ) : null}
    </div>
  );
}
