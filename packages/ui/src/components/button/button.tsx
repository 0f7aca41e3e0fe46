'use client';

import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import * as Slot from '@radix-ui/react-slot';
import { cn } from '../../lib/cn.ts';
import { pressableProps } from '../../lib/pressable.ts';
import { useDensity } from '../../messages/context.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { buttonVariants } from './button.variants.ts';

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /**
   * Shows a spinner and the text followed by "...", ignores presses and keeps the focus.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * The text while loading.
   * @default the children, followed by "..." if they are a string
   */
  loadingText?: string | undefined;
  /** An icon before the text. The spinner replaces it while loading. */
  icon?: ReactNode;
  /**
   * Renders the single child, for example a link, in place of the button, with the same look.
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
      <Slot.Slottable>{loading ? (loadingText ?? followedByDots(children)) : children}</Slot.Slottable>
    </Root>
  );
}

const followedByDots = (content: ReactNode) => (typeof content === 'string' ? `${content}...` : content);
