'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixTooltip from '@radix-ui/react-tooltip';
import { createContext, use, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { useOpenState, type OpenChangeOptions } from '../../lib/open-state.tsx';
import { useContainer } from '../../messages/context.ts';

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

export interface TooltipProps extends Omit<ComponentProps<typeof RadixTooltip.Content>, 'content'>, OpenChangeOptions {
  /** A few words. Do not put information here that is not available elsewhere. */
  content: ReactNode;
  /** The element that is explained. It must accept a ref and be focusable. */
  children: ReactNode;
  /**
   * The delay before it is shown, in ms.
   * @default that of the TooltipProvider, else 400
   */
  delay?: number | undefined;
  /** Whether the tooltip has an arrow that points at the element. @default false */
  arrow?: boolean | undefined;
  /** The element that the tooltip is drawn into. @default that of the PalimpsestProvider, else the body */
  container?: HTMLElement | null | undefined;
}

const hoverCause = ({ nativeEvent }: SyntheticEvent) => ({ reason: 'trigger-hover' as const, event: nativeEvent });

/**
 * Whether the tooltip is shown, and handlers that remember why that changes. The pointer opens and closes a tooltip with a delay after its
 * event, so the cause is kept until then.
 */
function useTooltip(options: OpenChangeOptions) {
  const { root, content, causeRef, remember } = useOpenState(options, 'trigger-hover');
  const onPointerEnter = (event: SyntheticEvent) => {
    causeRef.current = root.open ? undefined : hoverCause(event);
  };
  const onPointerLeave = (event: SyntheticEvent) => {
    causeRef.current = hoverCause(event);
  };
  const rememberFocus = ({ nativeEvent }: SyntheticEvent) => remember('trigger-focus', nativeEvent);
  const rememberPress = ({ nativeEvent }: SyntheticEvent) => remember('trigger-press', nativeEvent);
  return {
    root: { open: root.open, onOpenChange: (next: boolean) => root.onOpenChange(next) },
    trigger: {
      onPointerEnter,
      onPointerLeave,
      onFocus: rememberFocus,
      onBlur: rememberFocus,
      onPointerDown: rememberPress,
      onClick: rememberPress,
    },
    content: {
      onPointerEnter,
      onPointerLeave,
      onEscapeKeyDown: content.onEscapeKeyDown,
      onPointerDownOutside: content.onInteractOutside,
    },
    completeRef: content.ref,
  };
}

/** A short text that names or explains a control, shown while the control is hovered or has the focus. */
export function Tooltip({
  content,
  children,
  delay,
  open,
  defaultOpen,
  onOpenChange,
  onOpenChangeComplete,
  arrow = false,
  container,
  className,
  ref,
  ...props
}: TooltipProps) {
  const state = useTooltip({ open, defaultOpen, onOpenChange, onOpenChangeComplete });
  const provided = useContainer();
  return (
    <TooltipProvider>
      <RadixTooltip.Root {...state.root} {...(delay === undefined ? {} : { delayDuration: delay })}>
        <RadixTooltip.Trigger asChild {...state.trigger}>
          {children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={container ?? provided}>
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
            {...mergeHandlers(props, state.content)}
            ref={useComposedRefs(state.completeRef, ref)}
          >
            {content}
            {arrow ? (
              <RadixTooltip.Arrow
                data-slot="tooltip-arrow"
                className="-translate-y-px fill-inverse forced-colors:fill-[CanvasText]"
              />
            ) : null}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </TooltipProvider>
  );
}
