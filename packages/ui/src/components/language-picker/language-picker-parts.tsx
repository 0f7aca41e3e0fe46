'use client';

import type { ComponentProps } from 'react';
import { useMessages } from '../../messages/context.ts';
import {
  ComboboxContent,
  ComboboxEmpty,
  ComboboxGroup,
  ComboboxInput,
  ComboboxItem,
  ComboboxLabel,
  ComboboxList,
  ComboboxRoot,
  type ComboboxItemProps,
  type ComboboxListProps,
  type ComboboxOption,
  type ComboboxRootProps,
} from '../combobox/combobox-parts.tsx';
import { languagePickerMessages, type LanguagePickerMessages } from './language-picker.messages.ts';

export interface PickableLanguage {
  /** The value that is submitted. It must not be empty, because an empty string means that nothing is chosen. */
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

/** A language as an option of `LanguagePicker.List`: `hint` is its own name and its note, `group` is the heading. */
export interface LanguageOption extends PickableLanguage, ComboboxOption {}

/** The languages and the messages of a picker. */
export interface LanguageListProps {
  /** All languages, in the order in which they are listed. */
  languages: readonly PickableLanguage[];
  /** The values of the languages that were used recently, the latest first. They are the first group. @default [] */
  recent?: readonly string[] | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<LanguagePickerMessages> | undefined;
}

function toOption(language: PickableLanguage, group: string | undefined): LanguageOption {
  const { label, ownName, note, unavailable } = language;
  return {
    ...language,
    hint: [ownName === label ? undefined : ownName, note].filter(Boolean).join(' · ') || undefined,
    keywords: ownName,
    disabled: Boolean(unavailable),
    group,
  };
}

/** The languages as options of a Combobox: the recent ones, then the available ones, then the others, grouped by the reason. */
export function useLanguageOptions({ languages, recent = [], messages }: LanguageListProps) {
  const words = useMessages('languagePicker', languagePickerMessages, messages);
  const available = languages.filter(({ unavailable }) => !unavailable);
  const recentLanguages = [...new Set(recent)].flatMap(
    (value) => available.find((language) => language.value === value) ?? [],
  );
  const others = available.filter((language) => !recentLanguages.includes(language));
  const hasGroups = recentLanguages.length > 0 || available.length < languages.length;
  const options = [
    ...recentLanguages.map((language) => toOption(language, words.recent)),
    ...others.map((language) => toOption(language, hasGroups ? words.available : undefined)),
    ...languages.filter(({ unavailable }) => unavailable).map((language) => toOption(language, language.unavailable)),
  ];
  return { options, messages: words };
}

export interface LanguagePickerRootProps extends Omit<ComboboxRootProps, 'options' | 'messages'>, LanguageListProps {}

/** Holds the languages, the chosen one and whether the list is open. It is a `Field.Root`, which can contain the other parts of Field. */
export function LanguagePickerRoot({ languages, recent, messages, ...props }: LanguagePickerRootProps) {
  return <ComboboxRoot {...useLanguageOptions({ languages, recent, messages })} {...props} />;
}

/** The panel below or above the button. Closing it clears the search. */
export function LanguagePickerContent(props: ComponentProps<typeof ComboboxContent>) {
  return <ComboboxContent {...props} />;
}

/** The search box. It finds a language by its label and by its own name. */
export function LanguagePickerInput(props: ComponentProps<'input'>) {
  return <ComboboxInput {...props} />;
}

/** The languages that match the search. Its children can be a function that draws the languages of one group. */
export function LanguagePickerList(props: ComboboxListProps<LanguageOption>) {
  return <ComboboxList {...props} />;
}

/** A group of languages under a `LanguagePicker.Label`. */
export function LanguagePickerGroup(props: ComponentProps<'div'>) {
  return <ComboboxGroup {...props} />;
}

/** The heading of a group. */
export function LanguagePickerLabel(props: ComponentProps<'div'>) {
  return <ComboboxLabel {...props} />;
}

/** One language. */
export function LanguagePickerItem(props: ComboboxItemProps) {
  return <ComboboxItem {...props} />;
}

/** Shown and announced when no language matches the search. */
export function LanguagePickerEmpty(props: ComponentProps<typeof ComboboxEmpty>) {
  return <ComboboxEmpty {...props} />;
}
