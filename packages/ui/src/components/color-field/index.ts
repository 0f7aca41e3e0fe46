export { ColorField, type ColorFieldProps } from './color-field.tsx';
export type { ColorFieldMessages } from './color-field.messages.ts';
export type { ColorFieldInputProps, ColorFieldSuggestionsProps } from './color-field-parts.tsx';
export type { ColorBackdrop, ColorFieldRootProps } from './color-field-root.tsx';
