/** The words that CommandMenu brings along. */
export interface CommandMenuMessages {
  /** The accessible name of the menu, its search box and its list. */
  label: string;
  /** Stands in the search box while it is empty. */
  placeholder: string;
  /** Said when no command matches the search. */
  empty: string;
}

export const commandMenuMessages: CommandMenuMessages = {
  label: 'Commands',
  placeholder: 'Search for a command',
  empty: 'No matching command.',
};
