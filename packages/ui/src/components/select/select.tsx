'use client';

import * as RadixSelect from '@radix-ui/react-select';
import { Slottable } from '@radix-ui/react-slot';
import type { VariantProps } from 'class-variance-authority';
import { createContext, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { Check, ChevronDown } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { usePart } from '../../lib/use-part.ts';
import { useKeptFocus } from '../../lib/keep-focus.ts';
import { useOpenState, type OpenChangeOptions } from '../../lib/open-state.tsx';
import { useDisabled, useFieldSize } from '../field/field-context.ts';
import { controlVariants, readOnlyStyle, triggerVariants } from '../form-field/control.variants.ts';
import { PanelArrow, type PanelArrowProps } from '../popover/panel-arrow.tsx';
import { optionVariants, panelStyle } from '../popover/panel.variants.ts';
import { InPortal, PortalPart } from '../popover/portal-context.tsx';
import { OptionText } from './option-text.tsx';

/** The state that a select shares with its parts. */
interface SelectState {
  readOnly: boolean;
}

const SelectContext = /* @__PURE__ */ createContext<SelectState | null>(null);

function useSelect(part: string): SelectState {
  return usePart(SelectContext, `Select.${part}`, 'Select.Root');
}

export interface SelectRootProps
  extends
    Omit<ComponentProps<typeof RadixSelect.Root>, keyof OpenChangeOptions | 'value' | 'defaultValue' | 'onValueChange'>,
    OpenChangeOptions {
  /** The value of the chosen option, if the caller holds it. An empty string if none is chosen. */
  value?: string | undefined;
  /** The value at first, and after the form was reset. @default none */
  defaultValue?: string | undefined;
  /** Called when a value is chosen, and when the form is reset. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Whether the value is shown and submitted, but cannot be changed: the list does not open. @default false */
  readOnly?: boolean | undefined;
}

/**
 * Holds the chosen value and the open state. Use `value` and `onValueChange` to control the value. With `name` it is part of a form: it is
 * submitted, validated if `required`, and reset. It draws no element.
 */
export function SelectRoot({
  disabled,
  readOnly = false,
  required = false,
  open,
  defaultOpen,
  onOpenChange,
  value,
  defaultValue = '',
  onValueChange,
  ...props
}: SelectRootProps) {
  const opening = { open, defaultOpen, onOpenChange };
  const { root } = useOpenState(opening, readOnly);
  const [own, setOwn] = useState(defaultValue);
  const change = (next: string) => {
    onValueChange?.(next);
    setOwn(next);
  };
  return (
    <SelectContext value={{ readOnly }}>
      <RadixSelect.Root
        {...root}
        value={value ?? own}
        onValueChange={change}
        disabled={useDisabled(disabled)}
        required={required && !readOnly}
        {...props}
      />
    </SelectContext>
  );
}

export interface SelectTriggerProps
  extends ComponentProps<typeof RadixSelect.Trigger>, VariantProps<typeof controlVariants> {}

/** In a read-only select a typed letter would choose an option while the list is closed. */
function ignoreKey(event: KeyboardEvent) {
  if (event.key !== 'Tab') event.preventDefault();
}

/** The button that opens the list. With `asChild` the single child becomes the button, with the arrow added at its end. */
export function SelectTrigger({ size: givenSize, className, children, ...props }: SelectTriggerProps) {
  const size = useFieldSize(givenSize);
  const { readOnly } = useSelect('Trigger');
  return (
    <RadixSelect.Trigger
      data-slot="select-trigger"
      data-size={size}
      data-readonly={readOnly ? '' : undefined}
      aria-readonly={readOnly || undefined}
      className={cn(
        controlVariants({ size }),
        triggerVariants({ size }),
        'data-placeholder:text-faint',
        readOnly && readOnlyStyle,
        className,
      )}
      {...(readOnly ? mergeHandlers(props, { onKeyDown: ignoreKey }) : props)}
    >
      <Slottable>{children}</Slottable>
      {readOnly ? null : (
        <RadixSelect.Icon asChild>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-faint" />
        </RadixSelect.Icon>
      )}
    </RadixSelect.Trigger>
  );
}

export interface SelectValueProps extends Omit<ComponentProps<'span'>, 'placeholder'> {
  /** The content while nothing is chosen. */
  placeholder?: ReactNode;
}

/** The text and icon of the chosen option, or the placeholder. If it has children, they replace the text and icon. */
export function SelectValue({ placeholder, className, children, ...props }: SelectValueProps) {
  return (
    <span
      data-slot="select-value"
      className={cn('flex min-w-0 items-center gap-2 *:truncate [&_svg]:size-4 [&_svg]:shrink-0', className)}
      {...props}
    >
      <RadixSelect.Value placeholder={placeholder}>{children}</RadixSelect.Value>
    </span>
  );
}

const scrollButton = 'flex h-6 items-center justify-center text-faint';

/**
 * Draws the list at the end of `container`, by default that of the PalimpsestProvider, else the body. Without this part the list does that
 * itself. It draws no element.
 */
export function SelectPortal(props: ComponentProps<typeof RadixSelect.Portal>) {
  return <PortalPart portal={RadixSelect.Portal} {...props} />;
}

/** An arrow that points at the field. It is not shown if the list has `position="item-aligned"`. */
export function SelectArrow(props: PanelArrowProps) {
  return <PanelArrow of={RadixSelect.Arrow} data-slot="select-arrow" {...props} />;
}

/** The list, below the field or above it, with a scroll button at each end that can scroll. */
export function SelectContent({ className, children, ...props }: ComponentProps<typeof RadixSelect.Content>) {
  return (
    <InPortal portal={RadixSelect.Portal}>
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
        {...useKeptFocus(props)}
      >
        <RadixSelect.ScrollUpButton data-slot="select-scroll-up" className={scrollButton}>
          <ChevronDown aria-hidden className="size-4 rotate-180" />
        </RadixSelect.ScrollUpButton>
        <RadixSelect.Viewport className="p-1">{children}</RadixSelect.Viewport>
        <RadixSelect.ScrollDownButton data-slot="select-scroll-down" className={scrollButton}>
          <ChevronDown aria-hidden className="size-4" />
        </RadixSelect.ScrollDownButton>
      </RadixSelect.Content>
    </InPortal>
  );
}

export interface SelectItemProps extends Omit<ComponentProps<typeof RadixSelect.Item>, 'textValue'> {
  /** An icon before the text, in the list and in the field. */
  icon?: ReactNode;
  /** Shown at the end of the line, in the list only. */
  detail?: ReactNode;
}

/** One option. Type-ahead compares its text. */
export function SelectItem({ icon, detail, className, children, ...props }: SelectItemProps) {
  return (
    <RadixSelect.Item
      data-slot="select-option"
      // Radix names an option by its text only. With a detail the whole line is the name.
      {...(detail ? { 'aria-labelledby': undefined } : {})}
      className={cn(optionVariants(), 'pe-8', className)}
      {...props}
    >
      <RadixSelect.ItemText>
        <OptionText icon={icon}>{children}</OptionText>
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
