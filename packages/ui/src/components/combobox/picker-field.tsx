'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixPopover from '@radix-ui/react-popover';
import type { VariantProps } from 'class-variance-authority';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { ChevronsUpDown } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { useFieldSize } from '../field/field-context.ts';
import { HiddenInput } from '../field/hidden-input.tsx';
import { useFieldValue } from '../field/use-field-value.ts';
import { controlVariants, triggerVariants } from '../form-field/control.variants.ts';
import { FormField, type FieldControl, type FieldProps } from '../form-field/form-field.tsx';
import { panelVariants } from '../popover/panel.variants.ts';

/** What every field takes whose value is chosen from a list that opens below it. */
export interface PickerProps
  extends
    FieldProps,
    VariantProps<typeof controlVariants>,
    Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'type' | 'children' | 'slot'> {
  /** The chosen value, if the caller holds it; an empty string shows the placeholder. */
  value?: string | undefined;
  /** The value at first, and after the form was reset. @default '' */
  defaultValue?: string | undefined;
  /** Called with the value that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Placeholder, shown while nothing is chosen. @default the message `placeholder` */
  placeholder?: string | undefined;
  /** Marks the label with an asterisk; a form is not submitted while nothing is chosen. @default false */
  required?: boolean | undefined;
  /** Submits the value with a form under this name. */
  name?: string | undefined;
  /** Goes to the field; `ref` and all other props go to the button that opens the list. */
  className?: string | undefined;
}

/** What the open list is told. */
export interface Picker {
  value: string;
  /** The id of the label of the field, which names the list also. */
  labelId: string;
  /** Sets the value and closes the list. */
  choose: (value: string) => void;
}

interface PickerFieldProps extends PickerProps {
  /** Begins the `data-slot` of each part. */
  slot: string;
  /** How the chosen value is shown; undefined shows the placeholder. */
  display: (value: string) => ReactNode;
  /** Classes of the sheet with the list. */
  contentClassName: string;
  /** Draws the list. */
  children: (picker: Picker) => ReactNode;
}

/** A button in a field that opens a list, and carries the chosen value into a form. */
export function PickerField({
  slot,
  display,
  contentClassName,
  children,
  label,
  hideLabel,
  hint,
  error,
  value: givenValue,
  defaultValue = '',
  onValueChange,
  placeholder,
  disabled = false,
  required = false,
  name,
  form,
  id,
  className,
  ref,
  'aria-describedby': describedBy,
  ...props
}: PickerFieldProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const triggerRef = useComposedRefs(trigger, ref);
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useFieldValue(input, { value: givenValue, defaultValue, onValueChange });
  const choose = (next: string) => {
    setValue(next);
    setOpen(false);
  };
  return (
    <FormField
      data-slot={slot}
      {...{ label, hideLabel, hint, error, required, disabled, describedBy, className }}
      controlId={id}
    >
      {(control, labelId) => (
        <div className="relative isolate">
          <RadixPopover.Root open={open} onOpenChange={setOpen}>
            <PickerTrigger ref={triggerRef} {...{ slot, labelId, disabled, placeholder, control }} {...props}>
              {display(value)}
            </PickerTrigger>
            <HiddenInput
              ref={input}
              {...{ name, form, value, required, disabled }}
              onFocus={() => trigger.current?.focus()}
            />
            <PickerContent slot={slot} labelId={labelId} className={contentClassName}>
              {children({ value, labelId, choose })}
            </PickerContent>
          </RadixPopover.Root>
        </div>
      )}
    </FormField>
  );
}

interface PickerTriggerProps extends Omit<ComponentProps<'button'>, 'slot'>, VariantProps<typeof controlVariants> {
  slot: string;
  labelId: string;
  placeholder: string | undefined;
  control: FieldControl;
}

function PickerTrigger({
  slot,
  labelId,
  placeholder,
  control,
  size: givenSize,
  children,
  ...props
}: PickerTriggerProps) {
  // A button may not say that it is invalid or required: the error describes it, and the label is marked.
  const { 'aria-required': _required, 'aria-invalid': invalid, ...attributes } = control;
  const size = useFieldSize(givenSize);
  const valueId = `${control.id}-value`;
  return (
    <RadixPopover.Trigger
      data-slot={`${slot}-trigger`}
      data-size={size}
      data-placeholder={children ? undefined : ''}
      data-invalid={invalid ? '' : undefined}
      aria-labelledby={`${labelId} ${valueId}`}
      {...attributes}
      className={cn(
        controlVariants({ size }),
        triggerVariants({ size }),
        'data-invalid:border-danger data-invalid:focus-visible:ring-danger/18',
      )}
      {...props}
    >
      <span id={valueId} className={cn('truncate', !children && 'text-faint')}>
        {children ?? placeholder}
      </span>
      <ChevronsUpDown aria-hidden className={cn('shrink-0 text-faint', size === 'xs' ? 'size-3.5' : 'size-4')} />
    </RadixPopover.Trigger>
  );
}

interface PickerContentProps {
  slot: string;
  labelId: string;
  className: string;
  children: ReactNode;
}

function PickerContent({ slot, labelId, className, children }: PickerContentProps) {
  return (
    <RadixPopover.Portal>
      <RadixPopover.Content
        data-slot={`${slot}-content`}
        aria-labelledby={labelId}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        className={cn(panelVariants(), 'overflow-hidden p-0', className)}
      >
        {children}
      </RadixPopover.Content>
    </RadixPopover.Portal>
  );
}
