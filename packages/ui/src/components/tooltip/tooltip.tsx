'use client';

import * as RadixTooltip from '@radix-ui/react-tooltip';
import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import type { OpenChangeOptions } from '../../lib/open-state.tsx';

/** The delay before a tooltip is shown, in ms. */
const defaultDelay = 400;

/** Whether there is a TooltipProvider around the component. */
const InGroup = /* @__PURE__ */ createContext(false);

export interface TooltipProviderProps {
  /** The delay before a tooltip of the group is shown, in ms. @default that of the group around it, else 400 */
  delay?: number | undefined;
  children: ReactNode;
}

/** Groups tooltips: shortly after one of them was shown, the others are shown without a delay. Inside another group only a delay makes one. */
export function TooltipProvider({ delay, children }: TooltipProviderProps) {
  if (use(InGroup) && delay === undefined) return children;
  return (
    <InGroup value>
      <RadixTooltip.Provider delayDuration={delay ?? defaultDelay}>{children}</RadixTooltip.Provider>
    </InGroup>
  );
}

export interface TooltipProps
  extends Omit<ComponentProps<typeof RadixTooltip.Content>, 'content' | 'asChild' | 'forceMount'>, OpenChangeOptions {
  /** A few words. Do not put information here that is not available elsewhere. */
  content: ReactNode;
  /** The element that is explained. It must accept a ref and be focusable. */
  children: ReactNode;
  /** The delay before it is shown, in ms. @default that of the group around it, else 400 */
  delay?: number | undefined;
}

/** A short text that names or explains a control, shown while the control is hovered or has the focus. */
export function Tooltip({
  content,
  children,
  delay,
  open,
  defaultOpen,
  onOpenChange,
  className,
  ...props
}: TooltipProps) {
  const state = Object.entries({ delayDuration: delay, open, defaultOpen, onOpenChange });
  return (
    <TooltipProvider>
      <RadixTooltip.Root {...Object.fromEntries(state.filter(([, value]) => value !== undefined))}>
        {/* The control keeps its own `data-slot`. */}
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            data-slot="tooltip"
            sideOffset={6}
            collisionPadding={8}
            className={cn(
              // The transparent border is visible in forced colors.
              'max-w-60 rounded-pal-sm border border-transparent bg-pal-inverse px-2 py-1 text-pal-xs text-pretty text-pal-on-inverse shadow-pal-floating',
              'animate-pal-fade-in data-[state=closed]:animate-pal-fade-out',
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
