'use client';

import { useMessages } from '../../messages/context.ts';
import type { ComboboxOption } from '../combobox/combobox-parts.tsx';
import { Combobox, type ComboboxProps } from '../combobox/combobox.tsx';
import { languagePickerMessages, type LanguagePickerMessages } from './language-picker.messages.ts';

export interface PickableLanguage {
  /** Never empty: an empty string means that nothing is chosen. */
  value: string;
  /** The name in the language of the page. */
  label: string;
  /** The name in the language itself: shown beside the label, and searched. */
  ownName?: string | undefined;
  /** What choosing it brings with it, in a few words: shown after the own name. */
  note?: string | undefined;
  /** Why it cannot be chosen. Languages with the same reason are grouped under it. */
  unavailable?: string | undefined;
}

export interface LanguagePickerProps extends Omit<
  ComboboxProps,
  'options' | 'messages' | 'searchPlaceholder' | 'emptyText'
> {
  /** All languages, in the order in which they are listed. */
  languages: readonly PickableLanguage[];
  /** The values of the languages that were used last, the latest first: they are listed on top. @default [] */
  recent?: readonly string[] | undefined;
  /** Other words than those of the provider. */
  messages?: Partial<LanguagePickerMessages> | undefined;
}

/** One language. Those that can be chosen come first; the others are below, grouped by the reason why they cannot. */
export function LanguagePicker({ languages, recent = [], messages, placeholder, ...props }: LanguagePickerProps) {
  const words = useMessages('languagePicker', languagePickerMessages, messages);
  return (
    <Combobox
      placeholder={placeholder ?? words.placeholder}
      searchPlaceholder={words.search}
      emptyText={words.empty}
      options={toOptions(languages, recent, words)}
      {...props}
    />
  );
}

function toOptions(
  languages: readonly PickableLanguage[],
  recent: readonly string[],
  words: LanguagePickerMessages,
): ComboboxOption[] {
  const available = languages.filter(({ unavailable }) => !unavailable);
  const used = recent.flatMap((value) => available.find((language) => language.value === value) ?? []);
  const others = available.filter((language) => !used.includes(language));
  const hasGroups = used.length > 0 || available.length < languages.length;
  const toOption = ({ value, label, ownName, note, unavailable }: PickableLanguage, group: string | undefined) => ({
    value,
    label,
    hint: [ownName === label ? undefined : ownName, note].filter(Boolean).join(' · ') || undefined,
    keywords: ownName,
    disabled: unavailable !== undefined,
    group,
  });
  return [
    ...used.map((language) => toOption(language, words.recent)),
    ...others.map((language) => toOption(language, hasGroups ? words.available : undefined)),
    ...languages.filter(({ unavailable }) => unavailable).map((language) => toOption(language, language.unavailable)),
  ];
}
