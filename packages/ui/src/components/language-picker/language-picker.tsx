'use client';

import { Combobox, type ComboboxProps } from '../combobox/combobox.tsx';
import { PickerTrigger, PickerValue } from '../combobox/picker-parts.tsx';
import {
  LanguagePickerContent,
  LanguagePickerEmpty,
  LanguagePickerGroup,
  LanguagePickerInput,
  LanguagePickerItem,
  LanguagePickerLabel,
  LanguagePickerList,
  LanguagePickerRoot,
  useLanguageOptions,
  type LanguageListProps,
} from './language-picker-parts.tsx';

export interface LanguagePickerProps
  extends Omit<ComboboxProps, 'options' | 'messages' | 'searchPlaceholder' | 'emptyText'>, LanguageListProps {}

/** Chooses a language from a list with a search box. Unavailable languages are at the end, grouped by the reason. Also as parts. */
export function LanguagePicker({ languages, recent, messages, ...props }: LanguagePickerProps) {
  return <Combobox {...useLanguageOptions({ languages, recent, messages })} {...props} />;
}

LanguagePicker.Root = LanguagePickerRoot;
LanguagePicker.Trigger = PickerTrigger;
LanguagePicker.Value = PickerValue;
LanguagePicker.Content = LanguagePickerContent;
LanguagePicker.Input = LanguagePickerInput;
LanguagePicker.List = LanguagePickerList;
LanguagePicker.Group = LanguagePickerGroup;
LanguagePicker.Label = LanguagePickerLabel;
LanguagePicker.Item = LanguagePickerItem;
LanguagePicker.Empty = LanguagePickerEmpty;
