export { Field, type FieldRootProps } from './field.tsx';
export { useFieldControl, type FieldControlProps, type FieldSize } from './field-context.ts';
