export * as Field from './field.parts.ts';
export type { FieldErrorProps, FieldRootProps } from './field.tsx';
export type { FieldValidityState } from './field-validity.tsx';
export type { Validate } from './use-validate.ts';
export { useFieldControl, type FieldControlProps, type FieldSize } from './field-context.ts';
