'use client';

import type { VariantProps } from 'class-variance-authority';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useMessages } from '../../messages/context.ts';
import type { controlVariants } from '../form-field/control.variants.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { isGroup, keyOf, type SelectOption, type SelectOptions } from './select-option.ts';
import { selectMessages, type SelectMessages } from './select.messages.ts';
import * as Select from './select.parts.ts';

export interface SelectFieldProps<Value>
  extends
    FieldProps,
    VariantProps<typeof controlVariants>,
    Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'type' | 'children' | 'dir'> {
  /** All options, in the order in which they are listed; groups have a label. */
  options: SelectOptions<Value>;
  /** The chosen value, if the caller holds it. A value that no option has, for example an empty string or null, shows the placeholder. */
  value?: Value | null | undefined;
  /** The value at first, and after the form was reset. */
  defaultValue?: Value | null | undefined;
  /** Called with the value of the option that was chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
  /**
   * Placeholder, shown while nothing is chosen.
   * @default the provider's word for "Select an option"
   */
  placeholder?: string | undefined;
  /**
   * Whether an option must be chosen before the form is submitted.
   * @default false
   */
  required?: boolean | undefined;
  /** Submits the value with a form under this name. */
  name?: string | undefined;
  /** The id of the form that it belongs to, if it is not inside that form. */
  form?: string | undefined;
  /** Shown at the end of the label's line. */
  labelAction?: ReactNode;
  /** Whether the list is open, where the caller holds it. */
  open?: boolean | undefined;
  /** Called when the list opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Goes to the field; `ref` and all other props go to the button that opens the list. */
  className?: string | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<SelectMessages> | undefined;
}

function Option<Value>({ option }: { option: SelectOption<Value> }) {
  const { label, icon, detail, disabled = false, style } = option;
  return (
    <Select.Item value={keyOf(option)} {...{ icon, detail, disabled, style }}>
      {label}
    </Select.Item>
  );
}

function Options<Value>({ options }: { options: SelectOptions<Value> }) {
  return options.map((entry) =>
    isGroup(entry) ? (
      <Select.Group key={entry.label}>
        <Select.Label>{entry.label}</Select.Label>
        {entry.options.map((option) => (
          <Option key={keyOf(option)} option={option} />
        ))}
      </Select.Group>
    ) : (
      <Option key={keyOf(entry)} option={entry} />
    ),
  );
}

/** Radix identifies options by strings. Maps a value to its string, and back. */
function keysOf<Value>(options: SelectOptions<Value>, onValueChange: ((value: Value) => void) | undefined) {
  const all = options.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]));
  return {
    /** All options, without their groups. */
    all,
    keyOfValue: (chosen: Value | null | undefined) => {
      const option = all.find((candidate) => candidate.value === chosen);
      return chosen === undefined ? undefined : option ? keyOf(option) : '';
    },
    onKeyChange: (key: string) => {
      const option = all.find((candidate) => keyOf(candidate) === key);
      if (option) onValueChange?.(option.value);
    },
  };
}

/** The props of the list that are set. Radix distinguishes a missing prop from an undefined one. */
function given<Props extends object>(props: Props) {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Props]?: Exclude<Props[Name], undefined>;
  };
}

/** Whether the field is filled, and whether it is dirty. Radix holds the value and reports each change. */
function useChosen<Value>(value: Value | null | undefined, defaultValue: Value | null | undefined) {
  const [chosen, setChosen] = useState(defaultValue);
  const current = (value === undefined ? chosen : value) ?? null;
  const [first] = useState(() => current);
  return { current, dirty: !Object.is(current, first), setChosen };
}

/** One of a few options, with label, hint and error, built from the parts of `Select`. For more than about a dozen options, use Combobox. */
export function SelectField<Value = string>({
  label,
  hideLabel,
  hint,
  error,
  validate,
  validateOn,
  validateDebounce,
  onDirtyChange,
  labelAction,
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  size,
  disabled = false,
  required = false,
  name,
  form,
  id,
  open,
  onOpenChange,
  className,
  messages,
  ...props
}: SelectFieldProps<Value>) {
  const words = useMessages('select', selectMessages, messages);
  const { current, dirty, setChosen } = useChosen(value, defaultValue);
  const { all, keyOfValue, onKeyChange } = keysOf(options, onValueChange);
  return (
    <FormField
      data-slot="select"
      {...{ validate, validateOn, validateDebounce, onDirtyChange, dirty, controlId: id }}
      {...{ label, hideLabel, hint, error, labelAction, required, disabled, className }}
      filled={Boolean(keyOfValue(current))}
    >
      {(control) => (
        <Select.Root
          onValueChange={(key) => {
            setChosen(all.find((option) => keyOf(option) === key)?.value);
            onKeyChange(key);
          }}
          {...given({ value: keyOfValue(value), defaultValue: keyOfValue(defaultValue) })}
          {...given({ disabled, required, name, form, open, onOpenChange })}
        >
          <Select.Trigger size={size} {...control} {...props}>
            <Select.Value
              placeholder={placeholder ?? words.placeholder}
              style={all.find((option) => option.value === value)?.style}
            />
          </Select.Trigger>
          <Select.Content>
            <Options options={options} />
          </Select.Content>
        </Select.Root>
      )}
    </FormField>
  );
}
