'use client';

import type { VariantProps } from 'class-variance-authority';
import * as RadixSelect from '@radix-ui/react-select';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Check, ChevronDown } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { controlVariants, triggerVariants } from '../form-field/control.variants.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { optionVariants, panelVariants } from '../popover/panel.variants.ts';

export interface SelectOption {
  /** Never empty: an empty string means that nothing is chosen. */
  value: string;
  /** What is shown, and what typing ahead looks for. */
  label: string;
  /** Shown, but cannot be chosen. */
  disabled?: boolean | undefined;
  /** For an option that shows what it stands for, as a font family in its own face. */
  style?: CSSProperties | undefined;
}

export interface SelectProps
  extends
    FieldProps,
    VariantProps<typeof controlVariants>,
    Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'type' | 'children' | 'dir'> {
  /** All that can be chosen, in the order in which they are listed. */
  options: readonly SelectOption[];
  /** The chosen value; an empty string shows the placeholder. */
  value: string;
  /** Called with the value of the option that was chosen. */
  onValueChange: (value: string) => void;
  /** Stands in the field while nothing is chosen. */
  placeholder?: string | undefined;
  /** Has to be answered before the form is sent. */
  required?: boolean | undefined;
  /** Submits the value with a form under this name. */
  name?: string | undefined;
  /** Stands at the end of the label's line. */
  labelAction?: ReactNode;
  /** Whether the list stands open; it minds that itself when left out. */
  open?: boolean | undefined;
  /** Called when the list opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Goes to the field; `ref` and all other props go to the button that opens the list. */
  className?: string | undefined;
}

const scrollButton = 'flex h-6 items-center justify-center text-faint';

/** One of a few known options. Beyond about a dozen, use Combobox. */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  labelAction,
  options,
  value,
  onValueChange,
  placeholder = 'Select an option',
  size = 'md',
  disabled = false,
  required = false,
  name,
  id,
  open,
  onOpenChange,
  className,
  ...props
}: SelectProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <FormField
      data-slot="select"
      {...{ label, hideLabel, hint, error, labelAction, required, className }}
      controlId={id}
    >
      {(control) => (
        <RadixSelect.Root
          value={value}
          onValueChange={onValueChange}
          disabled={disabled}
          required={required}
          {...(name ? { name } : {})}
          {...(open === undefined ? {} : { open })}
          {...(onOpenChange ? { onOpenChange } : {})}
        >
          <RadixSelect.Trigger
            data-slot="select-trigger"
            data-size={size}
            {...control}
            className={cn(controlVariants({ size }), triggerVariants(), 'data-placeholder:text-faint')}
            {...props}
          >
            <span className="truncate" style={chosen?.style}>
              <RadixSelect.Value placeholder={placeholder} />
            </span>
            <RadixSelect.Icon asChild>
              <ChevronDown aria-hidden className="size-4 shrink-0 text-faint" />
            </RadixSelect.Icon>
          </RadixSelect.Trigger>
          <RadixSelect.Portal>
            <RadixSelect.Content
              data-slot="select-content"
              position="popper"
              sideOffset={4}
              collisionPadding={8}
              className={cn(
                panelVariants(),
                'max-h-[min(20rem,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) max-w-[calc(100vw-1rem)] overflow-hidden p-0',
              )}
            >
              <RadixSelect.ScrollUpButton data-slot="select-scroll-up" className={scrollButton}>
                <ChevronDown aria-hidden className="size-4 rotate-180" />
              </RadixSelect.ScrollUpButton>
              <RadixSelect.Viewport className="p-1">
                {options.map((option) => (
                  <RadixSelect.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled ?? false}
                    data-slot="select-option"
                    className={cn(optionVariants(), 'pe-8')}
                    style={option.style}
                  >
                    <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                    <RadixSelect.ItemIndicator asChild>
                      <Check aria-hidden className="absolute end-2 size-4 text-accent forced-colors:text-current" />
                    </RadixSelect.ItemIndicator>
                  </RadixSelect.Item>
                ))}
              </RadixSelect.Viewport>
              <RadixSelect.ScrollDownButton data-slot="select-scroll-down" className={scrollButton}>
                <ChevronDown aria-hidden className="size-4" />
              </RadixSelect.ScrollDownButton>
            </RadixSelect.Content>
          </RadixSelect.Portal>
        </RadixSelect.Root>
      )}
    </FormField>
  );
}
