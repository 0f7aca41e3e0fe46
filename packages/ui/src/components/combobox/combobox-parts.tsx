'use client';

import { createContext, use, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { useFormat, useMessages } from '../../messages/context.ts';
import { comboboxMessages, type ComboboxMessages } from './combobox.messages.ts';
import { filterOptions, groupOptions } from './filter-options.ts';
import type { PickerSearch } from './picker-input.tsx';
import {
  PickerContent,
  PickerTrigger,
  PickerValue,
  type PickerTriggerProps,
  type PickerValueProps,
} from './picker-parts.tsx';
import { PickerRoot, usePicker, useShownQuery, type PickerRootProps } from './picker-root.tsx';
import { useHighlight } from './use-highlight.ts';
import { usePicked, type Picked } from './use-picked.ts';

export interface ComboboxOption {
  /** Never empty: an empty string means that nothing is chosen. */
  value: string;
  /** What is shown, and searched. */
  label: string;
  /** Shown, but cannot be chosen. @default false */
  disabled?: boolean | undefined;
  /** A few words after the label: why it is disabled, or how it differs. */
  hint?: string | undefined;
  /** More words that find it, for example its name in another language. */
  keywords?: string | undefined;
  /** Options of the same group are listed under this heading, the groups in the order of their first options. */
  group?: string | undefined;
}

/** The options of one heading that fit the search. */
export interface ComboboxOptionGroup<Option extends ComboboxOption = ComboboxOption> {
  /** The heading; undefined for options without one. */
  group: string | undefined;
  /** The options, the best match first. */
  options: readonly Option[];
}

/** Whether an option fits what is searched. */
export type ComboboxFilter = (option: ComboboxOption, query: string) => boolean;

interface ComboboxState {
  options: readonly ComboboxOption[];
  /** What is chosen, in the order in which it was chosen. */
  chosen: readonly ComboboxOption[];
  filter: ComboboxFilter | null | undefined;
  loading: boolean;
  words: ComboboxMessages;
}

const ComboboxContext = /* @__PURE__ */ createContext<ComboboxState | null>(null);

/** The options of the combobox around a part, and its words. */
export function useCombobox(part: string): ComboboxState {
  const combobox = use(ComboboxContext);
  if (!combobox) throw new Error(`Combobox.${part} is outside of a combobox. Put it into Combobox.Root.`);
  return combobox;
}

/** Where the options come from, and which of them are listed. */
export interface ComboboxListingProps {
  /** All options, in the order in which they are listed; or those that a server found for the search. */
  options: readonly ComboboxOption[];
  /**
   * Whether an option fits what is typed; options keep their order. With null all options are listed, for example because a server searches.
   * @default every word is in the label or the keywords, whatever its accents and case; options that begin with it come first
   */
  filter?: ComboboxFilter | null | undefined;
  /** Whether options are on their way: the list says so, and does not say that nothing was found. @default false */
  loading?: boolean | undefined;
  /** Words that replace those of the provider, for every part inside. */
  messages?: Partial<ComboboxMessages> | undefined;
}

export interface ComboboxRootProps<Multiple extends boolean = false>
  extends PickerRootProps<Multiple>, ComboboxListingProps {}

/** Holds the options, what is chosen and whether the list is open. It is a `Field.Root`: put the other parts of Field into it. */
export function ComboboxRoot<Multiple extends boolean = false>({
  options,
  filter,
  loading = false,
  messages,
  multiple,
  value,
  defaultValue,
  onValueChange,
  ...props
}: ComboboxRootProps<Multiple>) {
  const words = useMessages('combobox', comboboxMessages, messages);
  const format = useFormat();
  const picked = usePicked({ multiple, value, defaultValue, onValueChange });
  const chosen = useChosenOptions(options, picked);
  const display = chosen.length > 1 ? words.selected(chosen.length, format) : chosen[0]?.label;
  return (
    <ComboboxContext value={{ options, chosen, filter, loading, words }}>
      <PickerRoot slot="combobox" {...{ picked, display }} placeholder={words.placeholder} {...props} />
    </ComboboxContext>
  );
}

const isSameOption = (one: ComboboxOption, other: ComboboxOption | undefined) =>
  one.value === other?.value && one.label === other.label;

/**
 * The options of the chosen values. They are remembered: a server that searches lists others. One of several values without an
 * option is its own label, so that it can be removed.
 */
function useChosenOptions(
  options: readonly ComboboxOption[],
  { values, multiple }: Pick<Picked, 'values' | 'multiple'>,
): readonly ComboboxOption[] {
  const [known, setKnown] = useState<readonly ComboboxOption[]>([]);
  const chosen = values.flatMap((value) => {
    const option = [...options, ...known].find((other) => other.value === value);
    return option ?? (multiple ? { value, label: value } : []);
  });
  if (chosen.length !== known.length || !chosen.every((option, index) => isSameOption(option, known[index]))) {
    setKnown(chosen);
  }
  return chosen;
}

/** The button that opens the list. Holds `Combobox.Value`. With `asChild` the single child becomes it, and the arrow stands at its end. */
export function ComboboxTrigger(props: PickerTriggerProps) {
  return <PickerTrigger {...props} />;
}

export type ComboboxValueProps = PickerValueProps;

/** The label of the chosen option, or how many are chosen, or the placeholder. Beside chips it is there for screen readers only. */
export function ComboboxValue(props: ComboboxValueProps) {
  return <PickerValue {...props} />;
}

interface ComboboxSearch extends PickerSearch, ReturnType<typeof useHighlight<ComboboxOption>> {
  searchProps: PickerSearch['searchProps'];
  groups: readonly ComboboxOptionGroup[];
  loading: boolean;
  words: ComboboxMessages;
}

const SearchContext = /* @__PURE__ */ createContext<ComboboxSearch | null>(null);

/** The search of the open list around a part. */
export function useSearch(part: string): ComboboxSearch {
  const search = use(SearchContext);
  if (!search) throw new Error(`Combobox.${part} is outside of the list. Put it into Combobox.Content.`);
  return search;
}

/** The panel below or above the button. Closing it clears the search. */
export function ComboboxContent({ className, children, ...props }: ComponentProps<typeof PickerContent>) {
  return (
    <PickerContent
      className={cn(
        // Before it is placed the available height is unknown: the list must scroll already, to show the chosen option.
        'flex max-h-[min(22rem,var(--radix-popover-content-available-height,22rem))] w-(--radix-popover-trigger-width) min-w-60 flex-col',
        className,
      )}
      {...props}
    >
      <Search>{children}</Search>
    </PickerContent>
  );
}

/** Holds the options that fit what is searched, and the highlighted option. */
function Search({ children }: { children: ReactNode }) {
  const { options, filter, loading, words } = useCombobox('Content');
  const { multiple, values, choose, setQuery } = usePicker('Content');
  const query = useShownQuery();
  // Grouped before the search: the best match of a later group must not move that group to the front.
  const groups = groupOptions(options)
    .map(({ group, options: members }) => ({ group, options: searchOptions(members, query, filter) }))
    .filter((group) => group.options.length > 0);
  const highlight = useHighlight<ComboboxOption>({
    shown: groups.flatMap((group) => group.options),
    keyOf: (option) => option.value,
    initial: multiple ? undefined : values[0],
    page: 8,
    onChoose: (option) => choose(option.value),
  });
  return <SearchContext value={{ query, setQuery, groups, loading, words, ...highlight }}>{children}</SearchContext>;
}

function searchOptions(options: readonly ComboboxOption[], query: string, filter: ComboboxState['filter']) {
  if (filter === undefined) return filterOptions(options, query);
  return filter ? options.filter((option) => filter(option, query)) : options;
}
