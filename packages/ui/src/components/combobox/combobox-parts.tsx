'use client';

import { createContext, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { useFormat, useMessages } from '../../messages/context.ts';
import { usePart } from '../../lib/use-part.ts';
import { PopoverPortal } from '../popover/popover.tsx';
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
import { isSameItem, usePicked, type ItemProps, type Picked } from './use-picked.ts';

export interface ComboboxOption<Value = string> {
  /** A non-empty string or a number; with `itemToStringValue` any value, for example an object. Unique among the options. */
  value: Value;
  /** The text that is shown and searched. */
  label: string;
  /** Whether the option is visible, but cannot be selected. @default false */
  disabled?: boolean | undefined;
  /** A few words after the label, for example why the option is disabled. */
  hint?: string | undefined;
  /** More words that the search matches, for example the name in another language. */
  keywords?: string | undefined;
  /** The heading above the option. Options with the same heading form a group; groups are in the order of their first options. */
  group?: string | undefined;
}

/** A heading and the options below it that match the search. */
export interface ComboboxOptionGroup<Option extends ComboboxOption<unknown> = ComboboxOption> {
  /** The heading; undefined for options without one. */
  group: string | undefined;
  /** The options. Those that begin with the query come first, unless there is a `filter`. */
  options: readonly Option[];
}

/** Whether an option matches the query. */
export type ComboboxFilter<Value = string> = (option: ComboboxOption<Value>, query: string) => boolean;

interface ComboboxState {
  /** The groups of options that match the query. */
  find(this: void, query: string): readonly ComboboxOptionGroup<ComboboxOption<unknown>>[];
  /** The selected options, in the order of selection. */
  chosen: readonly ComboboxOption<unknown>[];
  loading: boolean;
  words: ComboboxMessages;
}

const ComboboxContext = /* @__PURE__ */ createContext<ComboboxState | null>(null);

/** The options and texts of the combobox around a part. */
export function useCombobox(part: string): ComboboxState {
  return usePart(ComboboxContext, `Combobox.${part}`, 'Combobox.Root');
}

/** The options, and how they are filtered. */
export interface ComboboxListingProps<Value = string> extends ItemProps<NoInfer<Value>> {
  /** All options, in the order of the list; or the results of a search on a server. */
  options: readonly ComboboxOption<Value>[];
  /**
   * The label of a selected value that is not among the options, for example before the first search on a server.
   * @default none; with `multiple` the string of the value
   */
  itemToStringLabel?: ((value: NoInfer<Value>) => string) | undefined;
  /**
   * Whether an option matches the search text. The options keep their order. With null all options are shown: use it if a server searches.
   * @default the label or the keywords contain every word, ignoring accents and case; options that begin with the text come first
   */
  filter?: ComboboxFilter<NoInfer<Value>> | null | undefined;
  /** Whether options are loading. Shows `Combobox.Loading` and hides `Combobox.Empty`. @default false */
  loading?: boolean | undefined;
  /** Words that replace those of the provider, for every part inside. */
  messages?: Partial<ComboboxMessages> | undefined;
}

export interface ComboboxRootProps<Multiple extends boolean = false, Value = string>
  extends PickerRootProps<Multiple, NoInfer<Value>>, ComboboxListingProps<Value> {}

/** Holds the options, the selection and the open state of the list. It renders a `Field.Root`, so the parts of Field can be used inside. */
export function ComboboxRoot<Multiple extends boolean = false, Value = string>({
  options,
  itemToStringLabel,
  filter,
  loading = false,
  messages,
  multiple,
  value,
  defaultValue,
  onValueChange,
  itemToStringValue,
  isItemEqualToValue,
  children,
  ...props
}: ComboboxRootProps<Multiple, Value>) {
  const words = useMessages('combobox', comboboxMessages, messages);
  const format = useFormat();
  const items = { itemToStringValue, isItemEqualToValue };
  const picked = usePicked<Multiple, Value>({ multiple, value, defaultValue, onValueChange, ...items });
  const chosen = useChosenOptions({ options, itemToStringLabel, ...items }, picked);
  const display = chosen.length > 1 ? words.selected(chosen.length, format) : chosen[0]?.label;
  // Group before the search: a match must not change the order of the groups.
  const find = (query: string) =>
    groupOptions(options)
      .map(({ group, options: members }) => ({ group, options: searchOptions(members, query, filter) }))
      .filter((group) => group.options.length > 0);
  return (
    <ComboboxContext value={{ find, chosen, loading, words }}>
      <PickerRoot slot="combobox" {...{ picked, display }} placeholder={words.placeholder} {...props}>
        {children}
      </PickerRoot>
    </ComboboxContext>
  );
}

function searchOptions<Value>(
  options: readonly ComboboxOption<Value>[],
  query: string,
  filter: ComboboxFilter<Value> | null | undefined,
) {
  if (filter === undefined) return filterOptions(options, query);
  return filter ? options.filter((option) => filter(option, query)) : options;
}

/**
 * The options of the selected values. They are remembered, because a search on a server replaces the options. With `multiple`, a value
 * without an option gets its string as label, so that its chip can be removed.
 */
function useChosenOptions<Value>(
  { options, itemToStringLabel, ...items }: Omit<ComboboxListingProps<Value>, 'filter'>,
  { values, multiple, textOf }: Picked<Value>,
): readonly ComboboxOption<Value>[] {
  const [known, setKnown] = useState<readonly ComboboxOption<Value>[]>([]);
  const labelOf = itemToStringLabel ?? (multiple ? textOf : undefined);
  const chosen = values.flatMap((value) => {
    const option = [...options, ...known].find((other) => isSameItem(other.value, value, items));
    return option ?? (labelOf ? { value, label: labelOf(value) } : []);
  });
  const isKnown = ({ value, label }: ComboboxOption<Value>, other: ComboboxOption<Value> | undefined) =>
    other?.label === label && textOf(other.value) === textOf(value);
  if (chosen.length !== known.length || !chosen.every((option, index) => isKnown(option, known[index]))) {
    setKnown(chosen);
  }
  return chosen;
}

/** The button that opens the list; put `Combobox.Value` inside. With `asChild`, it is the single child, with the arrow at its end. */
export function ComboboxTrigger(props: PickerTriggerProps) {
  return <PickerTrigger {...props} />;
}

export type ComboboxValueProps = PickerValueProps;

/** The label of the selected option, the number of selected options, or the placeholder. Next to chips it is visible to screen readers only. */
export function ComboboxValue(props: ComboboxValueProps) {
  return <PickerValue {...props} />;
}

interface ComboboxSearch extends PickerSearch, ReturnType<typeof useHighlight<ComboboxOption<unknown>>> {
  searchProps: PickerSearch['searchProps'];
  groups: readonly ComboboxOptionGroup<ComboboxOption<unknown>>[];
  loading: boolean;
  words: ComboboxMessages;
}

const SearchContext = /* @__PURE__ */ createContext<ComboboxSearch | null>(null);

/** The search state of the open list around a part. */
export function useSearch(part: string): ComboboxSearch {
  return usePart(SearchContext, `Combobox.${part}`, 'Combobox.Content');
}

/** Renders the panel at the end of the body, or in `container`. Without this part, the panel creates its own portal. Renders no element. */
export function ComboboxPortal(props: ComponentProps<typeof PopoverPortal>) {
  return <PopoverPortal {...props} />;
}

/** The panel below or above the field. Closing it clears the search. */
export function ComboboxContent({ className, children, ...props }: ComponentProps<typeof PickerContent>) {
  return (
    <PickerContent
      className={cn(
        // The available height is unknown before the panel is positioned, but the list must already scroll to the selected option.
        'flex max-h-[min(22rem,var(--radix-popover-content-available-height,22rem))] w-(--radix-popover-trigger-width) min-w-60 flex-col',
        className,
      )}
      {...props}
    >
      <Search>{children}</Search>
    </PickerContent>
  );
}

/** Provides the matching options and the highlighted option to the parts of the panel. */
function Search({ children }: { children: ReactNode }) {
  const { find, loading, words } = useCombobox('Content');
  const { open, multiple, values, textOf, choose, setQuery } = usePicker('Content');
  const query = useShownQuery();
  const groups = find(query);
  const [selectedKey] = multiple ? [] : values.map(textOf);
  const highlight = useHighlight<ComboboxOption<unknown>>({
    shown: groups.flatMap((group) => group.options),
    keyOf: (option) => textOf(option.value),
    initial: selectedKey,
    open,
    page: 8,
    onChoose: (option) => choose(option.value),
  });
  return <SearchContext value={{ query, setQuery, groups, loading, words, ...highlight }}>{children}</SearchContext>;
}
