'use client';

import * as RadixPopover from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import {
  createOpenContext,
  OpenRoot,
  useContentProps,
  useTriggerProps,
  type OpenRootProps,
} from '../../lib/open-state.tsx';
import { panelStyle } from './panel.variants.ts';
import { InPortal, PortalPart } from './portal-context.tsx';

const PopoverOpening = /* @__PURE__ */ createOpenContext();

export type PopoverRootProps = OpenRootProps<ComponentProps<typeof RadixPopover.Root>>;

/** Holds whether the panel is open: by itself, or by `open` and `onOpenChange`, whose `details` tell why and can refuse. Has no element. */
export function PopoverRoot(props: PopoverRootProps) {
  return <OpenRoot of={RadixPopover.Root} context={PopoverOpening} {...props} />;
}

/** The element that the panel is placed beside, if not its trigger. */
export function PopoverAnchor(props: ComponentProps<typeof RadixPopover.Anchor>) {
  return <RadixPopover.Anchor data-slot="popover-anchor" {...props} />;
}

/** Opens and closes the panel. With `asChild` the single child becomes it. */
export function PopoverTrigger(props: ComponentProps<typeof RadixPopover.Trigger>) {
  return <RadixPopover.Trigger data-slot="popover-trigger" {...useTriggerProps(PopoverOpening, props)} />;
}

/** Draws the content elsewhere in the page, at the end of the body or in its `container`. Without it the content does that itself. Has no element. */
export function PopoverPortal(props: ComponentProps<typeof RadixPopover.Portal>) {
  return <PortalPart portal={RadixPopover.Portal} {...props} />;
}

export interface PopoverContentProps extends ComponentProps<typeof RadixPopover.Content> {
  /** What the panel is for: its accessible name. */
  'aria-label': string;
}

/** The panel. It opens on the other side if there is no room. */
export function PopoverContent({ className, sideOffset = 6, align = 'start', ...props }: PopoverContentProps) {
  return (
    <InPortal portal={RadixPopover.Portal}>
      <RadixPopover.Content
        data-slot="popover-content"
        sideOffset={sideOffset}
        align={align}
        collisionPadding={8}
        className={cn(
          panelStyle,
          'max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] overflow-y-auto p-3 has-data-[slot=popover-arrow]:overflow-visible',
          className,
        )}
        {...useContentProps(PopoverOpening, props)}
      />
    </InPortal>
  );
}

/** Points at the trigger, or at the anchor. A panel with an arrow does not scroll. */
export function PopoverArrow({ className, ...props }: Omit<ComponentProps<typeof RadixPopover.Arrow>, 'asChild'>) {
  return (
    <RadixPopover.Arrow asChild width={14} height={7} {...props}>
      <svg
        data-slot="popover-arrow"
        viewBox="0 0 14 7"
        // Covers the line of the panel.
        className={cn('-translate-y-px fill-raised stroke-line forced-colors:fill-[Canvas]', className)}
      >
        <path d="M0 0 7 6.5 14 0" />
      </svg>
    </RadixPopover.Arrow>
  );
}

/** Closes the panel. With `asChild` the single child becomes it. */
export function PopoverClose(props: ComponentProps<typeof RadixPopover.Close>) {
  return <RadixPopover.Close data-slot="popover-close" {...props} />;
}
