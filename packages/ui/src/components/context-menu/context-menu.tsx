'use client';

import * as Radix from '@radix-ui/react-context-menu';
import { type ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { createOpenContext, useOpenState, type OpenRootProps } from '../../lib/open-state.tsx';
import { MenuContext, type MenuKind } from '../dropdown-menu/menu-context.ts';
import { MenuContent } from '../dropdown-menu/menu-parts.tsx';

const Opening = /* @__PURE__ */ createOpenContext();
const kind: MenuKind = { slot: 'context-menu', Radix, Opening };

export type ContextMenuRootProps = OpenRootProps<ComponentProps<typeof Radix.Root>>;

/** Holds the open state of the menu: uncontrolled, or controlled with `open` and `onOpenChange`. Renders no element. */
export function ContextMenuRoot({ open, defaultOpen, onOpenChange, ...props }: ContextMenuRootProps) {
  const state = useOpenState({ open, defaultOpen, onOpenChange });
  return (
    <MenuContext value={kind}>
      <Opening value={state}>
        <Radix.Root {...props} {...state.root} />
      </Opening>
    </MenuContext>
  );
}

/** The area that opens the menu on a right click, a long press or the menu key. With `asChild`, it is the single child. */
export function ContextMenuTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="context-menu-trigger" className={cn('pal-root', className)} {...props} />;
}

export type ContextMenuContentProps = ComponentProps<typeof Radix.Content>;

/** The panel with the items. Typed letters move the focus to the item that begins with them. */
export function ContextMenuContent(props: ContextMenuContentProps) {
  return <MenuContent {...props} />;
}
