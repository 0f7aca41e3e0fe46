'use client';

import type { VariantProps } from 'class-variance-authority';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixPopover from '@radix-ui/react-popover';
import { useRef, useState, type ComponentProps } from 'react';
import { ChevronsUpDown } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { useFieldSize } from '../field/field-context.ts';
import { HiddenInput } from '../field/hidden-input.tsx';
import { useFieldValue } from '../field/use-field-value.ts';
import { controlVariants, triggerVariants } from '../form-field/control.variants.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { panelVariants } from '../popover/panel.variants.ts';
import { ComboboxList, type ComboboxOption } from './combobox-list.tsx';
import { comboboxMessages, type ComboboxMessages } from './combobox.messages.ts';

export interface ComboboxProps
  extends
    FieldProps,
    VariantProps<typeof controlVariants>,
    Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'type' | 'children'> {
  /** All that can be chosen, in the order in which they are listed. */
  options: readonly ComboboxOption[];
  /** The chosen value, if the caller holds it; an empty string shows the placeholder. */
  value?: string | undefined;
  /** The value at first, and after the form was reset. @default '' */
  defaultValue?: string | undefined;
  /** Called with the value of the option that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Stands in the field while nothing is chosen. @default the message `placeholder` */
  placeholder?: string | undefined;
  /** Stands in the search box. @default the message `search` */
  searchPlaceholder?: string | undefined;
  /** Said when no option fits the search. @default the message `empty` */
  emptyText?: string | undefined;
  /** Marks the label with an asterisk; a form is not submitted while nothing is chosen. @default false */
  required?: boolean | undefined;
  /** Submits the value with a form under this name. */
  name?: string | undefined;
  /** Other words than those of the provider. */
  messages?: Partial<ComboboxMessages> | undefined;
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
  value: givenValue,
  defaultValue = '',
  onValueChange,
  messages,
  placeholder,
  searchPlaceholder,
  emptyText,
  size: givenSize,
  disabled = false,
  required = false,
  name,
  form,
  id,
  className,
  ref,
  'aria-describedby': describedBy,
  ...props
}: ComboboxProps) {
  const words = useMessages('combobox', comboboxMessages, messages);
  const size = useFieldSize(givenSize);
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const triggerRef = useComposedRefs(trigger, ref);
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useFieldValue(input, { value: givenValue, defaultValue, onValueChange });
  const chosen = options.find((option) => option.value === value);
  return (
    <FormField
      data-slot="combobox"
      {...{ label, hideLabel, hint, error, required, describedBy, className }}
      controlId={id}
    >
      {/* A button may not say that it is invalid or required: the error describes it, and the label is marked. */}
      {({ 'aria-required': _required, 'aria-invalid': invalid, ...control }, labelId) => (
        <div className="relative isolate">
          <RadixPopover.Root open={open} onOpenChange={setOpen}>
            <RadixPopover.Trigger
              ref={triggerRef}
              data-slot="combobox-trigger"
              data-size={size}
              data-placeholder={chosen ? undefined : ''}
              data-invalid={invalid ? '' : undefined}
              aria-labelledby={`${labelId} ${control.id}-value`}
              disabled={disabled}
              {...control}
              className={cn(
                controlVariants({ size }),
                triggerVariants({ size }),
                'data-invalid:border-danger data-invalid:focus-visible:ring-danger/18',
              )}
              {...props}
            >
              <span id={`${control.id}-value`} className={cn('truncate', !chosen && 'text-faint')}>
                {chosen?.label ?? placeholder ?? words.placeholder}
              </span>
              <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-faint" />
            </RadixPopover.Trigger>
            <HiddenInput
              ref={input}
              {...{ name, form, value, required, disabled }}
              onFocus={() => trigger.current?.focus()}
            />
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
                  {...{ options, value, labelId }}
                  searchPlaceholder={searchPlaceholder ?? words.search}
                  emptyText={emptyText ?? words.empty}
                  onChoose={(next) => {
                    setValue(next);
                    setOpen(false);
                  }}
                />
              </RadixPopover.Content>
            </RadixPopover.Portal>
          </RadixPopover.Root>
        </div>
      )}
    </FormField>
  );
}
