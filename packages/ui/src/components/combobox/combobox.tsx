'use client';

import type { ReactNode } from 'react';
import { ComboboxChip, ComboboxChipRemove, ComboboxChips, ComboboxControl } from './combobox-chips.tsx';
import {
  ComboboxEmpty,
  ComboboxGroup,
  ComboboxInput,
  ComboboxItem,
  ComboboxLabel,
  ComboboxList,
  ComboboxLoading,
} from './combobox-list.tsx';
import {
  ComboboxContent,
  ComboboxPortal,
  ComboboxRoot,
  ComboboxTrigger,
  ComboboxValue,
  type ComboboxListingProps,
} from './combobox-parts.tsx';
import { PickerLine, usePickerLine, type PickerProps } from './picker-line.tsx';

export interface ComboboxProps<Multiple extends boolean = false, Value = string>
  extends PickerProps<Multiple, NoInfer<Value>>, ComboboxListingProps<Value> {
  /** The placeholder of the search box. @default the message `search` */
  searchPlaceholder?: string | undefined;
  /** Shown and announced if no option matches the search. @default the message `empty` */
  emptyText?: string | undefined;
}

/**
 * Selects one of many options, or several with `multiple`. What users type in the search box filters them and ignores accents and case.
 * Also available as parts.
 */
export function Combobox<Multiple extends boolean = false, Value = string>({
  options,
  itemToStringLabel,
  itemToStringValue,
  isItemEqualToValue,
  filter,
  loading,
  messages,
  searchPlaceholder,
  emptyText,
  ...props
}: ComboboxProps<Multiple, Value>) {
  const { root, line } = usePickerLine(props);
  return (
    <ComboboxRoot<Multiple, Value>
      {...{ options, itemToStringLabel, itemToStringValue, isItemEqualToValue, filter, loading, messages }}
      {...root}
    >
      <PickerLine {...line} control={props.multiple ? renderControl : undefined}>
        <ComboboxContent>
          <ComboboxInput placeholder={searchPlaceholder} />
          <ComboboxList />
          <ComboboxEmpty>{emptyText}</ComboboxEmpty>
          <ComboboxLoading />
        </ComboboxContent>
      </PickerLine>
    </ComboboxRoot>
  );
}

/** The box with the chips and the button or the input. */
function renderControl(trigger: ReactNode) {
  return (
    <ComboboxControl>
      <ComboboxChips />
      {trigger}
    </ComboboxControl>
  );
}

Combobox.Root = ComboboxRoot;
Combobox.Control = ComboboxControl;
Combobox.Chips = ComboboxChips;
Combobox.Chip = ComboboxChip;
Combobox.ChipRemove = ComboboxChipRemove;
Combobox.Trigger = ComboboxTrigger;
Combobox.Value = ComboboxValue;
Combobox.Portal = ComboboxPortal;
Combobox.Content = ComboboxContent;
Combobox.Input = ComboboxInput;
Combobox.List = ComboboxList;
Combobox.Group = ComboboxGroup;
Combobox.Label = ComboboxLabel;
Combobox.Item = ComboboxItem;
Combobox.Empty = ComboboxEmpty;
Combobox.Loading = ComboboxLoading;
