'use client';

import {
  ComboboxContent,
  ComboboxEmpty,
  ComboboxGroup,
  ComboboxInput,
  ComboboxItem,
  ComboboxLabel,
  ComboboxList,
  ComboboxRoot,
  ComboboxTrigger,
  ComboboxValue,
  type ComboboxListingProps,
} from './combobox-parts.tsx';
import { PickerLine, usePickerLine, type PickerProps } from './picker-parts.tsx';

export interface ComboboxProps extends PickerProps, ComboboxListingProps {
  /** The placeholder of the search box. @default the message `search` */
  searchPlaceholder?: string | undefined;
  /** Shown and announced if no option matches the search. @default the message `empty` */
  emptyText?: string | undefined;
}

/**
 * Selects one of many options. What users type in the search box filters them and ignores accents and case. Also available as parts.
 */
export function Combobox({ options, messages, searchPlaceholder, emptyText, ...props }: ComboboxProps) {
  const { root, line } = usePickerLine(props);
  return (
    <ComboboxRoot {...{ options, messages }} {...root}>
      <PickerLine {...line}>
        <ComboboxContent>
          <ComboboxInput placeholder={searchPlaceholder} />
          <ComboboxList />
          <ComboboxEmpty>{emptyText}</ComboboxEmpty>
        </ComboboxContent>
      </PickerLine>
    </ComboboxRoot>
  );
}

Combobox.Root = ComboboxRoot;
Combobox.Trigger = ComboboxTrigger;
Combobox.Value = ComboboxValue;
Combobox.Content = ComboboxContent;
Combobox.Input = ComboboxInput;
Combobox.List = ComboboxList;
Combobox.Group = ComboboxGroup;
Combobox.Label = ComboboxLabel;
Combobox.Item = ComboboxItem;
Combobox.Empty = ComboboxEmpty;
