'use client';

import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import * as Slot from '@radix-ui/react-slot';
import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { optionVariants, panelVariants } from '../popover/panel.variants.ts';
import { useTypeAhead } from './use-type-ahead.ts';

/** A list of actions behind a button. */
export function DropdownMenu(props: ComponentProps<typeof RadixMenu.Root>) {
  return <RadixMenu.Root {...props} />;
}

/** The button that opens it; with `asChild` the single child becomes it. */
export function DropdownMenuTrigger(props: ComponentProps<typeof RadixMenu.Trigger>) {
  return <RadixMenu.Trigger data-slot="dropdown-menu-trigger" {...props} />;
}

/** The list itself. Typing moves to the item that begins so. */
export function DropdownMenuContent({
  className,
  sideOffset = 6,
  onKeyDownCapture,
  ...props
}: ComponentProps<typeof RadixMenu.Content>) {
  const typeAhead = useTypeAhead();
  return (
    <RadixMenu.Portal>
      <RadixMenu.Content
        data-slot="dropdown-menu"
        sideOffset={sideOffset}
        collisionPadding={8}
        onKeyDownCapture={(event) => {
          onKeyDownCapture?.(event);
          if (!event.defaultPrevented) typeAhead(event);
        }}
        className={cn(
          panelVariants(),
          'max-h-(--radix-dropdown-menu-content-available-height) max-w-80 min-w-48 overflow-y-auto',
          className,
        )}
        {...props}
      />
    </RadixMenu.Portal>
  );
}

export interface DropdownMenuItemProps
  extends Omit<ComponentProps<typeof RadixMenu.Item>, 'textValue'>, VariantProps<typeof optionVariants> {
  /** Drawn before the text. */
  icon?: ReactNode;
  /** The keys that do the same without the menu, shown at the end of the line. */
  shortcut?: readonly string[] | undefined;
}

/** One action. `danger` only for what cannot be taken back. */
export function DropdownMenuItem({
  tone = 'neutral',
  icon,
  shortcut,
  className,
  children,
  ...props
}: DropdownMenuItemProps) {
  return (
    <RadixMenu.Item
      data-slot="dropdown-menu-item"
      data-tone={tone}
      className={cn(optionVariants({ tone }), className)}
      {...props}
    >
      {icon}
      <Slot.Slottable>{children}</Slot.Slottable>
      {shortcut ? <Kbd keys={shortcut} tone="inherit" size="sm" className="ms-auto ps-4" /> : null}
    </RadixMenu.Item>
  );
}

/** A line that cannot be chosen: whose menu this is, or what the next items share. */
export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof RadixMenu.Label>) {
  return (
    <RadixMenu.Label
      data-slot="dropdown-menu-label"
      className={cn('truncate px-2 py-1.5 text-xs text-faint', className)}
      {...props}
    />
  );
}

/** A line between groups of items. */
export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof RadixMenu.Separator>) {
  return (
    <RadixMenu.Separator
      data-slot="dropdown-menu-separator"
      className={cn('-mx-1 my-1 h-px bg-line forced-colors:bg-[CanvasText]', className)}
      {...props}
    />
  );
}
