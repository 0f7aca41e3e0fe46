export * as ContextMenu from './context-menu.parts.ts';
export type { ContextMenuContentProps } from './context-menu.tsx';
