export * as DropdownMenu from './dropdown-menu.parts.ts';
export type {
  DropdownMenuCheckboxItemProps,
  DropdownMenuContentProps,
  DropdownMenuItemProps,
  DropdownMenuRadioItemProps,
  DropdownMenuSubTriggerProps,
} from './dropdown-menu.tsx';
