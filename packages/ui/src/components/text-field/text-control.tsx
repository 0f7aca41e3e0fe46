import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { controlInput, controlVariants } from '../form-field/control.variants.ts';

export interface TextControlProps
  extends Omit<ComponentProps<'input'>, 'size' | 'prefix' | 'className'>, VariantProps<typeof controlVariants> {
  /** An icon or unit before the text. */
  prefix?: ReactNode;
  /** A unit or a small button after the text. */
  suffix?: ReactNode;
}

/** The box with the `input` in it, without its label. */
export function TextControl({ size = 'md', prefix, suffix, type = 'text', ...props }: TextControlProps) {
  return (
    <div data-slot="text-control" data-size={size} className={controlVariants({ size })}>
      {prefix ? (
        <span data-slot="text-control-prefix" className="flex ps-3 text-faint [&_svg]:size-4">
          {prefix}
        </span>
      ) : null}
      <input data-slot="input" type={type} className={cn(controlInput, 'self-stretch')} {...props} />
      {suffix ? (
        <span data-slot="text-control-suffix" className="flex pe-1 text-xs text-faint">
          {suffix}
        </span>
      ) : null}
    </div>
  );
}
