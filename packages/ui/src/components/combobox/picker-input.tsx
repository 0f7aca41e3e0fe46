'use client';

import { use, type ComponentProps } from 'react';
import { FieldContext } from '../field/field-context.ts';
import { useRemoveLast } from './picker-parts.tsx';
import { usePicker } from './picker-root.tsx';
import { SearchBox } from './search-box.tsx';
import type { Highlight } from './use-highlight.ts';
import type { SetSearchText } from './use-search-text.ts';

/** The search state of an open list. */
export interface PickerSearch {
  /** The search text. */
  query: string;
  setQuery: SetSearchText;
  /** The props that make the search box a combobox. */
  searchProps: Highlight['searchProps'];
}

interface PickerInputProps extends ComponentProps<'input'> {
  search: PickerSearch;
}

/** The search box of an open list. The caller's handlers run first, and `preventDefault` in `onKeyDown` keeps the highlight in place. */
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
        search.setQuery(event.target.value);
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
