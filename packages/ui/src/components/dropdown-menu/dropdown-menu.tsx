'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { createOpenContext, useOpenState, type OpenRootProps } from '../../lib/open-state.tsx';
import { MenuContext, type MenuKind } from './menu-context.ts';
import { MenuContent } from './menu-parts.tsx';

const Opening = /* @__PURE__ */ createOpenContext();
const kind: MenuKind = { slot: 'dropdown-menu', Radix, Opening };

export type DropdownMenuRootProps = OpenRootProps<ComponentProps<typeof Radix.Root>>;

/** Holds the open state of the menu: uncontrolled, or controlled with `open` and `onOpenChange`. Renders no element. */
export function DropdownMenuRoot({ open, defaultOpen, onOpenChange, ...props }: DropdownMenuRootProps) {
  const state = useOpenState({ open, defaultOpen, onOpenChange });
  return (
    <MenuContext value={kind}>
      <Opening value={state}>
        <Radix.Root {...props} {...state.root} />
      </Opening>
    </MenuContext>
  );
}

export type DropdownMenuTriggerProps = ComponentProps<typeof Radix.Trigger>;

/** The button that opens the menu. With `asChild`, it is the single child. */
export function DropdownMenuTrigger({ className, ...props }: DropdownMenuTriggerProps) {
  return <Radix.Trigger data-slot="dropdown-menu-trigger" className={cn('pal-root', className)} {...props} />;
}

export type DropdownMenuContentProps = ComponentProps<typeof Radix.Content>;

/** The panel with the items, by default 6 px from the trigger (`sideOffset`). Typed letters move the focus to the item that begins with them. */
export function DropdownMenuContent({ sideOffset = 6, ...props }: DropdownMenuContentProps) {
  return <MenuContent sideOffset={sideOffset} {...props} />;
}
