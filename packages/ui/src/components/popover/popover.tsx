'use client';

import * as RadixPopover from '@radix-ui/react-popover';
import { Primitive } from '@radix-ui/react-primitive';
import { createContext, use, useCallback, useId, useLayoutEffect, useState, type ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import {
  createOpenContext,
  OpenRoot,
  useContentProps,
  useTriggerProps,
  type OpenRootProps,
} from '../../lib/open-state.tsx';
import { PanelArrow, type PanelArrowProps } from './panel-arrow.tsx';
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

/** The ids of the title and the description in a panel. */
type Names = Partial<Record<'aria-labelledby' | 'aria-describedby', string | undefined>>;

/** Tells the panel around them that a title or a description is there. */
const NamesContext = /* @__PURE__ */ createContext<(name: keyof Names, id: string | undefined) => void>(
  () => undefined,
);

/** Names or describes the panel around an element. @returns the id of the element */
function useNaming(name: keyof Names, given: string | undefined): string {
  const own = useId();
  const id = given ?? own;
  const tell = use(NamesContext);
  useLayoutEffect(() => {
    tell(name, id);
    return () => tell(name, undefined);
  }, [tell, name, id]);
  return id;
}

export interface PopoverContentProps extends ComponentProps<typeof RadixPopover.Content> {
  /** What the panel is for: its accessible name, if it has no `Popover.Title`. */
  'aria-label'?: string | undefined;
}

/** The panel. It opens on the other side if there is no room. */
export function PopoverContent({ className, sideOffset = 6, align = 'start', ...props }: PopoverContentProps) {
  const [names, setNames] = useState<Names>({});
  const tell = useCallback(
    (name: keyof Names, id: string | undefined) => setNames((known) => ({ ...known, [name]: id })),
    [],
  );
  return (
    <InPortal portal={RadixPopover.Portal}>
      <NamesContext value={tell}>
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
          {...names}
          {...useContentProps(PopoverOpening, props)}
        />
      </NamesContext>
    </InPortal>
  );
}

/** The title, which is the accessible name. */
export function PopoverTitle({ className, id, ...props }: ComponentProps<typeof Primitive.h2>) {
  return (
    <Primitive.h2
      id={useNaming('aria-labelledby', id)}
      data-slot="popover-title"
      className={cn('text-sm font-semibold wrap-anywhere text-ink', className)}
      {...props}
    />
  );
}

/** A sentence below the title, read out with it. */
export function PopoverDescription({ className, id, ...props }: ComponentProps<typeof Primitive.p>) {
  return (
    <Primitive.p
      id={useNaming('aria-describedby', id)}
      data-slot="popover-description"
      className={cn('text-xs wrap-anywhere text-muted', className)}
      {...props}
    />
  );
}

/** Points at the trigger, or at the anchor. A panel with an arrow does not scroll. */
export function PopoverArrow(props: PanelArrowProps) {
  return <PanelArrow of={RadixPopover.Arrow} data-slot="popover-arrow" {...props} />;
}

/** Closes the panel. With `asChild` the single child becomes it. */
export function PopoverClose(props: ComponentProps<typeof RadixPopover.Close>) {
  return <RadixPopover.Close data-slot="popover-close" {...props} />;
}
