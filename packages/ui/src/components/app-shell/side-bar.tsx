'use client';

import * as Slot from '@radix-ui/react-slot';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { pressableProps } from '../../lib/pressable.ts';
import { useMessages } from '../../messages/context.ts';
import { TooltipProvider } from '../tooltip/tooltip.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';

export interface SideBarMessages {
  /** The accessible name of the bar. Required if a page has more than one navigation. */
  label: string;
}

export const sideBarMessages: SideBarMessages = { label: 'Main' };

export interface SideBarProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  /** The logo of the product, at the start. */
  logo?: ReactNode;
  /** The profile menu, at the far end. */
  footer?: ReactNode;
  /** Words that replace those of the provider. */
  messages?: Partial<SideBarMessages> | undefined;
}

/** The main navigation: a column of icons at the start side, or a row at the bottom of a narrow screen. */
export function SideBar({ logo, footer, messages, className, children, ...props }: SideBarProps) {
  const words = useMessages('sideBar', sideBarMessages, messages);
  return (
    <TooltipProvider>
      <nav
        data-slot="side-bar"
        data-toasts-above=""
        aria-label={words.label}
        className={cn(
          'flex shrink-0 items-center gap-1 border-t border-pal-line bg-pal-surface px-3 py-2 sm:w-pal-rail sm:flex-col sm:border-e sm:border-t-0 sm:px-0 sm:py-3',
          className,
        )}
        {...props}
      >
        {logo ? (
          <div data-slot="side-bar-logo" className="me-3 sm:me-0 sm:mb-3">
            {logo}
          </div>
        ) : null}
        {children}
        {footer ? (
          <div data-slot="side-bar-footer" className="ms-auto sm:ms-0 sm:mt-auto">
            {footer}
          </div>
        ) : null}
      </nav>
    </TooltipProvider>
  );
}

export interface SideBarItemProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name and the tooltip. */
  label: string;
  /**
   * Whether its page is shown. Sets `aria-current`.
   * @default false
   */
  active?: boolean | undefined;
  /**
   * Renders the single child, for example a router's link, in place of the button, with the same look.
   * @default false
   */
  asChild?: boolean | undefined;
}

/** One page or action in the {@link SideBar}. Its child is the icon. */
export function SideBarItem({
  label,
  active = false,
  asChild = false,
  disabled,
  className,
  children,
  ...props
}: SideBarItemProps) {
  const Root = asChild ? Slot.Root : 'button';
  return (
    <Tooltip content={label} side="right">
      <Root
        data-active={active ? '' : undefined}
        aria-label={label}
        aria-current={active ? 'page' : undefined}
        {...(asChild ? {} : { type: 'button' as const })}
        className={cn(
          'relative flex size-10 shrink-0 items-center justify-center rounded-pal-md text-pal-muted transition-[color,background-color,border-color] duration-pal-fast ease-pal-out',
          'hover:bg-pal-ink/6 hover:text-pal-ink aria-expanded:bg-pal-ink/6 aria-expanded:text-pal-ink disabled:pointer-events-none disabled:text-pal-faint aria-disabled:pointer-events-none aria-disabled:text-pal-faint',
          'data-active:bg-pal-accent-soft data-active:text-pal-accent',
          'forced-colors:aria-expanded:outline forced-colors:data-active:pal-system-selected',
          '[&_svg]:size-5',
          className,
        )}
        {...props}
        {...pressableProps({ disabled, loading: false, asChild })}
        // It stays an item of the bar, with the area that a finger needs, where it is the trigger of a menu.
        data-slot="side-bar-item"
      >
        {children}
      </Root>
    </Tooltip>
  );
}
