'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import type { VariantProps } from 'class-variance-authority';
import { useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useMessages } from '../../messages/context.ts';
import type { OpenChangeOptions } from '../../lib/open-state.tsx';
import type { controlVariants } from '../form-field/control.variants.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { divideFieldProps } from '../form-field/frame-props.ts';
import { OptionText } from './option-text.tsx';
import { isGroup, keyOf, type SelectOption, type SelectOptions } from './select-option.ts';
import { selectMessages, type SelectMessages } from './select.messages.ts';
import * as Select from './select.parts.ts';

export interface SelectFieldProps<Value extends string>
  extends
    FieldProps,
    OpenChangeOptions,
    VariantProps<typeof controlVariants>,
    Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'type' | 'children' | 'dir'> {
  /** All options and groups of options, in the order in which they are listed. */
  options: SelectOptions<Value>;
  /** The chosen value, if the caller holds it. A value that no option has, for example an empty string or null, shows the placeholder. */
  value?: Value | null | undefined;
  /** The value at first, and after the form was reset. @default none */
  defaultValue?: Value | null | undefined;
  /**
   * Called when an option is chosen, with its value, and when the form is reset, with the value at first, which may be an empty string.
   * A reset does not call it if that value is null.
   */
  onValueChange?: ((value: Value) => void) | undefined;
  /**
   * The text of the field while nothing is chosen.
   * @default the provider's word for "Select an option"
   */
  placeholder?: string | undefined;
  /**
   * Whether an option must be chosen before the form is submitted.
   * @default false
   */
  required?: boolean | undefined;
  /** Whether the value is shown and submitted, but cannot be changed: the list does not open. @default false */
  readOnly?: boolean | undefined;
  /** Submits the value with a form under this name. */
  name?: string | undefined;
  /** The id of the form that it belongs to, if it is not inside that form. */
  form?: string | undefined;
  /** A link or a button at the end of the label's line. */
  labelAction?: ReactNode;
  /** Goes to the field; `ref` and all other props go to the button that opens the list. */
  className?: string | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<SelectMessages> | undefined;
}

function Option({ option }: { option: SelectOption }) {
  const { label, icon, detail, disabled = false, style } = option;
  return (
    <Select.Item value={keyOf(option)} {...{ icon, detail, disabled, style }}>
      {label}
    </Select.Item>
  );
}

function Options({ options }: { options: SelectOptions }) {
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

/** Removes the props that are undefined. Radix treats a missing prop and an undefined one differently. */
function withoutUndefined<Props extends object>(props: Props) {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Props]?: Exclude<Props[Name], undefined>;
  };
}

interface ChosenProps<Value extends string> {
  options: SelectOptions<Value>;
  value: Value | null | undefined;
  defaultValue: Value | null | undefined;
  onValueChange: ((value: Value) => void) | undefined;
}

/** The chosen option, held by the caller or by the field. Radix identifies options by their keys, which are converted to values and back. */
function useChosen<Value extends string>({ options, value, defaultValue, onValueChange }: ChosenProps<Value>) {
  const all = options.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]));
  const [own, setOwn] = useState(defaultValue);
  const current = (value === undefined ? own : value) ?? null;
  const [first] = useState(() => current);
  const option = all.find((other) => other.value === current);
  const change = (next: string) => {
    // No option has this string if the form is reset to a value without an option, or to none.
    const chosen = all.find((other) => keyOf(other) === next)?.value ?? first;
    if (chosen !== null) onValueChange?.(chosen);
    setOwn(chosen);
  };
  return { option, key: option ? keyOf(option) : '', dirty: current !== first, change };
}

/**
 * Keeps the `selected` attributes of the native options equal to the state. The browser resets the native select to these attributes, so a
 * reset that the caller cancels changes nothing.
 */
function useSelectedAttributes(key: string) {
  const trigger = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const options = trigger.current?.parentElement?.querySelectorAll<HTMLOptionElement>('select option') ?? [];
    for (const option of options) option.toggleAttribute('selected', option.value === key);
  });
  return trigger;
}

/**
 * A field to choose one of a few options, with label, hint and error, built from the parts of `Select`. For more than about a dozen options,
 * use Combobox.
 */
export function SelectField<Value extends string = string>({
  labelAction,
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  size,
  readOnly,
  name,
  form,
  open,
  defaultOpen,
  onOpenChange,
  messages,
  ...props
}: SelectFieldProps<Value>) {
  const words = useMessages('select', selectMessages, messages);
  const { option, key, dirty, change } = useChosen({ options, value, defaultValue, onValueChange });
  const [frame, trigger] = divideFieldProps(props);
  const { disabled, required } = frame;
  const triggerRef = useComposedRefs(useSelectedAttributes(key), trigger.ref);
  return (
    <FormField data-slot="select" {...frame} {...{ labelAction, size, dirty }} filled={key !== ''}>
      {(control) => (
        <Select.Root
          value={key}
          onValueChange={change}
          {...{ open, defaultOpen, onOpenChange }}
          {...withoutUndefined({ disabled, readOnly, required, name, form })}
        >
          <Select.Trigger {...control} {...trigger} ref={triggerRef}>
            <Select.Value placeholder={placeholder ?? words.placeholder} style={option?.style}>
              {/* The list, of which Radix takes the text, is not in what a server draws. */}
              {option && <OptionText icon={option.icon}>{option.label}</OptionText>}
            </Select.Value>
          </Select.Trigger>
          <Select.Content>
            <Options options={options} />
          </Select.Content>
        </Select.Root>
      )}
    </FormField>
  );
}
