export { Combobox, type ComboboxProps } from './combobox.tsx';
export type { ComboboxChipProps, ComboboxChipRemoveProps, ComboboxChipsProps } from './combobox-chips.tsx';
export type {
  ComboboxEmptyProps,
  ComboboxItemProps,
  ComboboxListProps,
  ComboboxLoadingProps,
} from './combobox-list.tsx';
export type {
  ComboboxFilter,
  ComboboxOption,
  ComboboxOptionGroup,
  ComboboxRootProps,
  ComboboxValueProps,
} from './combobox-parts.tsx';
