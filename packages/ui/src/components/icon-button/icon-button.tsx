'use client';

import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { pressableProps } from '../../lib/pressable.ts';
import { useDensity } from '../../messages/context.ts';
import { buttonVariants } from '../button/button.variants.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { Tooltip, type TooltipProps } from '../tooltip/tooltip.tsx';
import { iconButtonVariants } from './icon-button.variants.ts';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'aria-label'>, Pick<VariantProps<typeof buttonVariants>, 'variant' | 'size'> {
  /** What it does: the accessible name and the tooltip. */
  label: string;
  /** On or off, for a button that stays pressed. */
  pressed?: boolean | undefined;
  /**
   * Shows a spinner in place of the icon, ignores presses and keeps the focus.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Whether it has a tooltip. Turn it off if the icon needs no words, for example on a cross that closes.
   * @default true
   */
  tooltip?: boolean | undefined;
  /**
   * The side on which the tooltip opens, if there is room.
   * @default 'top'
   */
  tooltipSide?: TooltipProps['side'];
}

/** A button that is only an icon, named by its label. */
export function IconButton({
  label,
  variant = 'ghost',
  size: ownSize,
  pressed,
  loading = false,
  tooltip = true,
  tooltipSide,
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
  return (
    <Tooltip content={label} {...(tooltipSide ? { side: tooltipSide } : {})}>
      {button}
    </Tooltip>
  );
}
