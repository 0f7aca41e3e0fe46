'use client';

import { use, type ComponentProps } from 'react';
import { FieldContext } from '../field/field-context.ts';
import { useRemoveLast } from './picker-parts.tsx';
import { usePicker } from './picker-root.tsx';
import { SearchBox } from './search-box.tsx';
import type { Highlight } from './use-highlight.ts';
import type { SetSearchText } from './use-search-text.ts';

/** The search in an open list. */
export interface PickerSearch {
  /** What is typed. */
  query: string;
  setQuery: SetSearchText;
  /** Makes a combobox of the search box. */
  searchProps: Highlight['searchProps'];
}

interface PickerInputProps extends ComponentProps<'input'> {
  search: PickerSearch;
}

/** The search box of an open list. The caller's handlers are called first; a prevented key does not move the highlight. */
export function PickerInput({ search, className, onChange, onKeyDown, ...props }: PickerInputProps) {
  const { slot } = usePicker('Input');
  const removeLast = useRemoveLast('Input');
  const labelId = use(FieldContext)?.labelId;
  return (
    <SearchBox
      data-slot={`${slot}-search`}
      {...search.searchProps}
      aria-labelledby={props['aria-label'] ? undefined : labelId}
      value={search.query}
      onChange={(event) => {
        onChange?.(event);
        search.setQuery(event.target.value, { reason: 'input-change', event: event.nativeEvent });
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.defaultPrevented) return;
        if (search.query === '') removeLast(event);
        search.searchProps.onKeyDown(event);
      }}
      inputClassName={className}
      {...props}
    />
  );
}
