'use client';

import { Slottable } from '@radix-ui/react-slot';
import type { VariantProps } from 'class-variance-authority';
import { use, useState, type ComponentProps, type ReactNode } from 'react';
import { Check, ChevronRight } from '../../icons/icons.ts';
import type { ChangeHandler } from '../../lib/change-details.ts';
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
import { MenuContext, useItemValue, useMenu, type Menu, type MenuKind } from './menu-context.ts';
import { menuClasses } from './menu.variants.ts';
import { useTypeAhead } from './use-type-ahead.ts';

type RadixProps<Name extends keyof Menu['Radix']> = ComponentProps<Menu['Radix'][Name]>;

/** Gives a menu's items what they share. */
export function MenuRoot({ kind, children }: { kind: MenuKind; children: ReactNode }) {
  const [held, setHeld] = useState<Menu['held']>({});
  const hold: Menu['hold'] = (name, value) => setHeld((before) => ({ ...before, [name]: value }));
  return <MenuContext value={{ ...kind, held, hold }}>{children}</MenuContext>;
}

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
