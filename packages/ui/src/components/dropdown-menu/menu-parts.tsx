'use client';

import { Slottable } from '@radix-ui/react-slot';
import type { VariantProps } from 'class-variance-authority';
import { use, useState, type ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { useKeptFocus } from '../../lib/keep-focus.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { optionVariants } from '../popover/panel.variants.ts';
import { InPortal } from '../popover/in-portal.tsx';
import { MenuContext, useMenu, type Menu, type MenuKind, type RadixProps } from './menu-context.ts';
import { menuClasses } from './menu.variants.ts';
import { useTypeAhead } from './use-type-ahead.ts';

/** Provides the context of a menu to its items. */
export function MenuRoot({ kind, children }: { kind: MenuKind; children: ReactNode }) {
  const [held, setHeld] = useState<Menu['held']>({});
  const hold: Menu['hold'] = (name, value) => setHeld((previous) => ({ ...previous, [name]: value }));
  return <MenuContext value={{ ...kind, held, hold }}>{children}</MenuContext>;
}

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
export function Shortcut({ keys }: { keys: readonly string[] | undefined }) {
  return keys ? <Kbd keys={keys} tone="inherit" size="sm" className="ms-auto ps-4 text-muted" /> : null;
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
export function MenuContent({ className, onKeyDownCapture, ...props }: RadixProps<'Content'>) {
  const { Radix, slot, Opening } = useMenu();
  const openings = use(Opening)?.openings;
  return (
    <InPortal key={openings} portal={Radix.Portal} mounted={props.forceMount}>
      <Radix.Content
        data-slot={`${slot}-content`}
        collisionPadding={8}
        {...useTypeAhead(onKeyDownCapture)}
        className={cn(menuClasses.content, className)}
        {...useKeptFocus(props)}
      />
    </InPortal>
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
      <ChevronRight aria-hidden className="ms-auto text-faint rtl:rotate-180" />
    </Radix.SubTrigger>
  );
}

/** The panel of the submenu, by default 4 px from its item (`sideOffset`). */
export function MenuSubContent({ className, sideOffset = 4, onKeyDownCapture, ...props }: RadixProps<'SubContent'>) {
  const { Radix, slot } = useMenu();
  return (
    <InPortal portal={Radix.Portal} mounted={props.forceMount}>
      <Radix.SubContent
        data-slot={`${slot}-sub-content`}
        sideOffset={sideOffset}
        alignOffset={-5}
        collisionPadding={8}
        {...useTypeAhead(onKeyDownCapture)}
        className={cn(menuClasses.content, className)}
        {...props}
      />
    </InPortal>
  );
}
