/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native select cannot be searched, so the list is made of roles */
'use client';

import { useId, useState } from 'react';
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
  const listId = useId();
  const [query, setQuery] = useState('');
  const shown = filterOptions(options, query);
  const optionId = (option: ComboboxOption) => `${listId}-${options.indexOf(option)}`;
  const { current, onKeyDown, optionProps } = useHighlight({
    choosable: shown.filter((option) => !option.disabled),
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
          role="combobox"
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={listId}
          aria-labelledby={labelId}
          aria-activedescendant={current ? optionId(current) : undefined}
          placeholder={searchPlaceholder}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
          className="h-10 min-w-0 flex-1 bg-transparent outline-none"
        />
      </div>
      <div
        id={listId}
        role="listbox"
        aria-labelledby={labelId}
        tabIndex={-1}
        data-slot="combobox-list"
        className="min-h-0 overflow-y-auto overscroll-contain p-1 outline-none empty:p-0"
      >
        {shown.map((option) => (
          <div
            key={option.value}
            id={optionId(option)}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            aria-disabled={option.disabled || undefined}
            data-slot="combobox-option"
            {...optionProps(option)}
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
