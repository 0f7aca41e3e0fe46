'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixSelect from '@radix-ui/react-select';
import { Slottable } from '@radix-ui/react-slot';
import type { VariantProps } from 'class-variance-authority';
import { createContext, useLayoutEffect, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { Check, ChevronDown } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { usePart } from '../../lib/use-part.ts';
import { useOpenState, type OpenChangeOptions } from '../../lib/open-state.tsx';
import { useDisabled, useFieldSize } from '../field/field-context.ts';
import { controlVariants, triggerVariants } from '../form-field/control.variants.ts';
import { PanelArrow, type PanelArrowProps } from '../popover/panel-arrow.tsx';
import { optionVariants, panelStyle } from '../popover/panel.variants.ts';
import { InPortal, PortalPart } from '../popover/portal-context.tsx';
import { useSelectValue, type SelectValueState } from './use-select-value.ts';

/** What a select shares with its parts: handlers that remember why the list opens or closes, and its values. */
interface SelectState extends Pick<ReturnType<typeof useOpenState>, 'trigger' | 'content' | 'press'> {
  textOf: (value: unknown) => string;
  /** The value of each option by its text. */
  known: RefObject<Map<string, unknown>>;
}

const SelectContext = /* @__PURE__ */ createContext<SelectState | null>(null);

function useSelect(part: string): SelectState {
  return usePart(SelectContext, `Select.${part}`, 'Select.Root');
}

export interface SelectRootProps<Value = string>
  extends
    Omit<ComponentProps<typeof RadixSelect.Root>, keyof OpenChangeOptions | keyof SelectValueState>,
    OpenChangeOptions,
    SelectValueState<Value> {}

/**
 * Holds the chosen option and whether the list is open. Use `value` and `onValueChange` to control the option. Has no element. With
 * `name` it takes part in a form: value, `required`, reset.
 */
export function SelectRoot<Value = string>({
  disabled,
  open,
  defaultOpen,
  onOpenChange,
  onOpenChangeComplete,
  value,
  defaultValue,
  onValueChange,
  itemToStringValue,
  ...props
}: SelectRootProps<Value>) {
  const { root, causeRef, ...causes } = useOpenState({ open, defaultOpen, onOpenChange, onOpenChangeComplete });
  const given = { value, defaultValue, onValueChange, itemToStringValue };
  const { state, textOf, known } = useSelectValue<Value>(given, root, causeRef);
  return (
    // An option of another type than the values of the root is a mistake of the caller, as in a native select.
    <SelectContext value={{ ...causes, textOf: textOf as SelectState['textOf'], known }}>
      <RadixSelect.Root open={root.open} {...state} disabled={useDisabled(disabled)} {...props} />
    </SelectContext>
  );
}

export interface SelectTriggerProps
  extends ComponentProps<typeof RadixSelect.Trigger>, VariantProps<typeof controlVariants> {}

/** The field: a button that opens the list. With `asChild` the single child becomes it, and the arrow stands at its end. */
export function SelectTrigger({ size: givenSize, className, children, ...props }: SelectTriggerProps) {
  const size = useFieldSize(givenSize);
  const { trigger } = useSelect('Trigger');
  return (
    <RadixSelect.Trigger
      data-slot="select-trigger"
      data-size={size}
      className={cn(controlVariants({ size }), triggerVariants({ size }), 'data-placeholder:text-faint', className)}
      {...mergeHandlers(props, trigger)}
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
      className={cn('flex min-w-0 items-center gap-2 *:truncate [&_svg]:size-4 [&_svg]:shrink-0', className)}
      {...props}
    >
      <RadixSelect.Value placeholder={placeholder}>{children}</RadixSelect.Value>
    </span>
  );
}

const scrollButton = 'flex h-6 items-center justify-center text-faint';

/** Draws the list elsewhere in the page, at the end of the body or in its `container`. Without it the list does that itself. Has no element. */
export function SelectPortal(props: ComponentProps<typeof RadixSelect.Portal>) {
  return <PortalPart portal={RadixSelect.Portal} {...props} />;
}

/** Points at the field. Only its list has one: `position="item-aligned"` has none. */
export function SelectArrow(props: PanelArrowProps) {
  return <PanelArrow of={RadixSelect.Arrow} data-slot="select-arrow" {...props} />;
}

/** The list, below or above its field, with an arrow at an end that can scroll. */
export function SelectContent({ className, children, ref, ...props }: ComponentProps<typeof RadixSelect.Content>) {
  const { content, press } = useSelect('Content');
  const handlers = {
    onEscapeKeyDown: content.onEscapeKeyDown,
    onPointerDownOutside: content.onInteractOutside,
    // Radix chooses on the release of a mouse, on the click of a finger and on a key.
    onPointerUpCapture: press,
    onClickCapture: press,
    onKeyDownCapture: press,
  };
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
        {...mergeHandlers(props, handlers)}
        ref={useComposedRefs(content.ref, ref)}
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

export interface SelectItemProps<Value = string> extends Omit<
  ComponentProps<typeof RadixSelect.Item>,
  'textValue' | 'value'
> {
  /** The value of the option, of the type that the root has: a text, a number, or with `itemToStringValue` anything else. */
  value: Value;
  /** Drawn before the text, in the list and in the field. */
  icon?: ReactNode;
  /** Shown at the end of the line, in the list only. */
  detail?: ReactNode;
}

/** One option. Type-ahead compares its text. */
export function SelectItem<Value = string>({
  value,
  icon,
  detail,
  className,
  children,
  ...props
}: SelectItemProps<Value>) {
  const { textOf, known } = useSelect('Item');
  const text = textOf(value);
  useLayoutEffect(() => {
    known.current.set(text, value);
  }, [known, text, value]);
  return (
    <RadixSelect.Item
      value={text}
      data-slot="select-option"
      // The accessible name of an option is its text; with a detail it is the whole line.
      {...(detail ? { 'aria-labelledby': undefined } : {})}
      className={cn(optionVariants(), 'pe-8', className)}
      {...props}
    >
      <RadixSelect.ItemText>
        {icon ? (
          <span className="inline-flex max-w-full items-center gap-2">
            {icon}
            <span className="min-w-0 in-data-[slot=select-value]:truncate">{children}</span>
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
