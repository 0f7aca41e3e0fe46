'use client';

import * as RadixPopover from '@radix-ui/react-popover';
import { Primitive } from '@radix-ui/react-primitive';
import { createContext, use, useCallback, useId, useLayoutEffect, useState, type ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { useKeptFocus } from '../../lib/keep-focus.ts';
import { createOpenContext, useOpenState, type OpenRootProps } from '../../lib/open-state.tsx';
import { PanelArrow, type PanelArrowProps } from './panel-arrow.tsx';
import { panelStyle } from './panel.variants.ts';
import { InPortal, PortalPart } from './portal-context.tsx';

const PopoverOpening = /* @__PURE__ */ createOpenContext();

export type PopoverRootProps = OpenRootProps<ComponentProps<typeof RadixPopover.Root>>;

/** Holds the open state. To control it, use `open` and `onOpenChange`. It draws no element. */
export function PopoverRoot({ open, defaultOpen, onOpenChange, ...props }: PopoverRootProps) {
  const state = useOpenState({ open, defaultOpen, onOpenChange });
  return (
    <PopoverOpening value={state}>
      <RadixPopover.Root {...props} {...state.root} />
    </PopoverOpening>
  );
}

/** The element that the panel is placed beside. Without it that is the trigger. */
export function PopoverAnchor(props: ComponentProps<typeof RadixPopover.Anchor>) {
  return <RadixPopover.Anchor data-slot="popover-anchor" {...props} />;
}

export type PopoverTriggerProps = ComponentProps<typeof RadixPopover.Trigger>;

/** The button that opens and closes the panel. With `asChild` the single child becomes the button. */
export function PopoverTrigger(props: PopoverTriggerProps) {
  return <RadixPopover.Trigger data-slot="popover-trigger" {...props} />;
}

/**
 * Draws the content at the end of `container`, by default that of the PalimpsestProvider, else the body. Without this part the content does that
 * itself. It draws no element.
 */
export function PopoverPortal(props: ComponentProps<typeof RadixPopover.Portal>) {
  return <PortalPart portal={RadixPopover.Portal} {...props} />;
}

/** The ids of the title and the description in a panel. */
type Names = Partial<Record<'aria-labelledby' | 'aria-describedby', string | undefined>>;

/** A function with which a title or a description gives its id to the panel around it. */
const NamesContext = /* @__PURE__ */ createContext<(name: keyof Names, id: string | undefined) => void>(
  () => undefined,
);

/** Makes an element the name or the description of the panel around it. @returns the id of the element */
function useNaming(name: keyof Names, givenId: string | undefined): string {
  const ownId = useId();
  const id = givenId ?? ownId;
  const setName = use(NamesContext);
  useLayoutEffect(() => {
    setName(name, id);
    return () => setName(name, undefined);
  }, [setName, name, id]);
  return id;
}

export interface PopoverContentProps extends ComponentProps<typeof RadixPopover.Content> {
  /** The accessible name of the panel. Required if it has no `Popover.Title`. */
  'aria-label'?: string | undefined;
  /** The distance from the trigger, in px. @default 6 */
  sideOffset?: number | undefined;
  /** The edge of the trigger that the panel is aligned with. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** The panel. It opens on the opposite side if there is not enough room. */
export function PopoverContent({ className, sideOffset = 6, align = 'start', ...props }: PopoverContentProps) {
  const [names, setNames] = useState<Names>({});
  const setName = useCallback(
    (name: keyof Names, id: string | undefined) => setNames((known) => ({ ...known, [name]: id })),
    [],
  );
  const openings = use(PopoverOpening)?.openings;
  return (
    // Around the portal: Radix waits for the fading of what is right inside it.
    <NamesContext value={setName}>
      <InPortal key={openings} portal={RadixPopover.Portal} mounted={props.forceMount}>
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
          {...useKeptFocus(props)}
        />
      </InPortal>
    </NamesContext>
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

/** A sentence below the title: the accessible description. */
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

/** The button that closes the panel. With `asChild` the single child becomes the button. */
export function PopoverClose(props: ComponentProps<typeof RadixPopover.Close>) {
  return <RadixPopover.Close data-slot="popover-close" {...props} />;
}
