'use client';

import { Popover as RadixPopover } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { panelVariants } from './panel.variants.ts';

/** A small panel beside the control that opened it. Closes on Escape and on a press outside. */
export const Popover = RadixPopover.Root;

export const PopoverAnchor = RadixPopover.Anchor;

export function PopoverTrigger(props: ComponentProps<typeof RadixPopover.Trigger>) {
  return <RadixPopover.Trigger data-slot="popover-trigger" {...props} />;
}

export interface PopoverContentProps extends ComponentProps<typeof RadixPopover.Content> {
  /** What the panel is for: its accessible name. */
  'aria-label': string;
}

export function PopoverContent({ className, sideOffset = 6, align = 'start', ...props }: PopoverContentProps) {
  return (
    <RadixPopover.Portal>
      <RadixPopover.Content
        data-slot="popover"
        sideOffset={sideOffset}
        align={align}
        collisionPadding={8}
        className={cn(panelVariants(), 'max-w-[calc(100vw-1rem)] p-3', className)}
        {...props}
      />
    </RadixPopover.Portal>
  );
}
