export * as Tabs from './tabs.parts.ts';
export type { TabsListProps, TabsTriggerProps } from './tabs.tsx';
