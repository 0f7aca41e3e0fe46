'use client';

import type * as RadixDropdownMenu from '@radix-ui/react-dropdown-menu';
import { createContext, type ComponentProps } from 'react';
import type { OpenContext } from '../../lib/open-state.tsx';
import { usePart } from '../../lib/use-part.ts';

type MenuPart =
  | 'Portal'
  | 'Content'
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

/** The differences between DropdownMenu and ContextMenu, which share their items. */
export interface MenuKind {
  /** The prefix of each `data-slot`. */
  slot: 'dropdown-menu' | 'context-menu';
  /** The Radix parts of the menu. */
  Radix: Pick<typeof RadixDropdownMenu, MenuPart>;
  /** The context of the open state of the menu. */
  Opening: OpenContext;
}

/** The context that a menu provides to its items. */
export interface Menu extends MenuKind {
  /** The values of uncontrolled items, by name. The menu keeps them, because the items unmount when it closes. */
  held: Readonly<Record<string, unknown>>;
  /** Sets the value of an uncontrolled item. */
  hold: (name: string, value: unknown) => void;
}

export type RadixProps<Name extends keyof Menu['Radix']> = ComponentProps<Menu['Radix'][Name]>;

export const MenuContext = /* @__PURE__ */ createContext<Menu | null>(null);

/** The menu around a part. @throws if there is none */
export function useMenu(): Menu {
  return usePart(MenuContext, 'A part of a menu', 'DropdownMenu.Root and ContextMenu.Root');
}

interface ItemValue<Value> {
  /** The name under which the menu keeps an uncontrolled value. */
  name: string | undefined;
  /** The controlled value. */
  value: Value | undefined;
  defaultValue: Value;
  onChange: ((value: Value) => void) | undefined;
}

/** The value of a checkbox item or a radio group. The menu around it keeps an uncontrolled value. */
export function useItemValue<Value>({ name = '', value, defaultValue, onChange }: ItemValue<Value>) {
  const { held, hold } = useMenu();
  const change = (next: Value) => {
    onChange?.(next);
    if (value === undefined) hold(name, next);
  };
  return [value ?? (name in held ? (held[name] as Value) : defaultValue), change] as const;
}
