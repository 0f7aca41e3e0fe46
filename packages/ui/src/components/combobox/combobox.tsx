'use client';

import { Check } from 'lucide-react';
import { use, useId } from 'react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { FieldContext } from '../form-field/field-context.ts';
import { optionVariants } from '../popover/panel.variants.ts';
import { filterOptions, groupOptions } from './filter-options.ts';
import { Picker, usePicker, useSearchText, type PickerProps } from './picker.tsx';
import { SearchBox } from './search-box.tsx';
import { useHighlight, type Highlight } from './use-highlight.ts';

export interface ComboboxMessages {
  /** The placeholder, shown while nothing is selected. */
  placeholder: string;
  /** The placeholder of the search box. */
  search: string;
  /** Shown and announced if no option matches the search. */
  empty: string;
}

export const comboboxMessages: ComboboxMessages = {
  placeholder: 'Select an option',
  search: 'Search',
  empty: 'Nothing found.',
};

export interface ComboboxOption {
  /** Unique among the options. It must not be empty, because an empty string means that nothing is selected. */
  value: string;
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

interface ComboboxListProps {
  /** All options, in the order of the list. */
  options: readonly ComboboxOption[];
  /** The search text (controlled). */
  searchValue?: string | undefined;
  /** Called with the next search text, also when the list closes and clears it. */
  onSearchValueChange?: ((text: string) => void) | undefined;
  /** The placeholder of the search box. @default the message `search` */
  searchPlaceholder?: string | undefined;
  /** Shown and announced if no option matches the search. @default the message `empty` */
  emptyText?: string | undefined;
}

export interface ComboboxProps extends PickerProps, ComboboxListProps {
  /** Words that replace those of the provider. */
  messages?: Partial<ComboboxMessages> | undefined;
}

/** Selects one of many options. What users type in the search box filters them and ignores accents and case. */
export function Combobox({
  options,
  searchValue,
  onSearchValueChange,
  searchPlaceholder,
  emptyText,
  placeholder,
  messages,
  ...props
}: ComboboxProps) {
  const words = useMessages('combobox', comboboxMessages, messages);
  return (
    <Picker
      slot="combobox"
      renderValue={(value) => options.find((option) => option.value === value)?.label}
      // Radix measures the height only after the first layout, which must already scroll to the selected option.
      panelClassName="flex max-h-[min(22rem,var(--radix-popover-content-available-height,22rem))] w-(--radix-popover-trigger-width) min-w-60 flex-col"
      {...props}
      placeholder={placeholder ?? words.placeholder}
    >
      <ComboboxList
        {...{ options, searchValue, onSearchValueChange }}
        searchPlaceholder={searchPlaceholder ?? words.search}
        emptyText={emptyText ?? words.empty}
      />
    </Picker>
  );
}

/** The search box, and the options that match it. */
function ComboboxList({ options, searchValue, onSearchValueChange, searchPlaceholder, emptyText }: ComboboxListProps) {
  const { value, choose, open } = usePicker();
  const [text, query, setText] = useSearchText(searchValue, onSearchValueChange);
  const labelId = use(FieldContext)?.labelId;
  // Group before the search: a match must not change the order of the groups.
  const groups = groupOptions(options)
    .map(({ group, options: members }) => ({ group, options: filterOptions(members, query) }))
    .filter((group) => group.options.length > 0);
  const { searchProps, listProps, optionProps } = useHighlight<ComboboxOption>({
    shown: groups.flatMap((group) => group.options),
    keyOf: (option) => option.value,
    initial: value,
    open,
    page: 8,
    onChoose: (option) => choose(option.value),
  });
  return (
    <>
      <SearchBox
        data-slot="combobox-search"
        {...searchProps}
        aria-labelledby={labelId}
        placeholder={searchPlaceholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div
        {...listProps}
        aria-labelledby={labelId}
        data-slot="combobox-list"
        className="min-h-0 scroll-py-8 overflow-y-auto overscroll-contain p-1 outline-none empty:p-0"
      >
        {groups.map(({ group, options: members }) => (
          <Group key={group ?? ''} heading={group} options={members} {...{ value, optionProps }} />
        ))}
      </div>
      {groups.length === 0 ? (
        <output data-slot="combobox-empty" className="px-3 py-6 text-center text-pal-faint">
          {emptyText}
        </output>
      ) : null}
    </>
  );
}

interface GroupProps {
  /** The heading; undefined for options without one. */
  heading: string | undefined;
  options: readonly ComboboxOption[];
  /** The selected value. */
  value: string;
  optionProps: Highlight<ComboboxOption>['optionProps'];
}

/** Options under one heading. */
function Group({ heading, options, value, optionProps }: GroupProps) {
  const id = useId();
  const items = options.map((option) => (
    <div
      key={option.value}
      {...optionProps(option)}
      aria-selected={option.value === value}
      data-slot="combobox-option"
      className={cn(optionVariants(), 'pe-8')}
    >
      <span className="truncate">{option.label}</span>
      {option.hint ? (
        <span className="ms-auto truncate text-pal-xs text-pal-faint in-data-highlighted:text-pal-muted">
          {option.hint}
        </span>
      ) : null}
      {option.value === value ? (
        <Check aria-hidden className="absolute end-2 text-pal-accent forced-colors:text-current" />
      ) : null}
    </div>
  ));
  if (heading === undefined) return items;
  return (
    <div
      data-slot="combobox-option-group"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an optgroup is valid only in a native select
      role="group"
      aria-labelledby={id}
      className="not-first:mt-1 not-first:border-t not-first:border-pal-line not-first:pt-1"
    >
      <div id={id} data-slot="combobox-group" className="px-2 pt-1.5 pb-1 text-pal-xs font-medium text-pal-faint">
        {heading}
      </div>
      {items}
    </div>
  );
}
