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
  ComboboxRoot,
  ComboboxTrigger,
  ComboboxValue,
  type ComboboxListingProps,
} from './combobox-parts.tsx';
import { PickerLine, usePickerLine, type PickerProps } from './picker-line.tsx';

export interface ComboboxProps<Multiple extends boolean = false> extends PickerProps<Multiple>, ComboboxListingProps {
  /** Placeholder of the search box. @default the message `search` */
  searchPlaceholder?: string | undefined;
  /** Said when no option fits the search. @default the message `empty` */
  emptyText?: string | undefined;
}

/** One of many options, or with `multiple` several, found by typing. Search ignores accents and case; also as parts. */
export function Combobox<Multiple extends boolean = false>({
  options,
  filter,
  loading,
  messages,
  searchPlaceholder,
  emptyText,
  ...props
}: ComboboxProps<Multiple>) {
  const { root, line } = usePickerLine(props);
  return (
    <ComboboxRoot {...{ options, filter, loading, messages }} {...root}>
      <PickerLine {...line} control={props.multiple ? drawControl : undefined}>
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

/** The button in a box with the chips of what is chosen. */
function drawControl(trigger: ReactNode) {
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
Combobox.Content = ComboboxContent;
Combobox.Input = ComboboxInput;
Combobox.List = ComboboxList;
Combobox.Group = ComboboxGroup;
Combobox.Label = ComboboxLabel;
Combobox.Item = ComboboxItem;
Combobox.Empty = ComboboxEmpty;
Combobox.Loading = ComboboxLoading;
