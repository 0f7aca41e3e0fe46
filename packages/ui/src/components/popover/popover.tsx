'use client';

import * as RadixPopover from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { panelStyle } from './panel.variants.ts';

/** Holds whether the panel is open: by itself, or by `open` and `onOpenChange`. Has no element. */
export function PopoverRoot(props: ComponentProps<typeof RadixPopover.Root>) {
  return <RadixPopover.Root {...props} />;
}

/** The element that the panel is placed beside, if not its trigger. */
export function PopoverAnchor(props: ComponentProps<typeof RadixPopover.Anchor>) {
  return <RadixPopover.Anchor data-slot="popover-anchor" {...props} />;
}

/** Opens and closes the panel. With `asChild` the single child becomes it. */
export function PopoverTrigger(props: ComponentProps<typeof RadixPopover.Trigger>) {
  return <RadixPopover.Trigger data-slot="popover-trigger" {...props} />;
}

export interface PopoverContentProps extends ComponentProps<typeof RadixPopover.Content> {
  /** What the panel is for: its accessible name. */
  'aria-label': string;
}

/** The panel. It opens on the other side if there is no room. */
export function PopoverContent({ className, sideOffset = 6, align = 'start', ...props }: PopoverContentProps) {
  return (
    <RadixPopover.Portal>
      <RadixPopover.Content
        data-slot="popover-content"
        sideOffset={sideOffset}
        align={align}
        collisionPadding={8}
        className={cn(
          panelStyle,
          'max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] overflow-y-auto p-3',
          className,
        )}
        {...props}
      />
    </RadixPopover.Portal>
  );
}

/** Closes the panel. With `asChild` the single child becomes it. */
export function PopoverClose(props: ComponentProps<typeof RadixPopover.Close>) {
  return <RadixPopover.Close data-slot="popover-close" {...props} />;
}
