'use client';

import * as RadixPopover from '@radix-ui/react-popover';
import { createContext, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useOpenState, type OpenChangeOptions, type OpenState } from '../../lib/open-state.tsx';
import { useDisabled, useFieldSize, type FieldSize } from '../field/field-context.ts';
import * as Field from '../field/field.parts.ts';
import type { FieldRootProps } from '../field/field.tsx';
import { usePart } from '../../lib/use-part.ts';
import type { Picked, PickedProps } from './use-picked.ts';
import { useSearchText, type SearchTextProps, type SetSearchText } from './use-search-text.ts';

interface PickerState extends Picked {
  /** The prefix of the `data-slot` of each part. */
  slot: string;
  /** The selection as shown on the button; undefined while nothing is selected. */
  display: ReactNode;
  /** Shown while nothing is selected. */
  placeholder: string;
  /** Whether the list is open. It stays mounted for its closing animation. */
  open: boolean;
  /** The search text. */
  query: string;
  setQuery: SetSearchText;
  size: FieldSize;
  /** The button that opens the list. */
  trigger: RefObject<HTMLButtonElement | null>;
  /** The list of chips, if there is one. */
  chips: RefObject<HTMLUListElement | null>;
  /** Opens or closes the list. */
  changeOpen: OpenState['root']['onOpenChange'];
  /** How often the list was opened. */
  openings: number;
  /** How the values are submitted. */
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

/** The props of a root that do not depend on `multiple`. */
export interface PickerStateProps
  extends Omit<FieldRootProps, 'defaultValue' | 'slot'>, OpenChangeOptions, SearchTextProps {
  /** The height of the button: 28, 30, 36 or 44 px. @default 'md', or the size of the container around it */
  size?: FieldSize | null | undefined;
  /** The name under which a form submits each selected value. */
  name?: string | undefined;
  /** The id of the form, if the field is outside it. */
  form?: string | undefined;
  /** Whether the value is shown and submitted, but cannot be changed: the list does not open. @default false */
  readOnly?: boolean | undefined;
}

export interface PickerRootProps<Multiple extends boolean = false, Value = string>
  extends PickerStateProps, PickedProps<Multiple, Value> {}

interface OwnPickerRootProps extends PickerStateProps {
  /** The prefix of the `data-slot` of each part. */
  slot: string;
  /** The selection. */
  picked: Picked;
  /** The selection as shown on the button; undefined shows the placeholder. */
  display: ReactNode;
  /** Shown by `PickerValue` while nothing is selected, if it has no placeholder of its own. */
  placeholder: string;
}

/** Holds the open state of the list and the search text. Renders a `Field.Root`. */
export function PickerRoot({
  slot,
  picked,
  display,
  placeholder,
  open: givenOpen,
  defaultOpen,
  onOpenChange,
  searchValue,
  defaultSearchValue,
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
  const chips = useRef<HTMLUListElement>(null);
  const openOptions = { open: givenOpen, defaultOpen, onOpenChange };
  const { root, openings } = useOpenState(openOptions, readOnly);
  const { open, onOpenChange: changeOpen } = root;
  const [query, setQuery] = useSearchText({ searchValue, defaultSearchValue, onSearchValueChange }, open);
  /** Selects a value. Then closes the list, or with `multiple` clears the search. */
  const choose: Picked['choose'] = (value) => {
    picked.choose(value);
    if (picked.multiple) setQuery('');
    else changeOpen(false);
  };
  const remove: Picked['remove'] = (value) => {
    if (!readOnly) picked.remove(value);
  };
  const shared = { slot, display, placeholder, open, changeOpen, query, setQuery, size, trigger, chips, openings };
  const submission = { name, form, required, disabled, readOnly };
  const multipleState = picked.multiple ? { dirty: picked.dirty, filled: picked.values.length > 0 } : undefined;
  return (
    <PickerContext value={{ ...picked, choose, remove, ...shared, submission }}>
      <RadixPopover.Root {...root}>
        <Field.Root data-slot={slot} {...{ size, required, disabled }} {...multipleState} {...props}>
          {children}
        </Field.Root>
      </RadixPopover.Root>
    </PickerContext>
  );
}
