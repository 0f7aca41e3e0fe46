'use client';

import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { X } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { buttonVariants } from '../button/button.variants.ts';
import { iconButtonVariants } from './icon-button.variants.ts';

export interface CloseButtonMessages {
  /** The accessible name of the button that closes a dialog, a panel or a message. */
  close: string;
}

export const closeButtonMessages: CloseButtonMessages = { close: 'Close' };

export interface CloseButtonProps
  extends Omit<ComponentProps<'button'>, 'aria-label'>, Pick<VariantProps<typeof buttonVariants>, 'size'> {
  /**
   * The accessible name.
   * @default the message `close`
   */
  label?: string | undefined;
  /**
   * The icon.
   * @default a cross
   */
  children?: ReactNode;
}

/** The button with a cross that closes a dialog, a toast or a banner. It has no tooltip, so they do not load the code of Tooltip. */
export function CloseButton({
  label,
  size = 'md',
  type = 'button',
  className,
  children = <X />,
  ...props
}: CloseButtonProps) {
  const words = useMessages('closeButton', closeButtonMessages);
  return (
    <button
      data-slot="close-button"
      data-size={size}
      type={type}
      aria-label={label ?? words.close}
      className={cn(
        buttonVariants({ variant: 'ghost', size }),
        iconButtonVariants({ size }),
        'text-pal-muted',
        className,
      )}
      {...props}
    >
      {children}
    </button>
  );
}
