export * as Collapsible from './collapsible.parts.ts';
export type { CollapsibleTriggerProps } from './collapsible.tsx';
