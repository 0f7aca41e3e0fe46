import { filterOptions } from '../combobox/filter-options.ts';
import type { CommandGroup } from './command.ts';

/** The commands whose label or keywords contain every word of the query, in their groups. Accents and case are ignored; empty groups are removed. */
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
