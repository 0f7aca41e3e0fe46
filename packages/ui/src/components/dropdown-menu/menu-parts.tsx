'use client';

import { Slottable } from '@radix-ui/react-slot';
import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Check, ChevronRight } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { optionVariants } from '../popover/panel.variants.ts';
import { InPortal, PortalPart } from '../popover/portal-context.tsx';
import { useMenu, type Menu } from './menu-context.ts';
import { menuClasses } from './menu.variants.ts';
import { useTypeAhead } from './use-type-ahead.ts';

type RadixProps<Name extends keyof Menu['Radix']> = ComponentProps<Menu['Radix'][Name]>;

/** The props of every menu item, beside its text. */
interface MenuItemContentProps {
  /** Drawn before the text. */
  icon?: ReactNode;
  /** The keys that do the same without the menu, shown at the end of the line. */
  shortcut?: readonly string[] | undefined;
}

export interface MenuItemProps
  extends Omit<RadixProps<'Item'>, 'textValue'>, VariantProps<typeof optionVariants>, MenuItemContentProps {}

/** One action. Use `danger` only for an action that cannot be undone. */
export function MenuItem({ tone = 'neutral', icon, shortcut, className, children, ...props }: MenuItemProps) {
  const { Radix, slot } = useMenu();
  return (
    <Radix.Item
      data-slot={`${slot}-item`}
      data-tone={tone}
      className={cn(optionVariants({ tone }), className)}
      {...props}
    >
      {icon}
      <Slottable>{children}</Slottable>
      <Shortcut keys={shortcut} />
    </Radix.Item>
  );
}

function Shortcut({ keys }: { keys: readonly string[] | undefined }) {
  return keys ? <Kbd keys={keys} tone="inherit" size="sm" className="ms-auto ps-4 text-muted" /> : null;
}

/** The space for the check mark or the dot. */
function Indicator({ children }: { children: ReactNode }) {
  const { Radix, slot } = useMenu();
  return (
    <Radix.ItemIndicator data-slot={`${slot}-item-indicator`} className={menuClasses.indicator}>
      {children}
    </Radix.ItemIndicator>
  );
}

export interface MenuCheckboxItemProps extends Omit<RadixProps<'CheckboxItem'>, 'textValue'>, MenuItemContentProps {}

/** An option that is on or off, with a check mark while it is on. Choosing it closes the menu; call `preventDefault` in `onSelect` to keep it open. */
export function MenuCheckboxItem({ icon, shortcut, className, children, ...props }: MenuCheckboxItemProps) {
  const { Radix, slot } = useMenu();
  return (
    <Radix.CheckboxItem data-slot={`${slot}-checkbox-item`} className={cn(menuClasses.checkItem, className)} {...props}>
      <Indicator>
        <Check aria-hidden />
      </Indicator>
      {icon}
      <Slottable>{children}</Slottable>
      <Shortcut keys={shortcut} />
    </Radix.CheckboxItem>
  );
}

/** Items of which one is chosen. Use `value` and `onValueChange`. */
export function MenuRadioGroup(props: RadixProps<'RadioGroup'>) {
  const { Radix, slot } = useMenu();
  return <Radix.RadioGroup data-slot={`${slot}-radio-group`} {...props} />;
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

/** Items that belong together. Set `aria-label` if there is no label inside. */
export function MenuGroup(props: RadixProps<'Group'>) {
  const { Radix, slot } = useMenu();
  return <Radix.Group data-slot={`${slot}-group`} {...props} />;
}

/** A heading, which cannot be chosen: of the menu, or of the items that follow. */
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

/** Draws the list elsewhere in the page, at the end of the body or in its `container`. Without it the list does that itself. Has no element. */
export function MenuPortal(props: RadixProps<'Portal'>) {
  const { Radix } = useMenu();
  return <PortalPart portal={Radix.Portal} {...props} />;
}

/** A menu that opens beside an item of this one. Has no element. */
export function MenuSub(props: RadixProps<'Sub'>) {
  const { Radix } = useMenu();
  return <Radix.Sub {...props} />;
}

export interface MenuSubTriggerProps
  extends Omit<RadixProps<'SubTrigger'>, 'textValue'>, Pick<MenuItemContentProps, 'icon'> {}

/** The item that opens the menu beside it. */
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

/** The list of the submenu. */
export function MenuSubContent({ className, sideOffset = 4, onKeyDownCapture, ...props }: RadixProps<'SubContent'>) {
  const { Radix, slot } = useMenu();
  return (
    <InPortal portal={Radix.Portal}>
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
