'use client';

import {
  ComboboxEmpty,
  ComboboxGroup,
  ComboboxInput,
  ComboboxItem,
  ComboboxLabel,
  ComboboxList,
} from './combobox-list.tsx';
import {
  ComboboxContent,
  ComboboxRoot,
  ComboboxTrigger,
  ComboboxValue,
  type ComboboxOption,
} from './combobox-parts.tsx';
import type { ComboboxMessages } from './combobox.messages.ts';
import { PickerLine, usePickerLine, type PickerProps } from './picker-line.tsx';

export interface ComboboxProps extends PickerProps {
  /** All options, in the order in which they are listed. */
  options: readonly ComboboxOption[];
  /** Placeholder of the search box. @default the message `search` */
  searchPlaceholder?: string | undefined;
  /** Said when no option fits the search. @default the message `empty` */
  emptyText?: string | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<ComboboxMessages> | undefined;
}

/** One of many options, found by typing. Search ignores accents and case; also as parts. */
export function Combobox({ options, messages, searchPlaceholder, emptyText, ...props }: ComboboxProps) {
  const { root, line } = usePickerLine(props);
  return (
    <ComboboxRoot options={options} messages={messages} {...root}>
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
