'use client';

import type { VariantProps } from 'class-variance-authority';
import { ChevronsUpDown } from '../../icons/icons.ts';
import { Popover as RadixPopover } from 'radix-ui';
import { useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { controlVariants } from '../form-field/control.variants.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { panelVariants } from '../popover/panel.variants.ts';
import { ComboboxList, type ComboboxOption } from './combobox-list.tsx';

export interface ComboboxProps extends FieldProps, VariantProps<typeof controlVariants> {
  options: readonly ComboboxOption[];
  /** The chosen value; an empty string shows the placeholder. */
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string | undefined;
  searchPlaceholder?: string | undefined;
  /** Said when no option fits the search. */
  emptyText?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  id?: string | undefined;
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
  id,
  className,
}: ComboboxProps) {
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  return (
    <FormField data-slot="combobox" {...{ label, hideLabel, hint, error, required, className }} controlId={id}>
      {({ 'aria-required': _required, 'aria-invalid': invalid, ...control }, labelId) => (
        <RadixPopover.Root open={open} onOpenChange={setOpen}>
          <RadixPopover.Trigger
            data-slot="combobox-trigger"
            data-size={size}
            data-placeholder={chosen ? undefined : ''}
            data-invalid={invalid ? '' : undefined}
            aria-haspopup="listbox"
            aria-labelledby={`${labelId} ${control.id}-value`}
            disabled={disabled}
            {...control}
            className={cn(
              controlVariants({ size }),
              'justify-between gap-2 ps-3 pe-2.5 text-start outline-none focus-visible:border-accent focus-visible:ring-3 focus-visible:ring-accent/18 data-[state=open]:border-accent data-invalid:border-danger',
            )}
          >
            <span id={`${control.id}-value`} className={cn('truncate', !chosen && 'text-faint')}>
              {chosen?.label ?? placeholder}
            </span>
            <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-faint" />
          </RadixPopover.Trigger>
          <RadixPopover.Portal>
            <RadixPopover.Content
              data-slot="combobox-content"
              aria-labelledby={labelId}
              align="start"
              sideOffset={4}
              collisionPadding={8}
              className={cn(
                panelVariants(),
                'flex max-h-[min(22rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) min-w-60 flex-col p-0',
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
