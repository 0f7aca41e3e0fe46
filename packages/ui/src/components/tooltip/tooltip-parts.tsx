'use client';

import type { Primitive } from '@radix-ui/react-primitive';
import * as RadixTooltip from '@radix-ui/react-tooltip';
import { createContext, use, type ComponentProps, type FocusEvent, type ReactNode, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { createOpenContext, type DetachedTriggerProps } from '../../lib/open-context.ts';
import { OpenRoot, OpenTrigger, type HandledRootProps } from '../../lib/open-root.tsx';
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

export interface TooltipRootProps<Payload = never> extends HandledRootProps<object, Payload> {
  /**
   * The delay before it is shown, in ms.
   * @default that of the TooltipProvider, else 400
   */
  delay?: number | undefined;
  /** Whether it is not shown; one that is open closes. @default false */
  disabled?: boolean | undefined;
}

/** Holds whether the tooltip is shown: uncontrolled, or controlled with `open` and `onOpenChange`. Renders no element. */
export function TooltipRoot<Payload = never>({ delay, disabled, ...props }: TooltipRootProps<Payload>) {
  const delayProps = delay === undefined ? {} : { delayDuration: delay };
  return (
    <TooltipProvider>
      <OpenRoot
        of={RadixTooltip.Root}
        context={Opening}
        opensBy="trigger-hover"
        Trigger={InnerTrigger}
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
 * then. With a handle, another trigger takes the shown tooltip over at once.
 */
function useTooltipHandlers() {
  const { root, content, causeRef, remember, handle } = usePart(Opening, 'A part of Tooltip', 'Tooltip.Root');
  const onPointerEnter = (event: SyntheticEvent) => {
    causeRef.current = root.open ? undefined : hoverCause(event);
  };
  const onPointerLeave = (event: SyntheticEvent) => {
    causeRef.current = hoverCause(event);
  };
  const rememberFocus = (event: SyntheticEvent) => remember('trigger-focus', event.nativeEvent, triggerOf(event));
  const rememberPress = ({ nativeEvent }: SyntheticEvent) => remember('trigger-press', nativeEvent);
  const moves = (event: SyntheticEvent) => root.open && handle?.isOther(triggerOf(event));
  return {
    trigger: {
      onPointerEnter: (event: SyntheticEvent<HTMLElement, PointerEvent>) => {
        onPointerEnter(event);
        // At once: Radix would close it as the pointer moves away from the trigger that it knows.
        if (moves(event) && event.nativeEvent.pointerType !== 'touch')
          flushSync(() => root.onOpenChange(true, hoverCause(event)));
      },
      onPointerLeave,
      onFocus: (event: SyntheticEvent) => {
        const { nativeEvent } = event;
        if (moves(event))
          root.onOpenChange(true, { reason: 'trigger-focus', event: nativeEvent, trigger: triggerOf(event) });
        else rememberFocus(event);
      },
      onBlur: (event: FocusEvent) => {
        rememberFocus(event);
        // The trigger that gets the focus takes it over.
        if (handle?.isOther(event.relatedTarget)) event.preventDefault();
      },
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

/** The trigger for a root without a handle. */
export function InnerTrigger(props: ComponentProps<typeof RadixTooltip.Trigger>) {
  return <RadixTooltip.Trigger {...mergeHandlers(props, useTooltipHandlers().trigger)} />;
}

export type TooltipTriggerProps<Payload = never> = ComponentProps<typeof Primitive.button> &
  DetachedTriggerProps<Payload>;

/**
 * The control that is explained: with `asChild`, the single child, which must accept a ref and be focusable. With a `handle`, it may be anywhere on
 * the page, and many controls share one tooltip.
 */
export function TooltipTrigger<Payload = never>(props: TooltipTriggerProps<Payload>) {
  return <OpenTrigger of={InnerTrigger} context={Opening} data-slot="tooltip-trigger" {...props} />;
}

/** Renders the tooltip at the end of the body, or in `container`. Without this part, the content creates its own portal. Renders no element. */
export function TooltipPortal(props: ComponentProps<typeof RadixTooltip.Portal>) {
  return <PortalPart portal={RadixTooltip.Portal} mounted={use(Opening)?.mounted} {...props} />;
}

/** The text, by default 6 px from the trigger (`sideOffset`). */
export function TooltipContent({ className, ...props }: ComponentProps<typeof RadixTooltip.Content>) {
  return (
    <InPortal portal={RadixTooltip.Portal} mounted={use(Opening)?.mounted ?? props.forceMount}>
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
