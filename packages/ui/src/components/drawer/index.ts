export * as Drawer from './drawer.parts.ts';
export type { DrawerContentProps } from './drawer.tsx';
