export * as Fieldset from './fieldset.parts.ts';
export type { FieldsetErrorProps, FieldsetRootProps } from './fieldset.tsx';
