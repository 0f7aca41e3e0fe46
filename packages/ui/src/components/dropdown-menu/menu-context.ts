'use client';

import type * as RadixDropdownMenu from '@radix-ui/react-dropdown-menu';
import { createContext } from 'react';
import { usePart } from '../../lib/use-part.ts';

type Part =
  | 'Portal'
  | 'Item'
  | 'CheckboxItem'
  | 'RadioGroup'
  | 'RadioItem'
  | 'ItemIndicator'
  | 'Group'
  | 'Label'
  | 'Separator'
  | 'Sub'
  | 'SubTrigger'
  | 'SubContent';

/** What a menu gives to its items. DropdownMenu and ContextMenu share their items and differ only in these values. */
export interface Menu {
  /** Begins each `data-slot`. */
  slot: 'dropdown-menu' | 'context-menu';
  /** Radix's parts of that menu. */
  Radix: Pick<typeof RadixDropdownMenu, Part>;
}

export const MenuContext = /* @__PURE__ */ createContext<Menu | null>(null);

/** @throws if there is no menu around the part. */
export function useMenu(): Menu {
  return usePart(MenuContext, 'A part of a menu', 'DropdownMenu.Root and ContextMenu.Root');
}
