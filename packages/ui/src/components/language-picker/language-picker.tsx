'use client';

import { useMessages } from '../../messages/context.ts';
import { Combobox, type ComboboxOption, type ComboboxProps } from '../combobox/combobox.tsx';

export interface LanguagePickerMessages {
  /** Placeholder, shown while nothing is chosen. */
  placeholder: string;
  /** Placeholder of the search box. */
  search: string;
  /** Shown and announced when no language matches the search. */
  empty: string;
  /** The heading of the languages that can be chosen, if there are other groups. */
  available: string;
}

export const languagePickerMessages: LanguagePickerMessages = {
  placeholder: 'Select a language',
  search: 'Search languages',
  empty: 'No language of that name.',
  available: 'Available',
};

export interface PickableLanguage {
  /** The value that is reported. It must not be empty, because an empty string means that nothing is chosen. */
  value: string;
  /** The name in the language of the page. */
  label: string;
  /** The name in the language itself. It is shown beside the label, and the search finds it. */
  ownName?: string | undefined;
  /** The effect of the choice, in a few words. It is shown after `ownName`. */
  note?: string | undefined;
  /** Why it cannot be chosen. Languages with the same reason are grouped under it. An empty string means that it can be chosen. */
  unavailable?: string | undefined;
}

export interface LanguagePickerProps extends Omit<
  ComboboxProps,
  'options' | 'messages' | 'searchPlaceholder' | 'emptyText'
> {
  /** All languages, in the order in which they are listed. */
  languages: readonly PickableLanguage[];
  /** Words that replace those of the provider. */
  messages?: Partial<LanguagePickerMessages> | undefined;
}

function toOption({ value, label, ownName, note, unavailable }: PickableLanguage, group: string | undefined) {
  const hint = [ownName === label ? undefined : ownName, note].filter(Boolean).join(' · ') || undefined;
  return { value, label, hint, keywords: ownName, disabled: Boolean(unavailable), group } satisfies ComboboxOption;
}

/** Chooses a language from a list with a search box. Unavailable languages are at the end, grouped by the reason. */
export function LanguagePicker({ languages, messages, ...props }: LanguagePickerProps) {
  const words = useMessages('languagePicker', languagePickerMessages, messages);
  const available = languages.filter(({ unavailable }) => !unavailable);
  const heading = available.length < languages.length ? words.available : undefined;
  const options = [
    ...available.map((language) => toOption(language, heading)),
    ...languages.filter(({ unavailable }) => unavailable).map((language) => toOption(language, language.unavailable)),
  ];
  return <Combobox options={options} messages={words} {...props} />;
}
