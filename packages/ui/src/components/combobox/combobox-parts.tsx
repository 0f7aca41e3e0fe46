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
  /** A text, which is never empty; or with `itemToStringValue` anything else, for example an object. Unique among the options. */
  value: Value;
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
export interface ComboboxOptionGroup<Option extends ComboboxOption<unknown> = ComboboxOption> {
  /** The heading; undefined for options without one. */
  group: string | undefined;
  /** The options, the best match first. */
  options: readonly Option[];
}

/** Whether an option fits what is searched. */
export type ComboboxFilter<Value = string> = (option: ComboboxOption<Value>, query: string) => boolean;

interface ComboboxState {
  /** The options that fit what is searched, under their headings. */
  find(this: void, query: string): readonly ComboboxOptionGroup<ComboboxOption<unknown>>[];
  /** What is chosen, in the order in which it was chosen. */
  chosen: readonly ComboboxOption<unknown>[];
  loading: boolean;
  searchable: boolean;
  words: ComboboxMessages;
}

const ComboboxContext = /* @__PURE__ */ createContext<ComboboxState | null>(null);

/** The options of the combobox around a part, and its words. */
export function useCombobox(part: string): ComboboxState {
  return usePart(ComboboxContext, `Combobox.${part}`, 'Combobox.Root');
}

/** Where the options come from, and which of them are listed. */
export interface ComboboxListingProps<Value = string> extends ItemProps<NoInfer<Value>> {
  /** All options, in the order in which they are listed; or those that a server found for the search. */
  options: readonly ComboboxOption<Value>[];
  /** The label of a chosen value that no option has, for example before a server was searched. @default none, or among several the value itself */
  itemToStringLabel?: ((value: NoInfer<Value>) => string) | undefined;
  /**
   * Whether an option fits what is typed; options keep their order. With null all options are listed, for example because a server searches.
   * @default every word is in the label or the keywords, whatever its accents and case; options that begin with it come first
   */
  filter?: ComboboxFilter<NoInfer<Value>> | null | undefined;
  /**
   * Whether a search box is on top of the list. Without it the list has the focus, and a typed letter moves to the next option that begins
   * with it: for a few options of which several can be chosen. Leave `Combobox.Input` out of the parts then.
   * @default true
   */
  searchable?: boolean | undefined;
  /** Whether options are on their way: the list says so, and does not say that nothing was found. @default false */
  loading?: boolean | undefined;
  /** Words that replace those of the provider, for every part inside. */
  messages?: Partial<ComboboxMessages> | undefined;
}

export interface ComboboxRootProps<Multiple extends boolean = false, Value = string>
  extends PickerRootProps<Multiple, NoInfer<Value>>, ComboboxListingProps<Value> {}

/** Holds the options, what is chosen and whether the list is open. It is a `Field.Root`: put the other parts of Field into it. */
export function ComboboxRoot<Multiple extends boolean = false, Value = string>({
  options,
  itemToStringLabel,
  filter,
  searchable = true,
  loading = false,
  messages,
  multiple,
  value,
  defaultValue,
  onValueChange,
  itemToStringValue,
  isItemEqualToValue,
  ...props
}: ComboboxRootProps<Multiple, Value>) {
  const words = useMessages('combobox', comboboxMessages, messages);
  const format = useFormat();
  const items = { itemToStringValue, isItemEqualToValue };
  const picked = usePicked<Multiple, Value>({ multiple, value, defaultValue, onValueChange, ...items });
  const chosen = useChosenOptions({ options, itemToStringLabel, ...items }, picked);
  const display = chosen.length > 1 ? words.selected(chosen.length, format) : chosen[0]?.label;
  // Grouped before the search: the best match of a later group must not move that group to the front.
  const find = (query: string) =>
    groupOptions(options)
      .map(({ group, options: members }) => ({ group, options: searchOptions(members, query, filter) }))
      .filter((group) => group.options.length > 0);
  return (
    <ComboboxContext value={{ find, chosen, loading, searchable, words }}>
      <PickerRoot slot="combobox" {...{ picked, display }} placeholder={words.placeholder} {...props} />
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
 * The options of the chosen values. They are remembered: a server that searches lists others. One of several values without an
 * option is its own label, so that it can be removed.
 */
function useChosenOptions<Value>(
  { options, itemToStringLabel, ...items }: Omit<ComboboxListingProps<Value>, 'filter' | 'searchable'>,
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

/** The button that opens the list. Holds `Combobox.Value`. With `asChild` the single child becomes it, and the arrow stands at its end. */
export function ComboboxTrigger(props: PickerTriggerProps) {
  return <PickerTrigger {...props} />;
}

export type ComboboxValueProps = PickerValueProps;

/** The label of the chosen option, or how many are chosen, or the placeholder. Beside chips it is there for screen readers only. */
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

/** The search of the open list around a part. */
export function useSearch(part: string): ComboboxSearch {
  return usePart(SearchContext, `Combobox.${part}`, 'Combobox.Content');
}

/** Draws the panel elsewhere in the page, at the end of the body or in its `container`. Without it the panel does that itself. Has no element. */
export function ComboboxPortal(props: ComponentProps<typeof PopoverPortal>) {
  return <PopoverPortal {...props} />;
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
  const { find, loading, words } = useCombobox('Content');
  const { multiple, values, textOf, choose, setQuery } = usePicker('Content');
  const query = useShownQuery();
  const groups = find(query);
  const [first] = multiple ? [] : values.map(textOf);
  const highlight = useHighlight<ComboboxOption<unknown>>({
    shown: groups.flatMap((group) => group.options),
    keyOf: (option) => textOf(option.value),
    initial: first,
    page: 8,
    onChoose: (option, event) => choose(option.value, { reason: 'item-press', event }),
  });
  return <SearchContext value={{ query, setQuery, groups, loading, words, ...highlight }}>{children}</SearchContext>;
}
