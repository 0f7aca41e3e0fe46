'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useEffect, useEffectEvent, type ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { OverlayContent, OverlayRoot, OverlayScrim, type OverlayContentProps } from '../dialog/overlay-content.tsx';
import { CommandList } from './command-list.tsx';
import { commandMenuMessages, type CommandMenuMessages } from './command-menu.messages.ts';
import type { CommandGroup } from './command.ts';

function CommandMenuOverlay(props: ComponentProps<typeof OverlayScrim>) {
  return (
    <OverlayScrim
      data-slot="command-menu-overlay"
      className="items-start justify-center overflow-hidden px-4 pt-[min(12vh,6rem)] pb-4"
      {...props}
    />
  );
}

export interface CommandMenuProps extends Omit<OverlayContentProps, 'busy' | 'children'> {
  /** The commands, in groups. */
  groups: readonly CommandGroup[];
  /** Whether the menu is open (controlled). */
  open?: boolean | undefined;
  /**
   * Whether the menu is open initially (uncontrolled).
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the menu opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Whether ⌘K or Ctrl+K opens and closes the menu, wherever the focus is.
   * @default true
   */
  hotkey?: boolean | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<CommandMenuMessages> | undefined;
}

/** A list of all actions with a search box. The search ignores accents and case. */
export function CommandMenu({
  open: controlledOpen,
  defaultOpen = false,
  onOpenChange,
  groups,
  hotkey = true,
  messages,
  className,
  ...props
}: CommandMenuProps) {
  const words = useMessages('commandMenu', commandMenuMessages, messages);
  const [open, setOpen] = useControllableState({
    ...(controlledOpen === undefined ? {} : { prop: controlledOpen }),
    defaultProp: defaultOpen,
    ...(onOpenChange ? { onChange: onOpenChange } : {}),
  });
  const toggle = useEffectEvent((event: KeyboardEvent) => {
    const isHotkey =
      event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey;
    if (!isHotkey || event.defaultPrevented || event.repeat) return;
    event.preventDefault();
    setOpen(!open);
  });
  useEffect(() => {
    if (!hotkey) return undefined;
    const listener = (event: KeyboardEvent) => toggle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [hotkey]);

  return (
    <OverlayRoot open={open} onOpenChange={setOpen}>
      <OverlayContent
        data-slot="command-menu"
        Overlay={CommandMenuOverlay}
        className={cn(
          'flex max-h-[min(26rem,100%)] max-w-140 animate-pal-rise-in flex-col overflow-hidden rounded-pal-xl',
          className,
        )}
        {...props}
      >
        <RadixDialog.Title className="sr-only">{words.label}</RadixDialog.Title>
        <CommandList
          groups={groups}
          words={words}
          onChoose={(command) => {
            setOpen(false);
            command.onSelect();
          }}
        />
      </OverlayContent>
    </OverlayRoot>
  );
}
