'use client';

import { Slottable } from '@radix-ui/react-slot';
import type { VariantProps } from 'class-variance-authority';
import { use, useState, type ReactNode } from 'react';
import { ChevronRight } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import {
  createOpenContext,
  OpenRoot,
  useContentProps,
  useTriggerProps,
  type OpenRootProps,
} from '../../lib/open-state.tsx';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { optionVariants } from '../popover/panel.variants.ts';
import { InPortal, PortalPart } from '../popover/portal-context.tsx';
import { MenuContext, useMenu, type Menu, type MenuKind, type RadixProps } from './menu-context.ts';
import { menuClasses } from './menu.variants.ts';
import { useTypeAhead } from './use-type-ahead.ts';

/** Gives a menu's items what they share. */
export function MenuRoot({ kind, children }: { kind: MenuKind; children: ReactNode }) {
  const [held, setHeld] = useState<Menu['held']>({});
  const hold: Menu['hold'] = (name, value) => setHeld((before) => ({ ...before, [name]: value }));
  return <MenuContext value={{ ...kind, held, hold }}>{children}</MenuContext>;
}

/** The props of every menu item, beside its text. */
export interface MenuItemContentProps {
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
      className={cn(optionVariants({ tone }), menuClasses.itemStart, className)}
      {...props}
    >
      {icon}
      <Slottable>{children}</Slottable>
      <Shortcut keys={shortcut} />
    </Radix.Item>
  );
}

/** The keys at the end of an item. */
export function Shortcut({ keys }: { keys: readonly string[] | undefined }) {
  return keys ? <Kbd keys={keys} tone="inherit" size="sm" className="ms-auto ps-4 text-muted" /> : null;
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

const SubOpening = /* @__PURE__ */ createOpenContext();

/** A menu that opens beside an item of this one. Has no element. */
export function MenuSub(props: OpenRootProps<RadixProps<'Sub'>>) {
  const { Radix } = useMenu();
  return <OpenRoot of={Radix.Sub} context={SubOpening} opensBy="trigger-hover" {...props} />;
}

export interface MenuSubTriggerProps
  extends Omit<RadixProps<'SubTrigger'>, 'textValue'>, Pick<MenuItemContentProps, 'icon'> {}

/** The item that opens the menu beside it. */
export function MenuSubTrigger({ icon, className, children, ...given }: MenuSubTriggerProps) {
  const { Radix, slot } = useMenu();
  const props = useTriggerProps(SubOpening, given);
  return (
    <Radix.SubTrigger data-slot={`${slot}-sub-trigger`} className={cn(menuClasses.subTrigger, className)} {...props}>
      {icon}
      <Slottable>{children}</Slottable>
      <ChevronRight aria-hidden className="ms-auto text-faint rtl:rotate-180" />
    </Radix.SubTrigger>
  );
}

/** The list of the submenu. */
export function MenuSubContent({ className, sideOffset = 4, onKeyDownCapture, ...given }: RadixProps<'SubContent'>) {
  const { Radix, slot, Opening } = useMenu();
  const menu = use(Opening);
  const sub = use(SubOpening);
  const props = mergeHandlers(useContentProps(SubOpening, given), {
    // Escape closes the whole menu.
    onEscapeKeyDown: (event: KeyboardEvent) => menu?.remember('escape-key', event),
    onFocusOutside: (event: Event) => sub?.content.onInteractOutside(event),
  });
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
