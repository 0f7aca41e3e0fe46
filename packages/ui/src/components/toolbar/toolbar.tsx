'use client';

import * as RovingFocus from '@radix-ui/react-roving-focus';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx';
import { TooltipProvider } from '../tooltip/tooltip.tsx';

export interface ToolbarProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** The accessible name of the toolbar. */
  label: string;
}

/** A row of tools. It is one tab stop, and the arrow keys move between the tools, around the ends. */
export function Toolbar({ label, dir, className, ...props }: ToolbarProps) {
  const direction = dir === 'ltr' || dir === 'rtl' ? ({ dir } as const) : {};
  return (
    <TooltipProvider>
      <RovingFocus.Root asChild orientation="horizontal" loop {...direction}>
        <div
          dir={dir}
          data-slot="toolbar"
          role="toolbar"
          aria-orientation="horizontal"
          aria-label={label}
          className={cn(
            'inline-flex max-w-full flex-wrap items-center gap-1 rounded-pal-lg border border-pal-line bg-pal-raised p-1 shadow-pal-low',
            className,
          )}
          {...props}
        />
      </RovingFocus.Root>
    </TooltipProvider>
  );
}

export interface ToolbarGroupProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** The accessible name of the group. */
  label: string;
}

/** Some of the tools, as a group with a name. */
export function ToolbarGroup({ label, className, ...props }: ToolbarGroupProps) {
  return (
    <div
      data-slot="toolbar-group"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would have the meaning and the border of a group of form controls
      role="group"
      aria-label={label}
      className={cn('flex items-center gap-0.5', className)}
      {...props}
    />
  );
}

/** A line between groups. */
export function ToolbarSeparator({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="toolbar-separator"
      aria-hidden
      className={cn('h-5 w-px shrink-0 bg-pal-line forced-colors:bg-[CanvasText]', className)}
      {...props}
    />
  );
}

/** A tool with an icon and a tooltip. By default `size` is 'sm'. */
export function ToolbarIconButton({ size = 'sm', disabled = false, ...props }: IconButtonProps) {
  return (
    <RovingFocus.Item asChild focusable={!disabled}>
      <IconButton data-slot="toolbar-icon-button" {...{ size, disabled }} {...props} />
    </RovingFocus.Item>
  );
}
