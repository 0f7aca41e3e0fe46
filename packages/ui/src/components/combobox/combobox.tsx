'use client';

import type { VariantProps } from 'class-variance-authority';
import * as RadixPopover from '@radix-ui/react-popover';
import { useState, type ComponentProps } from 'react';
import { ChevronsUpDown } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { controlVariants, triggerVariants } from '../form-field/control.variants.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { panelVariants } from '../popover/panel.variants.ts';
import { ComboboxList, type ComboboxOption } from './combobox-list.tsx';

export interface ComboboxProps
  extends
    FieldProps,
    VariantProps<typeof controlVariants>,
    Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'type' | 'children'> {
  /** All that can be chosen, in the order in which they are listed. */
  options: readonly ComboboxOption[];
  /** The chosen value; an empty string shows the placeholder. */
  value: string;
  /** Called with the value of the option that was chosen. */
  onValueChange: (value: string) => void;
  /** Stands in the field while nothing is chosen. */
  placeholder?: string | undefined;
  /** Stands in the search box. */
  searchPlaceholder?: string | undefined;
  /** Said when no option fits the search. */
  emptyText?: string | undefined;
  /** Marks the label with an asterisk. */
  required?: boolean | undefined;
  /** Submits the value with a form under this name. */
  name?: string | undefined;
  /** Goes to the field; `ref` and all other props go to the button that opens the list. */
  className?: string | undefined;
}

/** One of many options, found by typing. Search ignores accents and case. */
export function Combobox({
  label,
  hideLabel,
  hint,
  error,
  options,
  value,
  onValueChange,
  placeholder = 'Select an option',
  searchPlaceholder = 'Search',
  emptyText = 'Nothing found.',
  size = 'md',
  disabled = false,
  required = false,
  name,
  id,
  className,
  ...props
}: ComboboxProps) {
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  return (
    <FormField data-slot="combobox" {...{ label, hideLabel, hint, error, required, className }} controlId={id}>
      {/* A button may not say that it is invalid or required: the error describes it, and the label is marked. */}
      {({ 'aria-required': _required, 'aria-invalid': invalid, ...control }, labelId) => (
        <RadixPopover.Root open={open} onOpenChange={setOpen}>
          <RadixPopover.Trigger
            data-slot="combobox-trigger"
            data-size={size}
            data-placeholder={chosen ? undefined : ''}
            data-invalid={invalid ? '' : undefined}
            aria-labelledby={`${labelId} ${control.id}-value`}
            disabled={disabled}
            {...control}
            className={cn(
              controlVariants({ size }),
              triggerVariants(),
              'data-invalid:border-danger data-invalid:focus-visible:ring-danger/18',
            )}
            {...props}
          >
            <span id={`${control.id}-value`} className={cn('truncate', !chosen && 'text-faint')}>
              {chosen?.label ?? placeholder}
            </span>
            <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-faint" />
          </RadixPopover.Trigger>
          {name ? <input type="hidden" name={name} value={value} disabled={disabled} /> : null}
          <RadixPopover.Portal>
            <RadixPopover.Content
              data-slot="combobox-content"
              aria-labelledby={labelId}
              align="start"
              sideOffset={4}
              collisionPadding={8}
              className={cn(
                panelVariants(),
                'flex max-h-[min(22rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) min-w-60 flex-col overflow-hidden p-0',
              )}
            >
              <ComboboxList
                {...{ options, value, labelId, searchPlaceholder, emptyText }}
                onChoose={(next) => {
                  onValueChange(next);
                  setOpen(false);
                }}
              />
            </RadixPopover.Content>
          </RadixPopover.Portal>
        </RadixPopover.Root>
      )}
    </FormField>
  );
}
