export * as DropdownMenu from './dropdown-menu.parts.ts';
export type { DropdownMenuContentProps, DropdownMenuRootProps, DropdownMenuTriggerProps } from './dropdown-menu.tsx';
