'use client';

import { Slottable } from '@radix-ui/react-slot';
import type { ReactNode } from 'react';
import { Check } from '../../icons/icons.ts';
import type { ChangeHandler } from '../../lib/change-details.ts';
import { cn } from '../../lib/cn.ts';
import { useItemValue, useMenu, type RadixProps } from './menu-context.ts';
import { Shortcut, type MenuItemContentProps } from './menu-parts.tsx';
import { menuClasses } from './menu.variants.ts';

/** The space for the check mark or the dot. */
function Indicator({ children }: { children: ReactNode }) {
  const { Radix, slot } = useMenu();
  return (
    <Radix.ItemIndicator data-slot={`${slot}-item-indicator`} className={menuClasses.indicator}>
      {children}
    </Radix.ItemIndicator>
  );
}

interface CheckedByCaller {
  /** Whether it is on. */
  checked: RadixProps<'CheckboxItem'>['checked'];
  defaultChecked?: never;
  name?: never;
}

interface CheckedByMenu {
  checked?: never;
  /** Whether it is on at first. @default false */
  defaultChecked?: boolean;
  /** Under which the menu remembers whether it is on, also while it is closed. */
  name: string;
}

export type MenuCheckboxItemProps = Omit<
  RadixProps<'CheckboxItem'>,
  'textValue' | 'checked' | 'defaultChecked' | 'onCheckedChange'
> &
  MenuItemContentProps &
  (CheckedByCaller | CheckedByMenu) & {
    /** Called with whether it is to be on. The `cancel` of its `details` refuses. */
    onCheckedChange?: ChangeHandler<boolean, 'item-press'> | undefined;
  };

/**
 * An option that is on or off, with a check mark while it is on. Use `name` and `defaultChecked`, or `checked` and `onCheckedChange` to control
 * it. Choosing it closes the menu; call `preventDefault` in `onSelect` to keep it open.
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
  const [isOn, change] = useItemValue<CheckedByCaller['checked']>({
    name,
    value: checked,
    defaultValue: defaultChecked,
    onChange: (next, details) => onCheckedChange?.(next === true, details),
  });
  return (
    <Radix.CheckboxItem
      data-slot={`${slot}-checkbox-item`}
      className={cn(menuClasses.checkItem, className)}
      checked={isOn}
      onCheckedChange={change}
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
  /** The value of the chosen item. */
  value: string;
  defaultValue?: never;
  name?: never;
}

interface ChosenByMenu {
  value?: never;
  /** The value of the item that is chosen at first. @default '' */
  defaultValue?: string;
  /** Under which the menu remembers the chosen item, also while it is closed. */
  name: string;
}

export type MenuRadioGroupProps = Omit<RadixProps<'RadioGroup'>, 'value' | 'defaultValue' | 'onValueChange'> &
  (ChosenByCaller | ChosenByMenu) & {
    /** Called with the value of the item that is to be chosen. The `cancel` of its `details` refuses. */
    onValueChange?: ChangeHandler<string, 'item-press'> | undefined;
  };

/** Items of which one is chosen. Use `name` and `defaultValue`, or `value` and `onValueChange` to control it. */
export function MenuRadioGroup({ name, value, defaultValue = '', onValueChange, ...props }: MenuRadioGroupProps) {
  const { Radix, slot } = useMenu();
  const [chosen, choose] = useItemValue({ name, value, defaultValue, onChange: onValueChange });
  return <Radix.RadioGroup data-slot={`${slot}-radio-group`} value={chosen} onValueChange={choose} {...props} />;
}

export interface MenuRadioItemProps extends Omit<RadixProps<'RadioItem'>, 'textValue'>, MenuItemContentProps {}

/** One of a radio group, with a dot while it is chosen. */
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
