'use client';

import type * as RadixDropdownMenu from '@radix-ui/react-dropdown-menu';
import { createContext, use, type ComponentProps } from 'react';
import { tellChange, type ChangeHandler } from '../../lib/change-details.ts';
import type { OpenContext } from '../../lib/open-state.tsx';
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

/** DropdownMenu and ContextMenu share their items and differ only in these values. */
export interface MenuKind {
  /** Begins each `data-slot`. */
  slot: 'dropdown-menu' | 'context-menu';
  /** Radix's parts of that menu. */
  Radix: Pick<typeof RadixDropdownMenu, Part>;
  /** Holds whether the menu around is open. */
  Opening: OpenContext;
}

/** What a menu gives to its items. */
export interface Menu extends MenuKind {
  /** The values of items that the caller does not hold, by name: the items leave the page when the menu closes. */
  held: Readonly<Record<string, unknown>>;
  hold: (name: string, value: unknown) => void;
}

export type RadixProps<Name extends keyof Menu['Radix']> = ComponentProps<Menu['Radix'][Name]>;

export const MenuContext = /* @__PURE__ */ createContext<Menu | null>(null);

/** @throws if there is no menu around the part. */
export function useMenu(): Menu {
  return usePart(MenuContext, 'A part of a menu', 'DropdownMenu.Root and ContextMenu.Root');
}

interface ItemValue<Value> {
  /** Under which the menu holds the value, if the caller does not. */
  name: string | undefined;
  /** The value, if the caller holds it. */
  value: Value | undefined;
  defaultValue: Value;
  onChange: ChangeHandler<Value, 'item-press'> | undefined;
}

/** The value of a checkbox item or a radio group, held by the caller or by the menu around it. */
export function useItemValue<Value>({ name = '', value, defaultValue, onChange }: ItemValue<Value>) {
  const { held, hold, Opening } = useMenu();
  const opening = use(Opening);
  const change = (next: Value) => {
    const event = opening?.causeRef.current?.event;
    const cause = event ? ({ reason: 'item-press', event } as const) : ({ reason: 'none', event } as const);
    if (tellChange(onChange, next, cause) && value === undefined) hold(name, next);
  };
  return [value ?? (name in held ? (held[name] as Value) : defaultValue), change] as const;
}
