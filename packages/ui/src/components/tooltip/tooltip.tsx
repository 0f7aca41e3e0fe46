'use client';

import * as RadixTooltip from '@radix-ui/react-tooltip';
import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

const defaultDelay = 400;

/** Whether there is a provider around. */
const InGroup = /* @__PURE__ */ createContext(false);

export interface TooltipProviderProps {
  /**
   * How long the pointer rests before the first tooltip shows, in ms.
   * @default 400
   */
  delay?: number | undefined;
  /** What is explained by tooltips. */
  children?: ReactNode;
}

/** Tooltips that know of each other: after the first, those of its neighbours show at once. Toolbar, SideBar and AppShell bring one. */
export function TooltipProvider({ delay = defaultDelay, children }: TooltipProviderProps) {
  if (use(InGroup)) return children;
  return (
    <InGroup value>
      <RadixTooltip.Provider delayDuration={delay}>{children}</RadixTooltip.Provider>
    </InGroup>
  );
}

export interface TooltipProps extends Omit<ComponentProps<typeof RadixTooltip.Content>, 'content'> {
  /** A few words; never the only place where something is said. */
  content: ReactNode;
  /** The element that is explained: one that takes a ref and can have focus. */
  children: ReactNode;
  /**
   * How long the pointer rests before it shows, in ms.
   * @default that of the TooltipProvider, 400
   */
  delay?: number | undefined;
  /** Whether it shows before anything points at it. */
  defaultOpen?: boolean | undefined;
}

/** Names or explains a control on hover and focus. */
export function Tooltip({ content, children, delay, defaultOpen, className, ...props }: TooltipProps) {
  return (
    <TooltipProvider>
      <RadixTooltip.Root
        {...(defaultOpen === undefined ? {} : { defaultOpen })}
        {...(delay === undefined ? {} : { delayDuration: delay })}
      >
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
    </TooltipProvider>
  );
}
