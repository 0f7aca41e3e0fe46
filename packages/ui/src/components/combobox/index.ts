export { Combobox, type ComboboxProps } from './combobox.tsx';
export type {
  ComboboxEmptyProps,
  ComboboxItemProps,
  ComboboxListProps,
  ComboboxOption,
  ComboboxOptionGroup,
  ComboboxRootProps,
} from './combobox-parts.tsx';
export type { PickerValueProps as ComboboxValueProps } from './picker-parts.tsx';
