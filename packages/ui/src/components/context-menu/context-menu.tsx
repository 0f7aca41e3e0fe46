'use client';

import * as Radix from '@radix-ui/react-context-menu';
import { Slottable } from '@radix-ui/react-slot';
import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Check } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { optionVariants } from '../popover/panel.variants.ts';
import {
  MenuShortcut,
  RadioDot,
  SubMenuArrow,
  type MenuItemContentProps,
} from '../dropdown-menu/menu-item-content.tsx';
import { menuClasses } from '../dropdown-menu/menu.variants.ts';
import { useTypeAhead } from '../dropdown-menu/use-type-ahead.ts';

/** Holds whether the menu is open. Has no element. */
export function ContextMenuRoot(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} />;
}

/** The area whose right click, long press or menu key opens it; with `asChild` the single child becomes it. */
export function ContextMenuTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="context-menu-trigger" {...props} />;
}

export type ContextMenuContentProps = ComponentProps<typeof Radix.Content>;

/** The list itself. Typing moves to the item that begins so. */
export function ContextMenuContent({ className, onKeyDownCapture, ...props }: ContextMenuContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        data-slot="context-menu-content"
        collisionPadding={8}
        {...useTypeAhead(onKeyDownCapture)}
        className={cn(menuClasses.content, 'max-h-(--radix-context-menu-content-available-height)', className)}
        {...props}
      />
    </Radix.Portal>
  );
}

export interface ContextMenuItemProps
  extends
    Omit<ComponentProps<typeof Radix.Item>, 'textValue'>,
    VariantProps<typeof optionVariants>,
    MenuItemContentProps {}

/** One action. `danger` only for what cannot be undone. */
export function ContextMenuItem({
  tone = 'neutral',
  icon,
  shortcut,
  className,
  children,
  ...props
}: ContextMenuItemProps) {
  return (
    <Radix.Item
      data-slot="context-menu-item"
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

export interface ContextMenuCheckboxItemProps
  extends Omit<ComponentProps<typeof Radix.CheckboxItem>, 'textValue'>, MenuItemContentProps {}

/** Something that is on or off, with a check mark while it is on. Choosing it closes the menu: prevent that in `onSelect`. */
export function ContextMenuCheckboxItem({
  icon,
  shortcut,
  className,
  children,
  ...props
}: ContextMenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem
      data-slot="context-menu-checkbox-item"
      className={cn(menuClasses.checkItem, className)}
      {...props}
    >
      <Radix.ItemIndicator data-slot="context-menu-item-indicator" className={menuClasses.indicator}>
        <Check aria-hidden />
      </Radix.ItemIndicator>
      {icon}
      <Slottable>{children}</Slottable>
      {shortcut ? <MenuShortcut keys={shortcut} /> : null}
    </Radix.CheckboxItem>
  );
}

/** Items of which one is chosen: by `value` and `onValueChange`. */
export function ContextMenuRadioGroup(props: ComponentProps<typeof Radix.RadioGroup>) {
  return <Radix.RadioGroup data-slot="context-menu-radio-group" {...props} />;
}

export interface ContextMenuRadioItemProps
  extends Omit<ComponentProps<typeof Radix.RadioItem>, 'textValue'>, MenuItemContentProps {}

/** One of a radio group, with a dot while it is chosen. */
export function ContextMenuRadioItem({ icon, shortcut, className, children, ...props }: ContextMenuRadioItemProps) {
  return (
    <Radix.RadioItem data-slot="context-menu-radio-item" className={cn(menuClasses.checkItem, className)} {...props}>
      <Radix.ItemIndicator data-slot="context-menu-item-indicator" className={menuClasses.indicator}>
        <RadioDot />
      </Radix.ItemIndicator>
      {icon}
      <Slottable>{children}</Slottable>
      {shortcut ? <MenuShortcut keys={shortcut} /> : null}
    </Radix.RadioItem>
  );
}

/** Items that belong together; give it `aria-label` where it has no label. */
export function ContextMenuGroup(props: ComponentProps<typeof Radix.Group>) {
  return <Radix.Group data-slot="context-menu-group" {...props} />;
}

/** A line that cannot be chosen: whose menu this is, or what the next items share. */
export function ContextMenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label data-slot="context-menu-label" className={cn(menuClasses.label, className)} {...props} />;
}

/** A line between groups of items. */
export function ContextMenuSeparator({ className, ...props }: ComponentProps<typeof Radix.Separator>) {
  return (
    <Radix.Separator data-slot="context-menu-separator" className={cn(menuClasses.separator, className)} {...props} />
  );
}

/** A menu that opens beside an item of this one. Has no element. */
export function ContextMenuSub(props: ComponentProps<typeof Radix.Sub>) {
  return <Radix.Sub {...props} />;
}

export interface ContextMenuSubTriggerProps
  extends Omit<ComponentProps<typeof Radix.SubTrigger>, 'textValue'>, Pick<MenuItemContentProps, 'icon'> {}

/** The item that opens the menu beside it. */
export function ContextMenuSubTrigger({ icon, className, children, ...props }: ContextMenuSubTriggerProps) {
  return (
    <Radix.SubTrigger data-slot="context-menu-sub-trigger" className={cn(menuClasses.subTrigger, className)} {...props}>
      {icon}
      <Slottable>{children}</Slottable>
      <SubMenuArrow />
    </Radix.SubTrigger>
  );
}

/** The list of the menu beside an item. */
export function ContextMenuSubContent({
  className,
  sideOffset = 4,
  onKeyDownCapture,
  ...props
}: ComponentProps<typeof Radix.SubContent>) {
  return (
    <Radix.Portal>
      <Radix.SubContent
        data-slot="context-menu-sub-content"
        sideOffset={sideOffset}
        alignOffset={-5}
        collisionPadding={8}
        {...useTypeAhead(onKeyDownCapture)}
        className={cn(menuClasses.content, 'max-h-(--radix-context-menu-content-available-height)', className)}
        {...props}
      />
    </Radix.Portal>
  );
}
