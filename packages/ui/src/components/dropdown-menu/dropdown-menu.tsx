'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { InPortal } from '../popover/portal-context.tsx';
import { MenuContext, type Menu } from './menu-context.ts';
import { menuClasses } from './menu.variants.ts';
import { useTypeAhead } from './use-type-ahead.ts';

export type {
  MenuCheckboxItemProps as DropdownMenuCheckboxItemProps,
  MenuItemProps as DropdownMenuItemProps,
  MenuRadioItemProps as DropdownMenuRadioItemProps,
  MenuSubTriggerProps as DropdownMenuSubTriggerProps,
} from './menu-parts.tsx';

const menu: Menu = { slot: 'dropdown-menu', Radix };

/** Holds whether the menu is open: by itself, or by `open` and `onOpenChange`. Has no element. */
export function DropdownMenuRoot(props: ComponentProps<typeof Radix.Root>) {
  return (
    <MenuContext value={menu}>
      <Radix.Root {...props} />
    </MenuContext>
  );
}

/** The button that opens it; with `asChild` the single child becomes it. */
export function DropdownMenuTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="dropdown-menu-trigger" {...props} />;
}

export type DropdownMenuContentProps = ComponentProps<typeof Radix.Content>;

/** The list. Typing moves to the item that begins with the typed letters. */
export function DropdownMenuContent({
  className,
  sideOffset = 6,
  onKeyDownCapture,
  ...props
}: DropdownMenuContentProps) {
  return (
    <InPortal portal={Radix.Portal}>
      <Radix.Content
        data-slot="dropdown-menu-content"
        collisionPadding={8}
        sideOffset={sideOffset}
        {...useTypeAhead(onKeyDownCapture)}
        className={cn(menuClasses.content, className)}
        {...props}
      />
    </InPortal>
  );
}
