'use client';

import { useMessages } from '../../messages/context.ts';
import { ComboboxList, type ComboboxOption } from './combobox-list.tsx';
import { comboboxMessages, type ComboboxMessages } from './combobox.messages.ts';
import { PickerField, type PickerProps } from './picker-field.tsx';

export interface ComboboxProps extends PickerProps {
  /** All that can be chosen, in the order in which they are listed. */
  options: readonly ComboboxOption[];
  /** Placeholder of the search box. @default the message `search` */
  searchPlaceholder?: string | undefined;
  /** Said when no option fits the search. @default the message `empty` */
  emptyText?: string | undefined;
  /** Other words than those of the provider. */
  messages?: Partial<ComboboxMessages> | undefined;
}

/** One of many options, found by typing. Search ignores accents and case. */
export function Combobox({ options, messages, placeholder, searchPlaceholder, emptyText, ...props }: ComboboxProps) {
  const words = useMessages('combobox', comboboxMessages, messages);
  return (
    <PickerField
      slot="combobox"
      placeholder={placeholder ?? words.placeholder}
      display={(value) => options.find((option) => option.value === value)?.label}
      contentClassName="flex max-h-[min(22rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) min-w-60 flex-col"
      {...props}
    >
      {({ value, labelId, choose }) => (
        <ComboboxList
          {...{ options, value, labelId }}
          searchPlaceholder={searchPlaceholder ?? words.search}
          emptyText={emptyText ?? words.empty}
          onChoose={choose}
        />
      )}
    </PickerField>
  );
}
