export type { Command, CommandGroup } from './command.ts';
export { CommandMenu, type CommandMenuProps } from './command-menu.tsx';
