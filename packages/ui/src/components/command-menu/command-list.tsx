/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native select can be neither searched nor grouped with icons */
'use client';

import { useId, useState } from 'react';
import { Search } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { optionVariants } from '../popover/panel.variants.ts';
import type { Command, CommandGroup } from './command.ts';
import { useHighlight } from '../combobox/use-highlight.ts';
import { findCommands } from './find-commands.ts';

interface CommandListProps {
  groups: readonly CommandGroup[];
  /** Names the search box and the list. */
  label: string;
  placeholder: string;
  emptyText: string;
  onChoose: (command: Command) => void;
}

/** The search box and the groups: the focus stays in the box, `aria-activedescendant` names the highlighted command. */
export function CommandList({ groups, label, placeholder, emptyText, onChoose }: CommandListProps) {
  const listId = useId();
  const [query, setQuery] = useState('');
  const found = findCommands(groups, query);
  const { current, onKeyDown, reset, optionProps } = useHighlight({
    choosable: found.flatMap(({ commands }) => commands).filter(({ disabled }) => !disabled),
    keyOf: ({ id }) => id,
    page: 5,
    onChoose,
  });

  return (
    <>
      <div className="flex shrink-0 items-center gap-3 border-b border-line px-4">
        <Search className="size-4 shrink-0 text-faint" />
        <input
          data-slot="command-menu-search"
          role="combobox"
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={listId}
          aria-label={label}
          aria-activedescendant={current ? `${listId}-${current.id}` : undefined}
          placeholder={placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            reset();
          }}
          onKeyDown={onKeyDown}
          className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none"
        />
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        data-slot="command-menu-list"
        className="min-h-0 overflow-y-auto overscroll-contain px-2 pb-2 outline-none empty:p-0"
      >
        {found.map((group, index) => (
          <div key={group.label} role="group" aria-labelledby={`${listId}-group-${index}`}>
            <div
              id={`${listId}-group-${index}`}
              data-slot="command-menu-group"
              className="px-2 pt-3 pb-1 text-xs font-medium text-faint"
            >
              {group.label}
            </div>
            {group.commands.map((command) => (
              <div
                key={command.id}
                id={`${listId}-${command.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={command === current}
                aria-disabled={command.disabled || undefined}
                data-slot="command-menu-item"
                {...optionProps(command)}
                className={cn(
                  optionVariants(),
                  'min-h-9.5 gap-3 [&>svg]:text-faint data-highlighted:[&>svg]:text-accent forced-colors:[&>svg]:text-current forced-colors:data-highlighted:[&>svg]:text-current',
                )}
              >
                {command.icon}
                <span className="min-w-0 flex-1 truncate">{command.label}</span>
                {command.shortcut ? <Kbd size="sm" keys={command.shortcut} /> : null}
              </div>
            ))}
          </div>
        ))}
      </div>
      {found.length === 0 ? (
        <output data-slot="command-menu-empty" className="px-4 py-10 text-center text-sm text-muted">
          {emptyText}
        </output>
      ) : null}
    </>
  );
}
