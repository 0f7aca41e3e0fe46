'use client';

import * as RadixTooltip from '@radix-ui/react-tooltip';
import { createContext, use, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { createOpenContext } from '../../lib/open-context.ts';
import { OpenRoot, type OpenRootProps } from '../../lib/open-root.tsx';
import { useContentHandlers } from '../../lib/open-state.tsx';
import { usePart } from '../../lib/use-part.ts';
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

const Opening = /* @__PURE__ */ createOpenContext();

export interface TooltipRootProps extends OpenRootProps<{ children?: ReactNode }> {
  /**
   * The delay before it is shown, in ms.
   * @default that of the TooltipProvider, else 400
   */
  delay?: number | undefined;
  /** Whether it is not shown; one that is open closes. @default false */
  disabled?: boolean | undefined;
}

/** Holds whether the tooltip is shown: uncontrolled, or controlled with `open` and `onOpenChange`. Renders no element. */
export function TooltipRoot({ delay, disabled, ...props }: TooltipRootProps) {
  const delayProps = delay === undefined ? {} : { delayDuration: delay };
  return (
    <TooltipProvider>
      <OpenRoot
        of={RadixTooltip.Root}
        context={Opening}
        opensBy="trigger-hover"
        keptClosed={disabled}
        {...delayProps}
        {...props}
      />
    </TooltipProvider>
  );
}

const triggerOf = (event: SyntheticEvent) => event.currentTarget as HTMLElement;

const hoverCause = (event: SyntheticEvent) => ({
  reason: 'trigger-hover' as const,
  event: event.nativeEvent,
  trigger: triggerOf(event),
});

/**
 * Handlers that remember why the tooltip is shown and hidden. The pointer does both with a delay after its event, so the cause is kept until
 * then.
 */
function useTooltipHandlers() {
  const { root, content, causeRef, remember } = usePart(Opening, 'A part of Tooltip', 'Tooltip.Root');
  const onPointerEnter = (event: SyntheticEvent) => {
    causeRef.current = root.open ? undefined : hoverCause(event);
  };
  const onPointerLeave = (event: SyntheticEvent) => {
    causeRef.current = hoverCause(event);
  };
  const rememberFocus = (event: SyntheticEvent) => remember('trigger-focus', event.nativeEvent, triggerOf(event));
  const rememberPress = ({ nativeEvent }: SyntheticEvent) => remember('trigger-press', nativeEvent);
  return {
    trigger: {
      onPointerEnter,
      onPointerLeave,
      onFocus: rememberFocus,
      onBlur: rememberFocus,
      onPointerDown: rememberPress,
      onClick: rememberPress,
    },
    content: {
      ref: content.ref,
      onPointerEnter,
      onPointerLeave,
      onEscapeKeyDown: content.onEscapeKeyDown,
      onPointerDownOutside: content.onInteractOutside,
    },
  };
}

/** The trigger without a `data-slot`: a control that `Tooltip` explains keeps its own. */
export function InnerTrigger(props: ComponentProps<typeof RadixTooltip.Trigger>) {
  return <RadixTooltip.Trigger {...mergeHandlers(props, useTooltipHandlers().trigger)} />;
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
        {...useContentHandlers(useTooltipHandlers().content, props)}
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
