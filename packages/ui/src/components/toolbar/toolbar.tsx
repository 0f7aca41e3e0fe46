'use client';

import * as RovingFocus from '@radix-ui/react-roving-focus';
import { createContext, use, useState, type ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { Button, type ButtonProps } from '../button/button.tsx';
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx';
import { TooltipProvider } from '../tooltip/tooltip.tsx';

const groupClasses = 'flex items-center gap-0.5 group-data-[orientation=vertical]/toolbar:flex-col';

export interface ToolbarProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** The accessible name of the toolbar. */
  label: string;
  /**
   * Whether the tools are beside each other or below each other.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /**
   * Whether the arrow keys move from the last tool to the first one, and back.
   * @default true
   */
  loop?: boolean | undefined;
}

/** A group of tools. It is one tab stop, and the arrow keys move between the tools. */
export function Toolbar({ label, orientation = 'horizontal', loop = true, dir, className, ...props }: ToolbarProps) {
  const direction = dir === 'ltr' || dir === 'rtl' ? ({ dir } as const) : {};
  return (
    <TooltipProvider>
      <RovingFocus.Root asChild orientation={orientation} loop={loop} {...direction}>
        <div
          dir={dir}
          data-slot="toolbar"
          data-orientation={orientation}
          role="toolbar"
          aria-orientation={orientation}
          aria-label={label}
          className={cn(
            'group/toolbar inline-flex max-w-full items-center gap-1 rounded-lg border border-line bg-raised p-1 shadow-low',
            orientation === 'vertical' ? 'flex-col' : 'flex-wrap',
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
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would have the meaning and the border of a group of form controls
    <div data-slot="toolbar-group" role="group" aria-label={label} className={cn(groupClasses, className)} {...props} />
  );
}

/** A line between groups. */
export function ToolbarSeparator({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="toolbar-separator"
      aria-hidden
      className={cn(
        'h-5 w-px shrink-0 bg-line group-data-[orientation=vertical]/toolbar:h-px group-data-[orientation=vertical]/toolbar:w-5 forced-colors:bg-[CanvasText]',
        className,
      )}
      {...props}
    />
  );
}

/** A tool with a text. By default `variant` is 'ghost' and `size` is 'sm'. */
export function ToolbarButton({ variant = 'ghost', size = 'sm', disabled = false, ...props }: ButtonProps) {
  return (
    <RovingFocus.Item asChild focusable={!disabled}>
      <Button data-slot="toolbar-button" {...{ variant, size, disabled }} {...props} />
    </RovingFocus.Item>
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

interface ToggleGroup {
  single: boolean;
  isOn: (value: string) => boolean;
  press: (value: string) => void;
}

const ToggleGroupContext = /* @__PURE__ */ createContext<ToggleGroup | undefined>(undefined);

interface SingleChoice {
  /** At most one item is on. A press on it does not turn it off. */
  type: 'single';
  /** The item that is on, if the caller holds it. */
  value?: string | undefined;
  /** The item that is on at first, if the group holds it. @default none */
  defaultValue?: string | undefined;
  /** Called when an item is pressed, with its value. */
  onValueChange?: ((value: string) => void) | undefined;
}

interface MultipleChoice {
  /** Any number of items are on. */
  type: 'multiple';
  /** The items that are on, if the caller holds them. */
  value?: readonly string[] | undefined;
  /** The items that are on at first, if the group holds them. @default [] */
  defaultValue?: readonly string[] | undefined;
  /** Called when an item turns on or off, with the values of all items that are on. */
  onValueChange?: ((values: string[]) => void) | undefined;
}

export type ToolbarToggleGroupProps = Omit<ComponentProps<'div'>, 'aria-label' | 'defaultValue'> &
  (SingleChoice | MultipleChoice) & {
    /** The accessible name of the choice. */
    label: string;
  };

/** The items that are on, held by the caller or by the group. */
function useToggleGroup(choice: SingleChoice | MultipleChoice): ToggleGroup {
  const [own, setOwn] = useState<string | readonly string[]>(choice.defaultValue ?? []);
  const values = [choice.value ?? own].flat();
  const isOn = (value: string) => values.includes(value);
  const press = (value: string) => {
    if (choice.type === 'single') {
      choice.onValueChange?.(value);
      setOwn(value);
      return;
    }
    const next = isOn(value) ? values.filter((other) => other !== value) : [...values, value];
    choice.onValueChange?.(next);
    setOwn(next);
  };
  return { single: choice.type === 'single', isOn, press };
}

/** Tools that are on or off: at most one is on with `type="single"`, any number with `type="multiple"`. */
export function ToolbarToggleGroup({
  label,
  type,
  value,
  defaultValue,
  onValueChange,
  className,
  ...props
}: ToolbarToggleGroupProps) {
  const toggles = useToggleGroup({ type, value, defaultValue, onValueChange } as SingleChoice | MultipleChoice);
  return (
    <ToggleGroupContext value={toggles}>
      <div
        data-slot="toolbar-toggle-group"
        role={type === 'single' ? 'radiogroup' : 'group'}
        aria-label={label}
        className={cn(groupClasses, className)}
        {...props}
      />
    </ToggleGroupContext>
  );
}

export interface ToolbarToggleItemProps extends Omit<IconButtonProps, 'pressed' | 'value' | 'loading'> {
  /** Identifies the item: the item is on while the value of the group is this value, or contains it. */
  value: string;
}

/** One of the tools of a toggle group. By default `size` is 'sm'. */
export function ToolbarToggleItem({ value, size = 'sm', disabled = false, onClick, ...props }: ToolbarToggleItemProps) {
  const toggles = use(ToggleGroupContext);
  if (!toggles)
    throw new Error('A ToolbarToggleItem is outside of a ToolbarToggleGroup, which knows whether it is on.');
  const on = toggles.isOn(value);
  return (
    <RovingFocus.Item asChild focusable={!disabled}>
      <IconButton
        data-slot="toolbar-toggle-item"
        data-state={on ? 'on' : 'off'}
        {...(toggles.single ? { role: 'radio', 'aria-checked': on } : { pressed: on })}
        {...{ size, disabled }}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) toggles.press(value);
        }}
        {...props}
      />
    </RovingFocus.Item>
  );
}
