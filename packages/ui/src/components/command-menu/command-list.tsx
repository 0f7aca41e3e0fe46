'use client';

import { useId, useState, type ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { optionVariants } from '../popover/panel.variants.ts';
import type { Command, CommandGroup } from './command.ts';
import { SearchBox } from '../combobox/search-box.tsx';
import { useHighlight } from '../combobox/use-highlight.ts';
import { findCommands } from './find-commands.ts';

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

interface CommandListProps {
  groups: readonly CommandGroup[];
  words: CommandMenuMessages;
  onChoose: (command: Command) => void;
}

/** The search box and the groups. The box keeps the focus; its `aria-activedescendant` is the id of the highlighted command. */
export function CommandList({ groups, words, onChoose }: CommandListProps) {
  const groupId = useId();
  const [query, setQuery] = useState('');
  const found = findCommands(groups, query);
  const { current, reset, searchProps, listProps, optionProps } = useHighlight({
    shown: found.flatMap(({ commands }) => commands),
    keyOf: ({ id }) => id,
    page: 5,
    onChoose,
  });

  return (
    <>
      <SearchBox
        data-slot="command-menu-search"
        {...searchProps}
        aria-label={words.label}
        placeholder={words.placeholder}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          reset();
        }}
        className="gap-3 px-4 py-1.5 text-pal-base"
      />
      <div
        {...listProps}
        aria-label={words.label}
        data-slot="command-menu-list"
        className="min-h-0 overflow-y-auto overscroll-contain px-2 pb-2 outline-none empty:p-0"
      >
        {found.map((group, index) => (
          // The key is the index: labels may repeat, and a group holds no state.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an optgroup is valid only in a native select
          <div key={index} role="group" aria-labelledby={`${groupId}-${index}`}>
            <div
              id={`${groupId}-${index}`}
              data-slot="command-menu-group"
              className="px-2 pt-3 pb-1 text-pal-xs font-medium text-pal-faint"
            >
              {group.label}
            </div>
            {group.commands.map((command) => (
              <CommandItem key={command.id} {...optionProps(command)} command={command} current={command === current} />
            ))}
          </div>
        ))}
      </div>
      {found.length === 0 ? (
        <output data-slot="command-menu-empty" className="px-4 py-10 text-center text-pal-sm text-pal-muted">
          {words.empty}
        </output>
      ) : null}
    </>
  );
}

interface CommandItemProps extends ComponentProps<'div'> {
  command: Command;
  /** Whether the command is highlighted: Enter chooses it. */
  current: boolean;
}

function CommandItem({ command, current, ...props }: CommandItemProps) {
  return (
    <div
      {...props}
      aria-selected={current}
      data-slot="command-menu-item"
      className={cn(
        optionVariants(),
        'min-h-9.5 gap-3 [&>svg]:text-pal-faint data-highlighted:[&>svg]:text-pal-accent forced-colors:[&>svg]:text-current forced-colors:data-highlighted:[&>svg]:text-current',
      )}
    >
      {command.icon}
      <span className="min-w-0 flex-1 truncate">{command.label}</span>
      {command.shortcut ? <Kbd size="sm" keys={command.shortcut} /> : null}
    </div>
  );
}
