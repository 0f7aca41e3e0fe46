'use client';

import type * as RadixDropdownMenu from '@radix-ui/react-dropdown-menu';
import { createContext, use, type ComponentProps } from 'react';
import type { OpenContext } from '../../lib/open-state.tsx';

type MenuPart =
  | 'Portal'
  | 'Content'
  | 'Item'
  | 'CheckboxItem'
  | 'ItemIndicator'
  | 'Group'
  | 'Label'
  | 'Separator'
  | 'Sub'
  | 'SubTrigger'
  | 'SubContent';

/** The differences between DropdownMenu and ContextMenu, which share their items. */
export interface MenuKind {
  /** The prefix of each `data-slot`. */
  slot: 'dropdown-menu' | 'context-menu';
  /** The Radix parts of the menu. */
  Radix: Pick<typeof RadixDropdownMenu, MenuPart>;
  /** The context of the open state of the menu. */
  Opening: OpenContext;
}

export type RadixProps<Name extends MenuPart> = ComponentProps<MenuKind['Radix'][Name]>;

export const MenuContext = /* @__PURE__ */ createContext<MenuKind | null>(null);

/** The menu around a part. @throws {Error} if there is none */
export function useMenu(): MenuKind {
  const menu = use(MenuContext);
  if (!menu) throw new Error('A part of a menu is outside of DropdownMenu.Root and ContextMenu.Root. Put it inside.');
  return menu;
}
