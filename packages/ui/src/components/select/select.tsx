'use client';

import * as RadixSelect from '@radix-ui/react-select';
import { Slottable } from '@radix-ui/react-slot';
import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Check, ChevronDown } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { useDisabled, useFieldSize } from '../field/field-context.ts';
import { controlVariants, triggerVariants } from '../form-field/control.variants.ts';
import { optionVariants, panelStyle } from '../popover/panel.variants.ts';

/**
 * Holds the chosen option and whether the list is open. Use `value` and `onValueChange` to control the option. Has no element. With
 * `name` it takes part in a form: value, `required`, reset.
 */
export function SelectRoot({ disabled, ...props }: ComponentProps<typeof RadixSelect.Root>) {
  return <RadixSelect.Root disabled={useDisabled(disabled)} {...props} />;
}

export interface SelectTriggerProps
  extends ComponentProps<typeof RadixSelect.Trigger>, VariantProps<typeof controlVariants> {}

/** The field: a button that opens the list. With `asChild` the single child becomes it, and the arrow stands at its end. */
export function SelectTrigger({ size: givenSize, className, children, ...props }: SelectTriggerProps) {
  const size = useFieldSize(givenSize);
  return (
    <RadixSelect.Trigger
      data-slot="select-trigger"
      data-size={size}
      className={cn(controlVariants({ size }), triggerVariants({ size }), 'data-placeholder:text-faint', className)}
      {...props}
    >
      <Slottable>{children}</Slottable>
      <RadixSelect.Icon asChild>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-faint" />
      </RadixSelect.Icon>
    </RadixSelect.Trigger>
  );
}

export interface SelectValueProps extends Omit<ComponentProps<'span'>, 'placeholder'> {
  /** Shown while nothing is chosen. */
  placeholder?: ReactNode;
}

/** The text and icon of the chosen option, or the placeholder; children are shown in place of the option's text. */
export function SelectValue({ placeholder, className, children, ...props }: SelectValueProps) {
  return (
    <span
      data-slot="select-value"
      className={cn('flex min-w-0 items-center gap-2 truncate [&_svg]:size-4 [&_svg]:shrink-0', className)}
      {...props}
    >
      <RadixSelect.Value placeholder={placeholder}>{children}</RadixSelect.Value>
    </span>
  );
}

const scrollButton = 'flex h-6 items-center justify-center text-faint';

/** The list, below or above its field, with an arrow at an end that can scroll. */
export function SelectContent({ className, children, ...props }: ComponentProps<typeof RadixSelect.Content>) {
  return (
    <RadixSelect.Portal>
      <RadixSelect.Content
        data-slot="select-content"
        position="popper"
        sideOffset={4}
        collisionPadding={8}
        className={cn(
          panelStyle,
          'max-h-[min(20rem,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) max-w-[calc(100vw-1rem)] overflow-hidden p-0',
          className,
        )}
        {...props}
      >
        <RadixSelect.ScrollUpButton data-slot="select-scroll-up" className={scrollButton}>
          <ChevronDown aria-hidden className="size-4 rotate-180" />
        </RadixSelect.ScrollUpButton>
        <RadixSelect.Viewport className="p-1">{children}</RadixSelect.Viewport>
        <RadixSelect.ScrollDownButton data-slot="select-scroll-down" className={scrollButton}>
          <ChevronDown aria-hidden className="size-4" />
        </RadixSelect.ScrollDownButton>
      </RadixSelect.Content>
    </RadixSelect.Portal>
  );
}

export interface SelectItemProps extends Omit<ComponentProps<typeof RadixSelect.Item>, 'textValue'> {
  /** Drawn before the text, in the list and in the field. */
  icon?: ReactNode;
  /** Shown at the end of the line, in the list only. */
  detail?: ReactNode;
}

/** One option. Type-ahead compares its text. */
export function SelectItem({ icon, detail, className, children, ...props }: SelectItemProps) {
  return (
    <RadixSelect.Item
      data-slot="select-option"
      // The accessible name of an option is its text; with a detail it is the whole line.
      {...(detail ? { 'aria-labelledby': undefined } : {})}
      className={cn(optionVariants(), 'pe-8', className)}
      {...props}
    >
      <RadixSelect.ItemText>
        {icon ? (
          <span className="inline-flex items-center gap-2">
            {icon}
            {children}
          </span>
        ) : (
          children
        )}
      </RadixSelect.ItemText>
      {detail ? <span className="ms-auto ps-4 text-xs text-muted">{detail}</span> : null}
      <RadixSelect.ItemIndicator asChild>
        <Check aria-hidden className="absolute end-2 size-4 text-accent forced-colors:text-current" />
      </RadixSelect.ItemIndicator>
    </RadixSelect.Item>
  );
}

/** Options that belong together, under a label. */
export function SelectGroup(props: ComponentProps<typeof RadixSelect.Group>) {
  return <RadixSelect.Group data-slot="select-group" {...props} />;
}

/** The label of a group. */
export function SelectLabel({ className, ...props }: ComponentProps<typeof RadixSelect.Label>) {
  return (
    <RadixSelect.Label
      data-slot="select-label"
      className={cn('truncate px-2 pt-2 pb-1 text-xs font-medium text-faint', className)}
      {...props}
    />
  );
}

/** A line between groups. */
export function SelectSeparator({ className, ...props }: ComponentProps<typeof RadixSelect.Separator>) {
  return (
    <RadixSelect.Separator
      data-slot="select-separator"
      className={cn('-mx-1 my-1 h-px bg-line forced-colors:bg-[CanvasText]', className)}
      {...props}
    />
  );
}
