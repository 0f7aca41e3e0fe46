'use client';

import { DropdownMenu as RadixMenu } from 'radix-ui';
import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { optionVariants, panelVariants } from '../popover/panel.variants.ts';

/** A list of actions behind a button. */
export const DropdownMenu = RadixMenu.Root;

export function DropdownMenuTrigger(props: ComponentProps<typeof RadixMenu.Trigger>) {
  return <RadixMenu.Trigger data-slot="dropdown-menu-trigger" {...props} />;
}

export function DropdownMenuContent({ className, sideOffset = 6, ...props }: ComponentProps<typeof RadixMenu.Content>) {
  return (
    <RadixMenu.Portal>
      <RadixMenu.Content
        data-slot="dropdown-menu"
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(panelVariants(), 'max-w-80 min-w-48', className)}
        {...props}
      />
    </RadixMenu.Portal>
  );
}

export interface DropdownMenuItemProps
  extends ComponentProps<typeof RadixMenu.Item>, VariantProps<typeof optionVariants> {}

export function DropdownMenuItem({ tone, className, ...props }: DropdownMenuItemProps) {
  return (
    <RadixMenu.Item
      data-slot="dropdown-menu-item"
      data-tone={tone ?? 'neutral'}
      className={cn(optionVariants({ tone }), className)}
      {...props}
    />
  );
}

/** A line that cannot be chosen: whose menu this is, or what the next items share. */
export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof RadixMenu.Label>) {
  return (
    <RadixMenu.Label
      data-slot="dropdown-menu-label"
      className={cn('truncate px-2 py-1.5 text-xs text-faint', className)}
      {...props}
    />
  );
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof RadixMenu.Separator>) {
  return (
    <RadixMenu.Separator
      data-slot="dropdown-menu-separator"
      className={cn('-mx-1 my-1 h-px bg-line', className)}
      {...props}
    />
  );
}
