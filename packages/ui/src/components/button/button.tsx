'use client';

import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import * as Slot from '@radix-ui/react-slot';
import { cn } from '../../lib/cn.ts';
import { pressableProps } from '../../lib/pressable.ts';
import { useDensity } from '../../messages/context.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { buttonVariants } from './button.variants.ts';
import { withEllipsis } from './with-ellipsis.ts';

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /**
   * Shows a spinner and the text followed by "...", ignores presses and keeps the focus.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * The text while loading. "..." is added unless it ends a sentence already.
   * @default the button's own text
   */
  loadingText?: string | undefined;
  /** Drawn before the text. */
  icon?: ReactNode;
  /**
   * The single child becomes the element and gets the look, for example a link.
   * @default false
   */
  asChild?: boolean | undefined;
}

/** Starts an action. Use one primary button per view, and `danger` only for actions that cannot be undone. */
export function Button({
  variant = 'secondary',
  size: ownSize,
  fullWidth,
  loading = false,
  loadingText,
  icon,
  asChild = false,
  disabled,
  type = 'button',
  className,
  children,
  ...props
}: ButtonProps) {
  const compact = useDensity() === 'compact';
  const size = ownSize ?? (compact ? 'sm' : 'md');
  const Root = asChild ? Slot.Root : 'button';
  return (
    <Root
      data-slot="button"
      data-variant={variant}
      data-size={size}
      {...(asChild ? {} : { type })}
      className={cn(buttonVariants({ variant, size, fullWidth }), className)}
      {...props}
      {...pressableProps({ disabled, loading, asChild })}
    >
      {loading ? <Spinner size="inherit" /> : icon}
      <Slot.Slottable>{loading ? withEllipsis(loadingText ?? children) : children}</Slot.Slottable>
    </Root>
  );
}
