import { filterOptions } from '../combobox/filter-options.ts';
import type { CommandGroup } from './command.ts';

/** The groups with only the commands whose label or keywords hold every word of the query, accents and case aside; empty groups are left out. */
export function findCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  return groups
    .map(({ label, commands }) => ({
      label,
      commands: filterOptions(
        commands.map((command) => ({ label: `${command.label} ${command.keywords ?? ''}`, command })),
        query,
      ).map(({ command }) => command),
    }))
    .filter(({ commands }) => commands.length > 0);
}
