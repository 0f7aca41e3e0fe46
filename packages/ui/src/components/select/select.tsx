'use client';

import type { VariantProps } from 'class-variance-authority';
import { Check, ChevronDown } from '../../icons/icons.ts';
import { Select as RadixSelect } from 'radix-ui';
import type { CSSProperties, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { controlVariants } from '../form-field/control.variants.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { optionVariants, panelVariants } from '../popover/panel.variants.ts';

export interface SelectOption {
  /** Never empty: an empty string means that nothing is chosen. */
  value: string;
  label: string;
  disabled?: boolean | undefined;
  /** For an option that shows what it stands for, as a font family in its own face. */
  style?: CSSProperties | undefined;
}

export interface SelectProps extends FieldProps, VariantProps<typeof controlVariants> {
  options: readonly SelectOption[];
  /** The chosen value; an empty string shows the placeholder. */
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  /** Submits the value with a form under this name. */
  name?: string | undefined;
  id?: string | undefined;
  labelAction?: ReactNode;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
}

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
            className={cn(
              controlVariants({ size }),
              'group justify-between gap-2 ps-3 pe-2.5 text-start outline-none focus-visible:border-accent focus-visible:ring-3 focus-visible:ring-accent/18 data-[state=open]:border-accent data-placeholder:text-faint',
            )}
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
                'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden p-0',
              )}
            >
              <RadixSelect.Viewport className="max-h-80 p-1">
                {options.map((option) => (
                  <RadixSelect.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled ?? false}
                    data-slot="select-item"
                    className={cn(optionVariants(), 'pe-8')}
                    style={option.style}
                  >
                    <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                    <RadixSelect.ItemIndicator asChild>
                      <Check aria-hidden className="absolute end-2 size-4 text-accent" />
                    </RadixSelect.ItemIndicator>
                  </RadixSelect.Item>
                ))}
              </RadixSelect.Viewport>
            </RadixSelect.Content>
          </RadixSelect.Portal>
        </RadixSelect.Root>
      )}
    </FormField>
  );
}
