'use client';

import * as RadixToolbar from '@radix-ui/react-toolbar';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { Button, type ButtonProps } from '../button/button.tsx';
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx';

const group = 'flex items-center gap-0.5 group-data-[orientation=vertical]/toolbar:flex-col';

export interface ToolbarProps extends Omit<ComponentProps<typeof RadixToolbar.Root>, 'aria-label'> {
  /** What these are the tools of: the accessible name. */
  label: string;
}

/** Tools that belong together: one stop of the Tab key, with the arrow keys between them. */
export function Toolbar({ label, orientation = 'horizontal', className, ...props }: ToolbarProps) {
  return (
    <RadixToolbar.Root
      data-slot="toolbar"
      data-orientation={orientation}
      orientation={orientation}
      aria-label={label}
      className={cn(
        'group/toolbar inline-flex max-w-full items-center gap-1 rounded-lg border border-line bg-raised p-1 shadow-low',
        orientation === 'vertical' ? 'flex-col' : 'flex-wrap',
        className,
      )}
      {...props}
    />
  );
}

export interface ToolbarGroupProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** What its tools share, for screen readers. */
  label: string;
}

/** Some of the tools, named as a group. */
export function ToolbarGroup({ label, className, ...props }: ToolbarGroupProps) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a form's meaning and frame along
  return <div data-slot="toolbar-group" role="group" aria-label={label} className={cn(group, className)} {...props} />;
}

/** A line between groups. */
export function ToolbarSeparator({ className, ...props }: ComponentProps<typeof RadixToolbar.Separator>) {
  return (
    <RadixToolbar.Separator
      data-slot="toolbar-separator"
      className={cn(
        'shrink-0 bg-line data-[orientation=horizontal]:h-px data-[orientation=horizontal]:w-5 data-[orientation=vertical]:h-5 data-[orientation=vertical]:w-px forced-colors:bg-[CanvasText]',
        className,
      )}
      {...props}
    />
  );
}

/** A tool that is shown by its text. */
export function ToolbarButton({ variant = 'ghost', size = 'sm', disabled = false, ...props }: ButtonProps) {
  return (
    <RadixToolbar.Button asChild disabled={disabled || props.loading === true}>
      <Button data-slot="toolbar-button" {...{ variant, size, disabled }} {...props} />
    </RadixToolbar.Button>
  );
}

/** A tool that is shown by its icon, and named by its tooltip. */
export function ToolbarIconButton({ size = 'sm', disabled = false, ...props }: IconButtonProps) {
  return (
    <RadixToolbar.Button asChild disabled={disabled || props.loading === true}>
      <IconButton data-slot="toolbar-icon-button" {...{ size, disabled }} {...props} />
    </RadixToolbar.Button>
  );
}

/** Tools of which one (`type="single"`) or any number are on. */
export function ToolbarToggleGroup({ className, ...props }: ComponentProps<typeof RadixToolbar.ToggleGroup>) {
  return (
    <RadixToolbar.ToggleGroup
      data-slot="toolbar-toggle-group"
      // Radix would have one toolbar inside the other.
      {...(props.type === 'multiple' ? { role: 'group' } : {})}
      className={cn(group, className)}
      {...props}
    />
  );
}

export interface ToolbarToggleItemProps extends Omit<IconButtonProps, 'pressed' | 'value' | 'loading'> {
  /** What the group's value is, or holds, while this is on. */
  value: string;
}

/** One of the tools of a toggle group. */
export function ToolbarToggleItem({ value, size = 'sm', disabled = false, ...props }: ToolbarToggleItemProps) {
  return (
    <RadixToolbar.ToggleItem asChild value={value} disabled={disabled}>
      <IconButton data-slot="toolbar-toggle-item" {...{ size, disabled }} {...props} />
    </RadixToolbar.ToggleItem>
  );
}
