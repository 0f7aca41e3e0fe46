export {
  DropdownMenuContent as Content,
  DropdownMenuRoot as Root,
  DropdownMenuTrigger as Trigger,
} from './dropdown-menu.tsx';
export * from './menu.parts.ts';
export { MenuLabel as Label } from './menu-parts.tsx';
