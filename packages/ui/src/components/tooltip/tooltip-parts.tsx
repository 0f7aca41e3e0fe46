'use client';

import * as RadixTooltip from '@radix-ui/react-tooltip';
import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import type { OpenChangeOptions } from '../../lib/open-state.tsx';
import { InPortal, PortalPart } from '../popover/portal-context.tsx';

const defaultDelay = 400;

/** Whether there is a TooltipProvider around the component. */
const InGroup = /* @__PURE__ */ createContext(false);

export interface TooltipProviderProps {
  /**
   * The delay before the first tooltip is shown, in ms.
   * @default 400
   */
  delay?: number | undefined;
  /** The components with tooltips. */
  children?: ReactNode;
}

/**
 * Groups tooltips: shortly after one of them was shown, the others are shown without a delay. Toolbar, SideBar and AppShell contain a
 * provider. A provider inside another one has no effect.
 */
export function TooltipProvider({ delay = defaultDelay, children }: TooltipProviderProps) {
  if (use(InGroup)) return children;
  return (
    <InGroup value>
      <RadixTooltip.Provider delayDuration={delay}>{children}</RadixTooltip.Provider>
    </InGroup>
  );
}

export interface TooltipRootProps extends OpenChangeOptions {
  /**
   * The delay before it is shown, in ms.
   * @default that of the TooltipProvider, else 400
   */
  delay?: number | undefined;
  /** The trigger and the content. */
  children?: ReactNode;
}

/** Holds whether the tooltip is shown: uncontrolled, or controlled with `open` and `onOpenChange`. Renders no element. */
export function TooltipRoot({ delay, ...props }: TooltipRootProps) {
  const given = Object.entries({ delayDuration: delay, ...props }).filter(([, value]) => value !== undefined);
  return (
    <TooltipProvider>
      <RadixTooltip.Root {...Object.fromEntries(given)} />
    </TooltipProvider>
  );
}

/** The trigger without a `data-slot`: a control that `Tooltip` explains keeps its own. */
export function InnerTrigger(props: ComponentProps<typeof RadixTooltip.Trigger>) {
  return <RadixTooltip.Trigger {...props} />;
}

/** The control that is explained: with `asChild`, the single child, which must accept a ref and be focusable. */
export function TooltipTrigger(props: ComponentProps<typeof RadixTooltip.Trigger>) {
  return <InnerTrigger data-slot="tooltip-trigger" {...props} />;
}

/** Renders the tooltip at the end of the body, or in `container`. Without this part, the content creates its own portal. Renders no element. */
export function TooltipPortal(props: ComponentProps<typeof RadixTooltip.Portal>) {
  return <PortalPart portal={RadixTooltip.Portal} {...props} />;
}

/** The text, by default 6 px from the trigger (`sideOffset`). */
export function TooltipContent({ className, ...props }: ComponentProps<typeof RadixTooltip.Content>) {
  return (
    <InPortal portal={RadixTooltip.Portal} mounted={props.forceMount}>
      <RadixTooltip.Content
        data-slot="tooltip"
        sideOffset={6}
        collisionPadding={8}
        className={cn(
          // The transparent border is visible in forced colors.
          'max-w-60 rounded-sm border border-transparent bg-inverse px-2 py-1 text-xs text-pretty text-on-inverse shadow-floating',
          'animate-fade-in data-[state=closed]:animate-fade-out',
          className,
        )}
        {...props}
      />
    </InPortal>
  );
}

/** An arrow that points at the trigger. */
export function TooltipArrow({ className, ...props }: ComponentProps<typeof RadixTooltip.Arrow>) {
  return (
    <RadixTooltip.Arrow
      data-slot="tooltip-arrow"
      className={cn('-translate-y-px fill-inverse forced-colors:fill-[CanvasText]', className)}
      {...props}
    />
  );
}
