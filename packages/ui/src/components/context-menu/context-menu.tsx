'use client';

import * as Radix from '@radix-ui/react-context-menu';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { InPortal } from '../popover/portal-context.tsx';
import { MenuContext, type Menu } from '../dropdown-menu/menu-context.ts';
import { menuClasses } from '../dropdown-menu/menu.variants.ts';
import { useTypeAhead } from '../dropdown-menu/use-type-ahead.ts';

export type {
  MenuCheckboxItemProps as ContextMenuCheckboxItemProps,
  MenuItemProps as ContextMenuItemProps,
  MenuRadioItemProps as ContextMenuRadioItemProps,
  MenuSubTriggerProps as ContextMenuSubTriggerProps,
} from '../dropdown-menu/menu-parts.tsx';

const menu: Menu = { slot: 'context-menu', Radix };

/** Holds whether the menu is open. Has no element. */
export function ContextMenuRoot(props: ComponentProps<typeof Radix.Root>) {
  return (
    <MenuContext value={menu}>
      <Radix.Root {...props} />
    </MenuContext>
  );
}

/** The area whose right click, long press or menu key opens it; with `asChild` the single child becomes it. */
export function ContextMenuTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="context-menu-trigger" {...props} />;
}

export type ContextMenuContentProps = ComponentProps<typeof Radix.Content>;

/** The list. Typing moves to the item that begins with the typed letters. */
export function ContextMenuContent({ className, onKeyDownCapture, ...props }: ContextMenuContentProps) {
  return (
    <InPortal portal={Radix.Portal}>
      <Radix.Content
        data-slot="context-menu-content"
        collisionPadding={8}
        {...useTypeAhead(onKeyDownCapture)}
        className={cn(menuClasses.content, className)}
        {...props}
      />
    </InPortal>
  );
}
