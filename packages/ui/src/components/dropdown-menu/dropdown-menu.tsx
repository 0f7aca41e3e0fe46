'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { Slottable } from '@radix-ui/react-slot';
import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Check } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { optionVariants } from '../popover/panel.variants.ts';
import { MenuShortcut, RadioDot, SubMenuArrow, type MenuItemContentProps } from './menu-item-content.tsx';
import { menuClasses } from './menu.variants.ts';
import { useTypeAhead } from './use-type-ahead.ts';

/** Holds whether the menu is open: by itself, or by `open` and `onOpenChange`. Has no element. */
export function DropdownMenuRoot(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} />;
}

/** The button that opens it; with `asChild` the single child becomes it. */
export function DropdownMenuTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="dropdown-menu-trigger" {...props} />;
}

export type DropdownMenuContentProps = ComponentProps<typeof Radix.Content>;

/** The list itself. Typing moves to the item that begins so. */
export function DropdownMenuContent({
  className,
  sideOffset = 6,
  onKeyDownCapture,
  ...props
}: DropdownMenuContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        data-slot="dropdown-menu-content"
        collisionPadding={8}
        sideOffset={sideOffset}
        {...useTypeAhead(onKeyDownCapture)}
        className={cn(menuClasses.content, 'max-h-(--radix-dropdown-menu-content-available-height)', className)}
        {...props}
      />
    </Radix.Portal>
  );
}

export interface DropdownMenuItemProps
  extends
    Omit<ComponentProps<typeof Radix.Item>, 'textValue'>,
    VariantProps<typeof optionVariants>,
    MenuItemContentProps {}

/** One action. `danger` only for what cannot be undone. */
export function DropdownMenuItem({
  tone = 'neutral',
  icon,
  shortcut,
  className,
  children,
  ...props
}: DropdownMenuItemProps) {
  return (
    <Radix.Item
      data-slot="dropdown-menu-item"
      data-tone={tone}
      className={cn(optionVariants({ tone }), className)}
      {...props}
    >
      {icon}
      <Slottable>{children}</Slottable>
      {shortcut ? <MenuShortcut keys={shortcut} /> : null}
    </Radix.Item>
  );
}

export interface DropdownMenuCheckboxItemProps
  extends Omit<ComponentProps<typeof Radix.CheckboxItem>, 'textValue'>, MenuItemContentProps {}

/** Something that is on or off, with a check mark while it is on. Choosing it closes the menu: prevent that in `onSelect`. */
export function DropdownMenuCheckboxItem({
  icon,
  shortcut,
  className,
  children,
  ...props
}: DropdownMenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem
      data-slot="dropdown-menu-checkbox-item"
      className={cn(menuClasses.checkItem, className)}
      {...props}
    >
      <Radix.ItemIndicator data-slot="dropdown-menu-item-indicator" className={menuClasses.indicator}>
        <Check aria-hidden />
      </Radix.ItemIndicator>
      {icon}
      <Slottable>{children}</Slottable>
      {shortcut ? <MenuShortcut keys={shortcut} /> : null}
    </Radix.CheckboxItem>
  );
}

/** Items of which one is chosen: by `value` and `onValueChange`. */
export function DropdownMenuRadioGroup(props: ComponentProps<typeof Radix.RadioGroup>) {
  return <Radix.RadioGroup data-slot="dropdown-menu-radio-group" {...props} />;
}

export interface DropdownMenuRadioItemProps
  extends Omit<ComponentProps<typeof Radix.RadioItem>, 'textValue'>, MenuItemContentProps {}

/** One of a radio group, with a dot while it is chosen. */
export function DropdownMenuRadioItem({ icon, shortcut, className, children, ...props }: DropdownMenuRadioItemProps) {
  return (
    <Radix.RadioItem data-slot="dropdown-menu-radio-item" className={cn(menuClasses.checkItem, className)} {...props}>
      <Radix.ItemIndicator data-slot="dropdown-menu-item-indicator" className={menuClasses.indicator}>
        <RadioDot />
      </Radix.ItemIndicator>
      {icon}
      <Slottable>{children}</Slottable>
      {shortcut ? <MenuShortcut keys={shortcut} /> : null}
    </Radix.RadioItem>
  );
}

/** Items that belong together; give it `aria-label` where it has no label. */
export function DropdownMenuGroup(props: ComponentProps<typeof Radix.Group>) {
  return <Radix.Group data-slot="dropdown-menu-group" {...props} />;
}

/** A line that cannot be chosen: whose menu this is, or what the next items share. */
export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label data-slot="dropdown-menu-label" className={cn(menuClasses.label, className)} {...props} />;
}

/** A line between groups of items. */
export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Radix.Separator>) {
  return (
    <Radix.Separator data-slot="dropdown-menu-separator" className={cn(menuClasses.separator, className)} {...props} />
  );
}

/** A menu that opens beside an item of this one. Has no element. */
export function DropdownMenuSub(props: ComponentProps<typeof Radix.Sub>) {
  return <Radix.Sub {...props} />;
}

export interface DropdownMenuSubTriggerProps
  extends Omit<ComponentProps<typeof Radix.SubTrigger>, 'textValue'>, Pick<MenuItemContentProps, 'icon'> {}

/** The item that opens the menu beside it. */
export function DropdownMenuSubTrigger({ icon, className, children, ...props }: DropdownMenuSubTriggerProps) {
  return (
    <Radix.SubTrigger
      data-slot="dropdown-menu-sub-trigger"
      className={cn(menuClasses.subTrigger, className)}
      {...props}
    >
      {icon}
      <Slottable>{children}</Slottable>
      <SubMenuArrow />
    </Radix.SubTrigger>
  );
}

/** The list of the menu beside an item. */
export function DropdownMenuSubContent({
  className,
  sideOffset = 4,
  onKeyDownCapture,
  ...props
}: ComponentProps<typeof Radix.SubContent>) {
  return (
    <Radix.Portal>
      <Radix.SubContent
        data-slot="dropdown-menu-sub-content"
        sideOffset={sideOffset}
        alignOffset={-5}
        collisionPadding={8}
        {...useTypeAhead(onKeyDownCapture)}
        className={cn(menuClasses.content, 'max-h-(--radix-dropdown-menu-content-available-height)', className)}
        {...props}
      />
    </Radix.Portal>
  );
}
