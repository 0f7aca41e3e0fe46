'use client';

import * as RadixSelect from '@radix-ui/react-select';
import type { VariantProps } from 'class-variance-authority';
import { Check, ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { useKeptFocus } from '../../lib/keep-focus.ts';
import { useMessages } from '../../messages/context.ts';
import { useDisabled, useFieldControl, useFieldSize } from '../form-field/field-context.ts';
import { controlVariants, triggerVariants } from '../form-field/control.variants.ts';
import { divideFieldProps, FormField, type FieldProps } from '../form-field/form-field.tsx';
import { optionVariants, panelStyle } from '../popover/panel.variants.ts';

/** The built-in words of SelectField. */
export interface SelectMessages {
  /** The text of the field while nothing is chosen. */
  placeholder: string;
}

export const selectMessages: SelectMessages = { placeholder: 'Select an option' };

export interface SelectOption<Value extends string = string> {
  /** Unique among the options. An empty string needs the option's `id`. */
  value: Value;
  /** The text that is shown and that type-ahead compares. */
  label: string;
  /** The string that identifies the option. @default `value` */
  id?: string | undefined;
  /** Shown, but cannot be chosen. */
  disabled?: boolean | undefined;
}

export interface SelectFieldProps<Value extends string>
  extends
    FieldProps,
    VariantProps<typeof controlVariants>,
    Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'type' | 'children' | 'dir' | 'name' | 'form'> {
  /** All options, in the order in which they are listed. */
  options: readonly SelectOption<Value>[];
  /** The chosen value, which the caller holds. A value that no option has, for example an empty string or null, shows the placeholder. */
  value: Value | null;
  /** Called with the value of the option that is chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
  /**
   * The text of the field while nothing is chosen.
   * @default the provider's word for "Select an option"
   */
  placeholder?: string | undefined;
  /** Marks the label with an asterisk. @default false */
  required?: boolean | undefined;
  /** Whether the list is open, if the caller holds that. @default held by the field */
  open?: boolean | undefined;
  /** Goes to the field; `ref` and all other props go to the button that opens the list. */
  className?: string | undefined;
}

/**
 * The string that identifies an option in the list.
 * @throws {Error} if it is empty, because Radix takes an empty string for no option.
 */
function keyOf({ id, value, label }: SelectOption): string {
  const key = id ?? value;
  if (key === '') throw new Error(`The value of the option "${label}" is empty. Give the option an id.`);
  return key;
}

const scrollButton = 'flex h-6 items-center justify-center text-pal-faint';

/** The list, below the field or above it, with a scroll button at each end that can scroll. */
function OptionList({ options }: { options: readonly SelectOption[] }) {
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
        )}
        {...useKeptFocus({})}
      >
        <RadixSelect.ScrollUpButton data-slot="select-scroll-up" className={scrollButton}>
          <ChevronDown aria-hidden className="size-4 rotate-180" />
        </RadixSelect.ScrollUpButton>
        <RadixSelect.Viewport className="p-1">
          {options.map((option) => (
            <RadixSelect.Item
              key={keyOf(option)}
              value={keyOf(option)}
              disabled={option.disabled ?? false}
              data-slot="select-option"
              className={cn(optionVariants(), 'pe-8')}
            >
              <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
              <RadixSelect.ItemIndicator asChild>
                <Check aria-hidden className="absolute end-2 size-4 text-pal-accent forced-colors:text-current" />
              </RadixSelect.ItemIndicator>
            </RadixSelect.Item>
          ))}
        </RadixSelect.Viewport>
        <RadixSelect.ScrollDownButton data-slot="select-scroll-down" className={scrollButton}>
          <ChevronDown aria-hidden className="size-4" />
        </RadixSelect.ScrollDownButton>
      </RadixSelect.Content>
    </RadixSelect.Portal>
  );
}

/** The button that opens the list, with the text of the chosen option. */
function SelectTrigger({
  size: ownSize,
  children,
  ...given
}: Omit<ComponentProps<'button'>, 'disabled'> & VariantProps<typeof controlVariants>) {
  const size = useFieldSize(ownSize);
  const {
    required,
    disabled: _disabled,
    ...props
  } = useFieldControl<typeof given & { required?: boolean; disabled?: boolean }>(given);
  return (
    <RadixSelect.Trigger
      data-slot="select-trigger"
      data-size={size}
      className={cn(controlVariants({ size }), triggerVariants({ size }), 'data-placeholder:text-pal-faint')}
      {...props}
      aria-required={required}
    >
      <span
        data-slot="select-value"
        className="flex min-w-0 items-center gap-2 *:truncate [&_svg]:size-4 [&_svg]:shrink-0"
      >
        {children}
      </span>
      <RadixSelect.Icon asChild>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-pal-faint" />
      </RadixSelect.Icon>
    </RadixSelect.Trigger>
  );
}

/** A field to choose one of a few options, with label, hint and error. For more than about a dozen options, use Combobox. */
export function SelectField<Value extends string = string>({
  options,
  value,
  onValueChange,
  placeholder,
  size,
  open,
  ...props
}: SelectFieldProps<Value>) {
  const words = useMessages('select', selectMessages);
  const [frame, trigger] = divideFieldProps(props);
  const disabled = useDisabled(frame.disabled);
  const chosen = options.find((option) => option.value === value);
  const choose = (key: string) => {
    // Radix also calls it with an empty string, if the browser resets the native select that it draws in a form.
    const option = options.find((other) => keyOf(other) === key);
    if (option) onValueChange?.(option.value);
  };
  return (
    <FormField data-slot="select" {...frame} size={size}>
      <RadixSelect.Root
        value={chosen ? keyOf(chosen) : ''}
        onValueChange={choose}
        disabled={disabled}
        {...(open === undefined ? {} : { open })}
      >
        <SelectTrigger {...trigger} size={size}>
          {/* Radix takes the text of the list, which is not in what a server draws. */}
          <RadixSelect.Value placeholder={placeholder ?? words.placeholder}>{chosen?.label}</RadixSelect.Value>
        </SelectTrigger>
        <OptionList options={options} />
      </RadixSelect.Root>
    </FormField>
  );
}
