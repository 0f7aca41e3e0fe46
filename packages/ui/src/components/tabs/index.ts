export * as Tabs from './tabs.parts.ts';
export type { TabsListProps, TabsRootProps, TabsTriggerProps } from './tabs.tsx';
