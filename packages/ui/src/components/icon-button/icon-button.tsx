'use client';

import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { pressableProps } from '../../lib/pressable.ts';
import { useDensity } from '../../messages/context.ts';
import { buttonVariants } from '../button/button.variants.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { iconButtonVariants } from './icon-button.variants.ts';

type ButtonVariants = VariantProps<typeof buttonVariants>;

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The action of the button, which is its accessible name and its tooltip. */
  label: string;
  /**
   * The look of the button.
   * @default 'ghost'
   */
  variant?: ButtonVariants['variant'];
  /**
   * The width and the height: 30, 36 or 44 px.
   * @default 'md', or 'sm' if the density is compact
   */
  size?: ButtonVariants['size'];
  /** Whether a toggle button is on. Leave it undefined for a button that is not a toggle. */
  pressed?: boolean | undefined;
  /**
   * Shows a spinner in place of the icon, ignores presses and keeps the focus.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Whether the button has a tooltip. Use false if the icon needs no words, for example a cross that closes.
   * @default true
   */
  tooltip?: boolean | undefined;
}

/** A button that shows only an icon. Its label is the accessible name. */
export function IconButton({
  label,
  variant = 'ghost',
  size: ownSize,
  pressed,
  loading = false,
  tooltip = true,
  disabled,
  type = 'button',
  className,
  children,
  ...props
}: IconButtonProps) {
  const compact = useDensity() === 'compact';
  const size = ownSize ?? (compact ? 'sm' : 'md');
  const button = (
    <button
      data-slot="icon-button"
      data-variant={variant}
      data-size={size}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      className={cn(buttonVariants({ variant, size }), iconButtonVariants({ size }), className)}
      {...props}
      {...pressableProps({ disabled, loading })}
    >
      {loading ? <Spinner size="inherit" /> : children}
    </button>
  );
  if (!tooltip) return button;
  return <Tooltip content={label}>{button}</Tooltip>;
}
