export * as CheckboxGroup from './checkbox-group.parts.ts';
export type { CheckboxGroupRootProps } from './checkbox-group-root.tsx';
export type { CheckboxGroupItemProps, CheckboxGroupParentProps } from './checkbox-group.tsx';
