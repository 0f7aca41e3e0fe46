'use client';

import { createContext, use, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { comboboxMessages, type ComboboxMessages } from './combobox.messages.ts';
import { filterOptions, groupOptions } from './filter-options.ts';
import type { PickerSearch } from './picker-input.tsx';
import {
  PickerContent,
  PickerRoot,
  PickerTrigger,
  PickerValue,
  usePicker,
  type PickerRootProps,
  type PickerTriggerProps,
  type PickerValueProps,
} from './picker-parts.tsx';
import { useHighlight } from './use-highlight.ts';

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

interface ComboboxState {
  options: readonly ComboboxOption[];
  words: ComboboxMessages;
}

const ComboboxContext = /* @__PURE__ */ createContext<ComboboxState>({ options: [], words: comboboxMessages });

export interface ComboboxRootProps extends PickerRootProps {
  /** All options, in the order in which they are listed. */
  options: readonly ComboboxOption[];
  /** Words that replace those of the provider, for every part inside. */
  messages?: Partial<ComboboxMessages> | undefined;
}

/** Holds the options, the chosen value and whether the list is open. It is a `Field.Root`: put the other parts of Field into it. */
export function ComboboxRoot({ options, messages, ...props }: ComboboxRootProps) {
  const words = useMessages('combobox', comboboxMessages, messages);
  return (
    <ComboboxContext value={{ options, words }}>
      <PickerRoot
        slot="combobox"
        display={(value) => options.find((option) => option.value === value)?.label}
        placeholder={words.placeholder}
        {...props}
      />
    </ComboboxContext>
  );
}

/** The button that opens the list. Holds `Combobox.Value`. With `asChild` the single child becomes it, and the arrow stands at its end. */
export function ComboboxTrigger(props: PickerTriggerProps) {
  return <PickerTrigger {...props} />;
}

export type ComboboxValueProps = PickerValueProps;

/** The label of the chosen option, or the placeholder. */
export function ComboboxValue(props: ComboboxValueProps) {
  return <PickerValue {...props} />;
}

interface ComboboxSearch extends PickerSearch, ReturnType<typeof useHighlight<ComboboxOption>> {
  searchProps: PickerSearch['searchProps'];
  groups: readonly ComboboxOptionGroup[];
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

/** Holds the query, the options that fit it, and the highlighted option. */
function Search({ children }: { children: ReactNode }) {
  const { options, words } = use(ComboboxContext);
  const { value, choose } = usePicker('Content');
  const [query, setQuery] = useState('');
  // Grouped before the search: the best match of a later group must not move that group to the front.
  const groups = groupOptions(options)
    .map(({ group, options: members }) => ({ group, options: filterOptions(members, query) }))
    .filter((group) => group.options.length > 0);
  const highlight = useHighlight<ComboboxOption>({
    shown: groups.flatMap((group) => group.options),
    keyOf: (option) => option.value,
    initial: value,
    page: 8,
    onChoose: (option) => choose(option.value),
  });
  return <SearchContext value={{ query, setQuery, groups, words, ...highlight }}>{children}</SearchContext>;
}
