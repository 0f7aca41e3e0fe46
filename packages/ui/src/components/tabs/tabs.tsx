'use client';

import { Slottable } from '@radix-ui/react-slot';
import * as RadixTabs from '@radix-ui/react-tabs';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

export interface TabsRootProps extends ComponentProps<typeof RadixTabs.Root> {
  /** The value of the tab that is shown at first. @default '', which shows none */
  defaultValue?: string | undefined;
}

/** Holds the value of the shown tab. Set `defaultValue`, or control it with `value` and `onValueChange`. */
export function TabsRoot({ defaultValue = '', className, ...props }: TabsRootProps) {
  return (
    <RadixTabs.Root
      defaultValue={defaultValue}
      data-slot="tabs"
      className={cn(
        'pal-root flex flex-col data-[orientation=vertical]:flex-row data-[orientation=vertical]:gap-6',
        className,
      )}
      {...props}
    />
  );
}

export interface TabsListProps extends ComponentProps<typeof RadixTabs.List> {
  /** The accessible name of the tabs. */
  'aria-label': string;
}

/** The row or column of tabs. A row scrolls if it is wider than the container. */
export function TabsList({ className, ...props }: TabsListProps) {
  return (
    <RadixTabs.List
      data-slot="tabs-list"
      className={cn(
        'tab-line flex shrink-0 gap-1 overflow-x-auto border-b border-pal-line',
        'data-[orientation=vertical]:min-w-40 data-[orientation=vertical]:flex-col data-[orientation=vertical]:gap-0.5 data-[orientation=vertical]:border-0',
        className,
      )}
      {...props}
    />
  );
}

export interface TabsTriggerProps extends ComponentProps<typeof RadixTabs.Trigger> {
  /** An icon before the name. */
  icon?: ReactNode;
  /** The number of items in its panel, shown after the name. */
  count?: ReactNode;
}

/**
 * One tab. The current one has an accent line below it, or at its start in a vertical list. With `asChild` the single child becomes the tab, and
 * icon and count are drawn inside it.
 */
export function TabsTrigger({ icon, count, className, children, onFocus, ...props }: TabsTriggerProps) {
  return (
    <RadixTabs.Trigger
      data-slot="tabs-trigger"
      onFocus={(event) => {
        onFocus?.(event);
        // The press has chosen the tab already. Radix would choose it again when the press moves the focus to it.
        if (event.currentTarget.matches(':active')) event.preventDefault();
      }}
      className={cn(
        'group tab-state flex h-9 pointer-coarse:min-h-11 shrink-0 items-center gap-2 rounded-pal-sm px-2 text-pal-sm font-medium whitespace-nowrap text-pal-faint transition-[color,background-color,border-color] duration-pal-fast ease-pal-out',
        'hover:text-pal-ink focus-visible:-outline-offset-2 data-[state=active]:text-pal-ink disabled:hover:text-pal-faint [&_svg]:size-4 [&_svg]:shrink-0',
        'data-[orientation=vertical]:h-8 data-[orientation=vertical]:rounded-pal-md data-[orientation=vertical]:px-2.5 data-[orientation=vertical]:enabled:hover:bg-pal-ink/4',
        className,
      )}
      {...props}
    >
      {icon}
      <Slottable>{children}</Slottable>
      {count === undefined ? null : (
        <span
          data-slot="tabs-count"
          className="min-w-5 rounded-full bg-pal-sunken px-1.5 py-0.5 text-center text-pal-2xs tabular-nums group-data-[state=active]:bg-pal-accent-soft group-data-[state=active]:text-pal-accent"
        >
          {count}
        </span>
      )}
    </RadixTabs.Trigger>
  );
}

/** The panel of the tab with the same `value`. */
export function TabsContent({ className, ...props }: ComponentProps<typeof RadixTabs.Content>) {
  return (
    <RadixTabs.Content
      data-slot="tabs-content"
      className={cn('min-w-0 flex-1 pt-4 focus-visible:-outline-offset-2 data-[orientation=vertical]:pt-0', className)}
      {...props}
    />
  );
}
