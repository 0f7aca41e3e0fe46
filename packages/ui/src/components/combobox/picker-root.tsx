'use client';

import * as RadixPopover from '@radix-ui/react-popover';
import { createContext, useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useOpenState, type OpenChangeOptions } from '../../lib/open-state.tsx';
import { usePart } from '../../lib/use-part.ts';
import { useDisabled, useFieldSize, type FieldSize } from '../field/field-context.ts';
import * as Field from '../field/field.parts.ts';
import type { FieldRootProps } from '../field/field.tsx';
import { useFieldValue } from '../field/use-field-value.ts';

/** The selected value of a picker, and the text in its search box. */
export interface PickerValueState {
  /** The selected value (controlled). An empty string shows the placeholder. */
  value?: string | undefined;
  /** The selected value initially and after a form reset (uncontrolled). @default '' */
  defaultValue?: string | undefined;
  /** Called with the next value. A form reset may make it an empty string. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The search text (controlled). */
  searchValue?: string | undefined;
  /** Called with the next search text, also when the list closes and clears it. */
  onSearchValueChange?: ((text: string) => void) | undefined;
}

interface PickerState {
  /** The prefix of the `data-slot` of each part. */
  slot: string;
  /** The selected value; an empty string if nothing is selected. */
  value: string;
  /** Selects a value and closes the list. */
  choose(this: void, value: string): void;
  /** The selection as shown on the button; undefined while nothing is selected. */
  display: ReactNode;
  /** Shown while nothing is selected. */
  placeholder: string;
  /** Whether the list is open. It stays mounted for its closing animation. */
  open: boolean;
  /** How often the list was opened. */
  openings: number;
  /** The search text. */
  query: string;
  setQuery(this: void, text: string): void;
  size: FieldSize;
  /** The button that opens the list. */
  trigger: RefObject<HTMLButtonElement | null>;
  /** The hidden input that submits the value. */
  input: RefObject<HTMLInputElement | null>;
  /** How the value is submitted. */
  submission: {
    name: string | undefined;
    form: string | undefined;
    required: boolean;
    disabled: boolean;
    readOnly: boolean;
  };
}

const PickerContext = /* @__PURE__ */ createContext<PickerState | null>(null);

/** The state of the picker around a part. */
export function usePicker(part: string): PickerState {
  return usePart(PickerContext, part, 'its Root');
}

/** The search text for the visible list. It stays the same while the list fades out, so that the options do not change. */
export function useShownQuery(): string {
  const { open, query } = usePicker('Content');
  const [shown, setShown] = useState(query);
  if (open && shown !== query) setShown(query);
  return open ? query : shown;
}

/** The controlled or uncontrolled search text. It is cleared when the list closes. */
function useSearchText(
  { searchValue, onSearchValueChange }: PickerValueState,
  open: boolean,
): [text: string, setText: (text: string) => void] {
  const [own, setOwn] = useState('');
  const text = searchValue ?? own;
  const setText = (next: string) => {
    if (next === text) return;
    onSearchValueChange?.(next);
    setOwn(next);
  };
  const wasOpen = useRef(open);
  const clear = useEffectEvent(() => setText(''));
  useEffect(() => {
    if (wasOpen.current && !open) clear();
    wasOpen.current = open;
  }, [open]);
  return [text, setText];
}

export interface PickerRootProps
  extends Omit<FieldRootProps, 'defaultValue' | 'slot'>, OpenChangeOptions, PickerValueState {
  /** The height of the button: 28, 30, 36 or 44 px. @default 'md', or the size of the container around it */
  size?: FieldSize | null | undefined;
  /** The name under which a form submits the value. */
  name?: string | undefined;
  /** The id of the form, if the field is outside it. */
  form?: string | undefined;
  /** Whether the value is shown and submitted, but cannot be changed: the list does not open. @default false */
  readOnly?: boolean | undefined;
}

interface OwnPickerRootProps extends PickerRootProps {
  /** The prefix of the `data-slot` of each part. */
  slot: string;
  /** Returns what the button shows for the selected value; undefined shows the placeholder. */
  renderValue: (value: string) => ReactNode;
  /** Shown by `PickerValue` while nothing is selected, if it has no placeholder of its own. */
  placeholder: string;
}

/** Holds the value, the open state of the list and the search text. Renders a `Field.Root`. */
export function PickerRoot({
  slot,
  renderValue,
  placeholder,
  value: givenValue,
  defaultValue = '',
  onValueChange,
  open: givenOpen,
  defaultOpen,
  onOpenChange,
  searchValue,
  onSearchValueChange,
  size: givenSize,
  name,
  form,
  required = false,
  disabled: ownDisabled,
  readOnly = false,
  children,
  ...props
}: OwnPickerRootProps) {
  const disabled = useDisabled(ownDisabled);
  const size = useFieldSize(givenSize);
  const trigger = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useFieldValue<string>(input, { value: givenValue, defaultValue, onValueChange });
  const { root, openings } = useOpenState({ open: givenOpen, defaultOpen, onOpenChange }, readOnly);
  const { open, onOpenChange: changeOpen } = root;
  const [query, setQuery] = useSearchText({ searchValue, onSearchValueChange }, open);
  const choose = (next: string) => {
    setValue(next);
    changeOpen(false);
  };
  const display = value === '' ? undefined : renderValue(value);
  const shared = { slot, value, choose, display, placeholder, open, openings, query, setQuery, size, trigger, input };
  return (
    <PickerContext value={{ ...shared, submission: { name, form, required, disabled, readOnly } }}>
      <RadixPopover.Root {...root}>
        <Field.Root data-slot={slot} {...{ size, required, disabled }} {...props}>
          {children}
        </Field.Root>
      </RadixPopover.Root>
    </PickerContext>
  );
}
