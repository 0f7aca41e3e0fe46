export { Combobox, type ComboboxProps } from './combobox.tsx';
export type { ComboboxEmptyProps, ComboboxItemProps, ComboboxListProps } from './combobox-list.tsx';
export type { ComboboxOption, ComboboxOptionGroup, ComboboxRootProps, ComboboxValueProps } from './combobox-parts.tsx';
