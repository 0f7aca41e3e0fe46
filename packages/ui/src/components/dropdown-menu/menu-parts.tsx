'use client';

import { Slottable } from '@radix-ui/react-slot';
import type { VariantProps } from 'class-variance-authority';
import { use, type ReactNode } from 'react';
import { Check, ChevronRight } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { useKeptFocus } from '../../lib/keep-focus.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { optionVariants } from '../popover/panel.variants.ts';
import { useMenu, type RadixProps } from './menu-context.ts';
import { menuClasses } from './menu.variants.ts';

/** The props of every menu item. */
export interface MenuItemContentProps {
  /** An icon before the text. */
  icon?: ReactNode;
  /** The keyboard shortcut, shown at the end of the line. The menu does not handle it. */
  shortcut?: readonly string[] | undefined;
}

export interface MenuItemProps
  extends Omit<RadixProps<'Item'>, 'textValue'>, VariantProps<typeof optionVariants>, MenuItemContentProps {}

/** An item that runs an action. Use the tone `danger` only for an action that cannot be undone. */
export function MenuItem({ tone = 'neutral', icon, shortcut, className, children, ...props }: MenuItemProps) {
  const { Radix, slot } = useMenu();
  return (
    <Radix.Item
      data-slot={`${slot}-item`}
      data-tone={tone}
      className={cn(optionVariants({ tone }), menuClasses.itemStart, className)}
      {...props}
    >
      {icon}
      <Slottable>{children}</Slottable>
      <Shortcut keys={shortcut} />
    </Radix.Item>
  );
}

/** The keyboard shortcut at the end of an item. */
function Shortcut({ keys }: { keys: readonly string[] | undefined }) {
  return keys ? <Kbd keys={keys} tone="inherit" size="sm" className="ms-auto ps-4 text-pal-muted" /> : null;
}

export interface MenuCheckboxItemProps
  extends Omit<RadixProps<'CheckboxItem'>, 'textValue' | 'onCheckedChange'>, MenuItemContentProps {
  /** Called with the next checked state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** An item that is on or off, with a check mark while it is on. A press closes the menu; call `preventDefault` in `onSelect` to keep it open. */
export function MenuCheckboxItem({ icon, shortcut, className, children, ...props }: MenuCheckboxItemProps) {
  const { Radix, slot } = useMenu();
  return (
    <Radix.CheckboxItem data-slot={`${slot}-checkbox-item`} className={cn(menuClasses.checkItem, className)} {...props}>
      <Radix.ItemIndicator data-slot={`${slot}-item-indicator`} className={menuClasses.indicator}>
        <Check aria-hidden />
      </Radix.ItemIndicator>
      {icon}
      <Slottable>{children}</Slottable>
      <Shortcut keys={shortcut} />
    </Radix.CheckboxItem>
  );
}

/** A group of items. Set `aria-label` if there is no label inside. */
export function MenuGroup(props: RadixProps<'Group'>) {
  const { Radix, slot } = useMenu();
  return <Radix.Group data-slot={`${slot}-group`} {...props} />;
}

/** A heading of the menu, or of the items below it. It cannot be focused. */
export function MenuLabel({ className, ...props }: RadixProps<'Label'>) {
  const { Radix, slot } = useMenu();
  return <Radix.Label data-slot={`${slot}-label`} className={cn(menuClasses.label, className)} {...props} />;
}

/** A line between groups of items. */
export function MenuSeparator({ className, ...props }: RadixProps<'Separator'>) {
  const { Radix, slot } = useMenu();
  return (
    <Radix.Separator data-slot={`${slot}-separator`} className={cn(menuClasses.separator, className)} {...props} />
  );
}

/** The panel with the items. Typed letters move the focus to the item that begins with them. */
export function MenuContent({ className, ...props }: RadixProps<'Content'>) {
  const { Radix, slot, Opening } = useMenu();
  const openings = use(Opening)?.openings;
  return (
    <Radix.Portal key={openings} forceMount={props.forceMount}>
      <Radix.Content
        data-slot={`${slot}-content`}
        collisionPadding={8}
        className={cn(menuClasses.content, className)}
        {...useKeptFocus(props)}
      />
    </Radix.Portal>
  );
}

/** A submenu, which opens beside an item. Renders no element. */
export function MenuSub(props: RadixProps<'Sub'>) {
  const { Radix } = useMenu();
  return <Radix.Sub {...props} />;
}

export interface MenuSubTriggerProps
  extends Omit<RadixProps<'SubTrigger'>, 'textValue'>, Pick<MenuItemContentProps, 'icon'> {}

/** The item that opens the submenu. */
export function MenuSubTrigger({ icon, className, children, ...props }: MenuSubTriggerProps) {
  const { Radix, slot } = useMenu();
  return (
    <Radix.SubTrigger data-slot={`${slot}-sub-trigger`} className={cn(menuClasses.subTrigger, className)} {...props}>
      {icon}
      <Slottable>{children}</Slottable>
      <ChevronRight aria-hidden className="ms-auto text-pal-faint rtl:rotate-180" />
    </Radix.SubTrigger>
  );
}

/** The panel of the submenu, by default 4 px from its item (`sideOffset`). */
export function MenuSubContent({ className, sideOffset = 4, ...props }: RadixProps<'SubContent'>) {
  const { Radix, slot } = useMenu();
  return (
    <Radix.Portal forceMount={props.forceMount}>
      <Radix.SubContent
        data-slot={`${slot}-sub-content`}
        sideOffset={sideOffset}
        alignOffset={-5}
        collisionPadding={8}
        className={cn(menuClasses.content, className)}
        {...props}
      />
    </Radix.Portal>
  );
}
