'use client';

import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

export interface TooltipProps extends Omit<ComponentProps<typeof RadixTooltip.Content>, 'content'> {
  /** A few words; never the only place where something is said. */
  content: ReactNode;
  /** The element that is explained: one that takes a ref and can have focus. */
  children: ReactNode;
  /** How long the pointer rests before it shows, in ms. */
  delay?: number | undefined;
  /** Whether it shows before anything points at it. */
  defaultOpen?: boolean | undefined;
}

/** Names or explains a control on hover and focus. */
export function Tooltip({ content, children, delay = 400, defaultOpen, className, ...props }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={delay}>
      <RadixTooltip.Root {...(defaultOpen === undefined ? {} : { defaultOpen })}>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            data-slot="tooltip"
            sideOffset={6}
            collisionPadding={8}
            className={cn(
              // The line shows where the system forces its colours.
              'max-w-60 rounded-sm border border-transparent bg-inverse px-2 py-1 text-xs text-pretty text-on-inverse shadow-floating',
              'animate-fade-in data-[state=closed]:animate-fade-out',
              className,
            )}
            {...props}
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
