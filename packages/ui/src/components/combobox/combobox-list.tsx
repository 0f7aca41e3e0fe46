'use client';

import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { Check } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { optionVariants } from '../popover/panel.variants.ts';
import { filterOptions, groupOptions } from './filter-options.ts';
import { SearchBox } from './search-box.tsx';
import { useHighlight } from './use-highlight.ts';

export interface ComboboxOption {
  /** Never empty: an empty string means that nothing is chosen. */
  value: string;
  /** What is shown, and searched. */
  label: string;
  /** Shown, but cannot be chosen. @default false */
  disabled?: boolean | undefined;
  /** A few words after the label: why it is disabled, or what sets it apart. */
  hint?: string | undefined;
  /** Further words that find it, as its name in another language. */
  keywords?: string | undefined;
  /** Options of the same group are listed under this heading, the groups in the order of their first options. */
  group?: string | undefined;
}

interface ComboboxListProps {
  options: readonly ComboboxOption[];
  /** The chosen value; an empty string while nothing is chosen. */
  value: string;
  /** The id of the label that names the search box and the list. */
  labelId: string;
  searchPlaceholder: string;
  /** Said when no option fits the search. */
  emptyText: string;
  onChoose: (value: string) => void;
}

/** The search box and the list: focus stays in the box, `aria-activedescendant` names the highlighted option. */
export function ComboboxList({ options, value, labelId, searchPlaceholder, emptyText, onChoose }: ComboboxListProps) {
  const [query, setQuery] = useState('');
  // Grouped before they are searched: the best match of a later group must not bring that group to the front.
  const groups = groupOptions(options)
    .map(({ group, options: members }) => ({ group, options: filterOptions(members, query) }))
    .filter((group) => group.options.length > 0);
  const shown = groups.flatMap((group) => group.options);
  const { searchProps, listProps, optionProps } = useHighlight({
    shown,
    keyOf: (option) => option.value,
    initial: value,
    page: 8,
    onChoose: (option) => onChoose(option.value),
  });

  return (
    <>
      <SearchBox
        data-slot="combobox-search"
        {...searchProps}
        aria-labelledby={labelId}
        placeholder={searchPlaceholder}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <div
        {...listProps}
        aria-labelledby={labelId}
        data-slot="combobox-list"
        className="min-h-0 scroll-py-8 overflow-y-auto overscroll-contain p-1 outline-none empty:p-0"
      >
        {groups.map((group) => (
          <OptionGroup key={group.group ?? ''} label={group.group}>
            {group.options.map((option) => (
              <Option key={option.value} {...optionProps(option)} option={option} chosen={option.value === value} />
            ))}
          </OptionGroup>
        ))}
      </div>
      {shown.length === 0 ? (
        <output data-slot="combobox-empty" className="px-3 py-6 text-center text-faint">
          {emptyText}
        </output>
      ) : null}
    </>
  );
}

interface OptionProps extends ComponentProps<'div'> {
  option: ComboboxOption;
  chosen: boolean;
}

function Option({ option, chosen, ...props }: OptionProps) {
  return (
    <div {...props} aria-selected={chosen} data-slot="combobox-option" className={cn(optionVariants(), 'pe-8')}>
      <span className="truncate">{option.label}</span>
      {option.hint ? (
        <span className="ms-auto truncate text-xs text-faint in-data-highlighted:text-muted">{option.hint}</span>
      ) : null}
      {chosen ? <Check aria-hidden className="absolute end-2 text-accent forced-colors:text-current" /> : null}
    </div>
  );
}

function OptionGroup({ label, children }: { label: string | undefined; children: ReactNode }) {
  const id = useId();
  if (label === undefined) return children;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an optgroup belongs into a native select
      role="group"
      aria-labelledby={id}
      className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1"
    >
      <div id={id} data-slot="combobox-group" className="px-2 pt-1.5 pb-1 text-xs font-medium text-faint">
        {label}
      </div>
      {children}
    </div>
  );
}
