export * as Select from './select.parts.ts';
export type { SelectItemProps, SelectTriggerProps } from './select.tsx';
export { SelectField, type SelectFieldProps } from './select-field.tsx';
export type { SelectOption, SelectOptionGroup, SelectOptions } from './select-option.ts';
