'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ComponentProps } from 'react';
import { createOpenContext, type DetachedTriggerProps } from '../../lib/open-context.ts';
import { OpenRoot, OpenTrigger, useTriggerProps, type HandledRootProps } from '../../lib/open-root.tsx';
import { PanelArrow, type PanelArrowProps } from '../popover/panel-arrow.tsx';
import type { MenuKind } from './menu-context.ts';
import { MenuContent, MenuRoot } from './menu-parts.tsx';

export type {
  MenuCheckboxItemProps as DropdownMenuCheckboxItemProps,
  MenuRadioItemProps as DropdownMenuRadioItemProps,
} from './menu-choice-items.tsx';
export type {
  MenuItemProps as DropdownMenuItemProps,
  MenuSubTriggerProps as DropdownMenuSubTriggerProps,
} from './menu-parts.tsx';

const Opening = /* @__PURE__ */ createOpenContext();
const kind: MenuKind = { slot: 'dropdown-menu', Radix, Opening };

export type DropdownMenuRootProps<Payload = never> = HandledRootProps<ComponentProps<typeof Radix.Root>, Payload>;

/** Holds the open state of the menu: uncontrolled, or controlled with `open` and `onOpenChange`. Renders no element. */
export function DropdownMenuRoot<Payload = never>(props: DropdownMenuRootProps<Payload>) {
  return (
    <MenuRoot kind={kind}>
      <OpenRoot of={Radix.Root} context={Opening} Trigger={InnerTrigger} {...props} />
    </MenuRoot>
  );
}

function InnerTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger {...useTriggerProps(Opening, props)} />;
}

export type DropdownMenuTriggerProps<Payload = never> = ComponentProps<typeof Radix.Trigger> &
  DetachedTriggerProps<Payload>;

/** The button that opens the menu. With `asChild`, it is the single child. With a `handle`, it may be anywhere on the page. */
export function DropdownMenuTrigger<Payload = never>(props: DropdownMenuTriggerProps<Payload>) {
  return <OpenTrigger of={InnerTrigger} context={Opening} popup="menu" data-slot="dropdown-menu-trigger" {...props} />;
}

export type DropdownMenuContentProps = ComponentProps<typeof Radix.Content>;

/** The panel with the items, by default 6 px from the trigger (`sideOffset`). Typed letters move the focus to the item that begins with them. */
export function DropdownMenuContent({ sideOffset = 6, ...props }: DropdownMenuContentProps) {
  return <MenuContent sideOffset={sideOffset} {...props} />;
}

/** An arrow that points at the trigger. A menu with an arrow does not scroll. */
export function DropdownMenuArrow(props: PanelArrowProps) {
  return <PanelArrow of={Radix.Arrow} data-slot="dropdown-menu-arrow" {...props} />;
}
