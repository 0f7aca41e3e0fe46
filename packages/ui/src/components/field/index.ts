export * as Field from './field.parts.ts';
export type { FieldRootProps } from './field.tsx';
export type { Validate } from './use-validate.ts';
export { useFieldControl, type FieldControlProps, type FieldSize } from './field-context.ts';
