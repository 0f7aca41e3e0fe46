'use client';

import { Slottable } from '@radix-ui/react-slot';
import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { useItemValue, useMenu, type RadixProps } from './menu-context.ts';
import { Shortcut, type MenuItemContentProps } from './menu-parts.tsx';
import { menuClasses } from './menu.variants.ts';

/** The check mark or the dot of an item, shown while the item is checked. */
function Indicator({ children }: { children: ReactNode }) {
  const { Radix, slot } = useMenu();
  return (
    <Radix.ItemIndicator data-slot={`${slot}-item-indicator`} className={menuClasses.indicator}>
      {children}
    </Radix.ItemIndicator>
  );
}

interface CheckedByCaller {
  /** Whether the item is checked (controlled). */
  checked: RadixProps<'CheckboxItem'>['checked'];
  defaultChecked?: never;
  name?: never;
}

interface CheckedByMenu {
  checked?: never;
  /** Whether the item is checked initially (uncontrolled). @default false */
  defaultChecked?: boolean;
  /** The name under which the menu keeps the checked state, also while it is closed. */
  name: string;
}

export type MenuCheckboxItemProps = Omit<
  RadixProps<'CheckboxItem'>,
  'textValue' | 'checked' | 'defaultChecked' | 'onCheckedChange'
> &
  MenuItemContentProps &
  (CheckedByCaller | CheckedByMenu) & {
    /** Called with the next checked state. */
    onCheckedChange?: ((checked: boolean) => void) | undefined;
  };

/**
 * An item that is on or off, with a check mark while it is on. Uncontrolled with `name` and `defaultChecked`, or controlled with `checked` and
 * `onCheckedChange`. A press closes the menu; call `preventDefault` in `onSelect` to keep it open.
 */
export function MenuCheckboxItem({
  name,
  checked,
  defaultChecked = false,
  onCheckedChange,
  icon,
  shortcut,
  className,
  children,
  ...props
}: MenuCheckboxItemProps) {
  const { Radix, slot } = useMenu();
  const [isChecked, setChecked] = useItemValue<CheckedByCaller['checked']>({
    name,
    value: checked,
    defaultValue: defaultChecked,
    onChange: (next) => onCheckedChange?.(next === true),
  });
  return (
    <Radix.CheckboxItem
      data-slot={`${slot}-checkbox-item`}
      className={cn(menuClasses.checkItem, className)}
      checked={isChecked}
      onCheckedChange={setChecked}
      {...props}
    >
      <Indicator>
        <Check aria-hidden />
      </Indicator>
      {icon}
      <Slottable>{children}</Slottable>
      <Shortcut keys={shortcut} />
    </Radix.CheckboxItem>
  );
}

interface ChosenByCaller {
  /** The value of the selected item (controlled). */
  value: string;
  defaultValue?: never;
  name?: never;
}

interface ChosenByMenu {
  value?: never;
  /** The value of the initially selected item (uncontrolled). @default '' */
  defaultValue?: string;
  /** The name under which the menu keeps the selected value, also while it is closed. */
  name: string;
}

export type MenuRadioGroupProps = Omit<RadixProps<'RadioGroup'>, 'value' | 'defaultValue' | 'onValueChange'> &
  (ChosenByCaller | ChosenByMenu) & {
    /** Called with the next value. */
    onValueChange?: ((value: string) => void) | undefined;
  };

/** Items of which one is selected. Uncontrolled with `name` and `defaultValue`, or controlled with `value` and `onValueChange`. */
export function MenuRadioGroup({ name, value, defaultValue = '', onValueChange, ...props }: MenuRadioGroupProps) {
  const { Radix, slot } = useMenu();
  const [selected, select] = useItemValue({ name, value, defaultValue, onChange: onValueChange });
  return <Radix.RadioGroup data-slot={`${slot}-radio-group`} value={selected} onValueChange={select} {...props} />;
}

export interface MenuRadioItemProps extends Omit<RadixProps<'RadioItem'>, 'textValue'>, MenuItemContentProps {}

/** An item of a radio group, with a dot while it is selected. */
export function MenuRadioItem({ icon, shortcut, className, children, ...props }: MenuRadioItemProps) {
  const { Radix, slot } = useMenu();
  return (
    <Radix.RadioItem data-slot={`${slot}-radio-item`} className={cn(menuClasses.checkItem, className)} {...props}>
      <Indicator>
        <span aria-hidden className="size-2 rounded-full bg-current forced-colors:bg-[ButtonText]" />
      </Indicator>
      {icon}
      <Slottable>{children}</Slottable>
      <Shortcut keys={shortcut} />
    </Radix.RadioItem>
  );
}
