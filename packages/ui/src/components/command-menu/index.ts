export type { Command, CommandGroup } from './command-list.tsx';
export { CommandMenu, type CommandMenuProps } from './command-menu.tsx';
