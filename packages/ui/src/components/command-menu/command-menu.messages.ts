/** The texts of CommandMenu. */
export interface CommandMenuMessages {
  /** The accessible name of the menu, its search box and its list. */
  label: string;
  /** The placeholder of the search box. */
  placeholder: string;
  /** Shown and announced if no command matches the search. */
  empty: string;
}

export const commandMenuMessages: CommandMenuMessages = {
  label: 'Commands',
  placeholder: 'Search for a command',
  empty: 'No matching command.',
};
