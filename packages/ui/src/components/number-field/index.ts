export { NumberField, type NumberFieldProps } from './number-field.tsx';
export type { NumberFieldButtonProps } from './number-field-buttons.tsx';
export type { NumberFieldMessages } from './number-field.messages.ts';
export type { NumberFieldInputProps } from './number-field-parts.tsx';
export type { NumberFieldRootProps } from './number-field-root.tsx';
export type { NumberFormat } from './localised-number.ts';
