export { Combobox, type ComboboxProps } from './combobox.tsx';
export type { ComboboxChipProps, ComboboxChipRemoveProps, ComboboxChipsProps } from './combobox-chips.tsx';
export type {
  ComboboxEmptyProps,
  ComboboxItemProps,
  ComboboxListProps,
  ComboboxLoadingProps,
} from './combobox-list.tsx';
export type { SearchChangeDetails, SearchChangeReason } from './use-search-text.ts';
export type { ValueChangeDetails, ValueChangeReason } from './use-picked.ts';
export type {
  ComboboxFilter,
  ComboboxOption,
  ComboboxOptionGroup,
  ComboboxRootProps,
  ComboboxValueProps,
} from './combobox-parts.tsx';
