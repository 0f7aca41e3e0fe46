export * as ContextMenu from './context-menu.parts.ts';
export type {
  ContextMenuCheckboxItemProps,
  ContextMenuContentProps,
  ContextMenuItemProps,
  ContextMenuRadioItemProps,
  ContextMenuSubTriggerProps,
} from './context-menu.tsx';
