'use client';

import * as RadixPopover from '@radix-ui/react-popover';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { createContext, use, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useDisabled, useFieldSize, type FieldSize } from '../field/field-context.ts';
import * as Field from '../field/field.parts.ts';
import type { FieldRootProps } from '../field/field.tsx';
import type { Picked, PickedProps } from './use-picked.ts';
import { useSearchText, type SearchTextProps } from './use-search-text.ts';

interface PickerState extends Picked {
  /** Begins the `data-slot` of each part. */
  slot: string;
  /** How what is chosen is shown on the button; empty while nothing is chosen. */
  display: ReactNode;
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** Whether the list is open. It is still drawn for a moment after it was closed. */
  open: boolean;
  /** What is typed in the search box. */
  query: string;
  setQuery: (query: string) => void;
  size: FieldSize;
  trigger: RefObject<HTMLButtonElement | null>;
  /** How the values are submitted. */
  submission: { name: string | undefined; form: string | undefined; required: boolean; disabled: boolean };
}

const PickerContext = /* @__PURE__ */ createContext<PickerState | null>(null);

/** The state of the picker around a part. */
export function usePicker(part: string): PickerState {
  const picker = use(PickerContext);
  if (!picker) throw new Error(`${part} is outside of a field with a list. Put it into its Root, as Combobox.Root.`);
  return picker;
}

/** What is searched. It stays while the list fades out, so that the list does not change before it is gone. */
export function useShownQuery(): string {
  const { open, query } = usePicker('Content');
  const [shown, setShown] = useState(query);
  if (open && shown !== query) setShown(query);
  return open ? query : shown;
}

/** The props of a root that do not depend on how many values can be chosen. */
export interface PickerStateProps extends Omit<FieldRootProps, 'defaultValue' | 'slot'>, SearchTextProps {
  /** Whether the list is open, if the caller holds it. */
  open?: boolean | undefined;
  /** Whether the list is open at first. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the list opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The height of the button: 28, 30, 36 or 44 px. @default 'md', or that of the container around it */
  size?: FieldSize | null | undefined;
  /** Submits each chosen value with a form under this name. */
  name?: string | undefined;
  /** The id of the form that it belongs to, if it is not inside that form. */
  form?: string | undefined;
}

export interface PickerRootProps<Multiple extends boolean = false> extends PickerStateProps, PickedProps<Multiple> {}

interface OwnPickerRootProps extends PickerStateProps {
  /** Begins the `data-slot` of each part. */
  slot: string;
  /** What is chosen. */
  picked: Picked;
  /** How what is chosen is shown on the button; undefined shows the placeholder. */
  display: ReactNode;
  /** Shown by `PickerValue` while nothing is chosen, if it has no placeholder of its own. */
  placeholder: string;
}

/** Holds whether the list is open and what is searched, in a `Field.Root`. */
export function PickerRoot({
  slot,
  picked,
  display,
  placeholder,
  open: givenOpen,
  defaultOpen = false,
  onOpenChange,
  searchValue,
  defaultSearchValue,
  onSearchValueChange,
  size: givenSize,
  name,
  form,
  required = false,
  disabled: ownDisabled,
  children,
  ...props
}: OwnPickerRootProps) {
  const disabled = useDisabled(ownDisabled);
  const size = useFieldSize(givenSize);
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useControllableState({
    ...(givenOpen === undefined ? {} : { prop: givenOpen }),
    ...(onOpenChange ? { onChange: onOpenChange } : {}),
    defaultProp: defaultOpen,
  });
  const [query, setQuery] = useSearchText({ searchValue, defaultSearchValue, onSearchValueChange }, open);
  /** One value closes the list. Among several the search starts anew. */
  const choose = (value: string) => {
    picked.choose(value);
    if (picked.multiple) setQuery('');
    else setOpen(false);
  };
  const shared = { slot, display, placeholder, open, query, setQuery, size, trigger };
  const submission = { name, form, required, disabled };
  const several = picked.multiple ? { dirty: picked.dirty, filled: picked.values.length > 0 } : undefined;
  return (
    <PickerContext value={{ ...picked, choose, ...shared, submission }}>
      <RadixPopover.Root open={open} onOpenChange={setOpen}>
        <Field.Root data-slot={slot} {...{ required, disabled }} {...several} {...props}>
          {children}
        </Field.Root>
      </RadixPopover.Root>
    </PickerContext>
  );
}
