'use client';

import { useEffect, useEffectEvent } from 'react';
import { cn } from '../../lib/cn.ts';
import { DialogSurface, type DialogSurfaceProps } from '../dialog/dialog-surface.tsx';
import { CommandList } from './command-list.tsx';
import type { CommandGroup } from './command.ts';

export interface CommandMenuProps extends Omit<DialogSurfaceProps, 'overlayClassName' | 'busy' | 'children'> {
  /** The commands, by what they belong to. */
  groups: readonly CommandGroup[];
  /** The accessible name of the menu, its search box and its list. */
  label?: string | undefined;
  /** Stands in the search box while it is empty. */
  placeholder?: string | undefined;
  /** Said when no command fits the search. */
  emptyText?: string | undefined;
  /** Whether ⌘K or Ctrl+K anywhere on the page opens and closes it. */
  hotkey?: boolean | undefined;
}

/** Everything that can be done, found by typing. Search ignores accents and case. */
export function CommandMenu({
  open,
  onOpenChange,
  groups,
  label = 'Commands',
  placeholder = 'Search for a command',
  emptyText = 'No command fits.',
  hotkey = true,
  className,
  ...props
}: CommandMenuProps) {
  const toggle = useEffectEvent((event: KeyboardEvent) => {
    const pressed =
      event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey;
    if (!pressed || event.defaultPrevented || event.repeat) return;
    event.preventDefault();
    onOpenChange(!open);
  });
  useEffect(() => {
    if (!hotkey) return undefined;
    const listener = (event: KeyboardEvent) => toggle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [hotkey]);

  return (
    <DialogSurface
      data-slot="command-menu"
      aria-label={label}
      open={open}
      onOpenChange={onOpenChange}
      overlayClassName="items-start justify-center overflow-hidden px-4 pt-[min(12vh,6rem)] pb-4"
      className={cn(
        'flex max-h-[min(26rem,100%)] max-w-140 animate-rise-in flex-col overflow-hidden rounded-xl',
        className,
      )}
      {...props}
    >
      <CommandList
        {...{ groups, label, placeholder, emptyText }}
        onChoose={(command) => {
          onOpenChange(false);
          command.onSelect();
        }}
      />
    </DialogSurface>
  );
}
