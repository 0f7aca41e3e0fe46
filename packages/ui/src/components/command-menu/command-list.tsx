/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native select can be neither searched nor grouped with icons */
'use client';

import { useId, useState, type KeyboardEvent } from 'react';
import { Search } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { optionVariants } from '../popover/panel.variants.ts';
import type { Command, CommandGroup } from './command.ts';
import { findCommands } from './find-commands.ts';

interface CommandListProps {
  groups: readonly CommandGroup[];
  /** Names the search box and the list. */
  label: string;
  placeholder: string;
  emptyText: string;
  onChoose: (command: Command) => void;
}

/** Where each key moves the highlight, given the current index and the last one. */
const moves: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => (index >= last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  PageDown: (index, last) => Math.min(index + 5, last),
  PageUp: (index) => Math.max(index - 5, 0),
};

/** The search box and the groups: the focus stays in the box, `aria-activedescendant` names the highlighted command. */
export function CommandList({ groups, label, placeholder, emptyText, onChoose }: CommandListProps) {
  const listId = useId();
  const [query, setQuery] = useState('');
  const [highlighted, setHighlighted] = useState<string>();
  const found = findCommands(groups, query);
  const choosable = found.flatMap(({ commands }) => commands).filter(({ disabled }) => !disabled);
  const current = choosable.find(({ id }) => id === highlighted) ?? choosable[0];

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (current) onChoose(current);
      return;
    }
    const move = moves[event.key];
    if (!move || choosable.length === 0) return;
    event.preventDefault();
    setHighlighted(choosable[move(current ? choosable.indexOf(current) : -1, choosable.length - 1)]?.id);
  };

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
            setHighlighted(undefined);
          }}
          onKeyDown={handleKeyDown}
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
                ref={command === current ? scrollIntoNearestView : undefined}
                role="option"
                tabIndex={-1}
                aria-selected={command === current}
                aria-disabled={command.disabled || undefined}
                data-slot="command-menu-item"
                data-highlighted={command === current ? '' : undefined}
                className={cn(
                  optionVariants(),
                  'min-h-9.5 gap-3 [&>svg]:text-faint data-highlighted:[&>svg]:text-accent forced-colors:[&>svg]:text-current forced-colors:data-highlighted:[&>svg]:text-current',
                )}
                onPointerMove={() => (command.disabled || command === current ? undefined : setHighlighted(command.id))}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => (command.disabled ? undefined : onChoose(command))}
                onKeyDown={handleKeyDown}
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

function scrollIntoNearestView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
