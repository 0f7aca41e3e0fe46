'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { OverlayContent, OverlayRoot, OverlayScrim, type OverlayContentProps } from '../dialog/overlay-content.tsx';
import { CommandList, commandMenuMessages, type CommandMenuMessages } from './command-list.tsx';
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
  /** Whether the menu is open. The keyboard shortcut that opens it is the application's. */
  open: boolean;
  /** Called when the menu closes. */
  onOpenChange: (open: boolean) => void;
  /** Words that replace those of the provider. */
  messages?: Partial<CommandMenuMessages> | undefined;
}

/** A list of all actions with a search box. The search ignores accents and case. */
export function CommandMenu({ open, onOpenChange, groups, messages, className, ...props }: CommandMenuProps) {
  const words = useMessages('commandMenu', commandMenuMessages, messages);
  return (
    <OverlayRoot open={open} onOpenChange={onOpenChange}>
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
            onOpenChange(false);
            command.onSelect();
          }}
        />
      </OverlayContent>
    </OverlayRoot>
  );
}
