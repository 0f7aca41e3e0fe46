import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { X } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { buttonVariants } from '../button/button.variants.ts';
import { iconButtonVariants } from './icon-button.variants.ts';

interface CloseButtonProps
  extends Omit<ComponentProps<'button'>, 'aria-label'>, Pick<VariantProps<typeof buttonVariants>, 'size'> {
  /** What it does, for screen readers; "Close" when left out. */
  label?: string | undefined;
}

/** The cross that closes a dialog, a toast or a banner. It has no tooltip, so that those need not bring one along. */
export function CloseButton({
  label = 'Close',
  size = 'md',
  type = 'button',
  className,
  children = <X />,
  ...props
}: CloseButtonProps) {
  return (
    <button
      data-slot="close-button"
      data-size={size}
      type={type}
      aria-label={label}
      className={cn(buttonVariants({ variant: 'ghost', size }), iconButtonVariants({ size }), 'text-muted', className)}
      {...props}
    >
      {children}
    </button>
  );
}
