export * as Field from './field.parts.ts';
export type { FieldRootProps } from './field.tsx';
export { useFieldControl, type FieldControlProps, type FieldSize } from './field-context.ts';
