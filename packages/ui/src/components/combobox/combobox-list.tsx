'use client';

import { useState } from 'react';
import { Check, Search } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { optionVariants } from '../popover/panel.variants.ts';
import { filterOptions } from './filter-options.ts';
import { useHighlight } from './use-highlight.ts';

export interface ComboboxOption {
  /** Never empty: an empty string means that nothing is chosen. */
  value: string;
  /** What is shown, and searched. */
  label: string;
  /** Shown, but cannot be chosen. */
  disabled?: boolean | undefined;
  /** A few words after the label: why it is disabled, or what sets it apart. */
  hint?: string | undefined;
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
  const shown = filterOptions(options, query);
  const { searchProps, listProps, optionProps } = useHighlight({
    shown,
    keyOf: (option) => option.value,
    initial: value,
    page: 8,
    onChoose: (option) => onChoose(option.value),
  });

  return (
    <>
      <div className="flex items-center gap-2 border-b border-line px-3">
        <Search aria-hidden className="size-4 shrink-0 text-faint" />
        <input
          data-slot="combobox-search"
          {...searchProps}
          aria-labelledby={labelId}
          placeholder={searchPlaceholder}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="h-10 min-w-0 flex-1 bg-transparent outline-none"
        />
      </div>
      <div
        {...listProps}
        aria-labelledby={labelId}
        data-slot="combobox-list"
        className="min-h-0 overflow-y-auto overscroll-contain p-1 outline-none empty:p-0"
      >
        {shown.map((option) => (
          <div
            key={option.value}
            {...optionProps(option)}
            aria-selected={option.value === value}
            data-slot="combobox-option"
            className={cn(optionVariants(), 'pe-8')}
          >
            <span className="truncate">{option.label}</span>
            {option.hint ? <span className="ms-auto truncate text-xs text-faint">{option.hint}</span> : null}
            {option.value === value ? (
              <Check aria-hidden className="absolute end-2 text-accent forced-colors:text-current" />
            ) : null}
          </div>
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
