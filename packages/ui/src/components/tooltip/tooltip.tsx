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

/** Groups tooltips: after the first one, those of its neighbours are shown at once. Toolbar, SideBar and AppShell contain one. */
export function TooltipProvider({ delay = defaultDelay, children }: TooltipProviderProps) {
  if (use(InGroup)) return children;
  return (
    <InGroup value>
      <RadixTooltip.Provider delayDuration={delay}>{children}</RadixTooltip.Provider>
    </InGroup>
  );
}

export interface TooltipProps extends Omit<ComponentProps<typeof RadixTooltip.Content>, 'content'>, OpenChangeOptions {
  /** A few words. Do not put information here that is nowhere else. */
  content: ReactNode;
  /** The element that is explained. It must accept a ref and take the focus. */
  children: ReactNode;
  /**
   * The delay before it is shown, in ms.
   * @default that of the TooltipProvider, 400
   */
  delay?: number | undefined;
  /** Whether a small triangle points at the element. @default false */
  arrow?: boolean | undefined;
  /** The element that it is drawn into. @default that of the PalimpsestProvider, the body */
  container?: HTMLElement | null | undefined;
}

const hover = ({ nativeEvent }: SyntheticEvent) => ({ reason: 'trigger-hover' as const, event: nativeEvent });

/** Whether the tooltip is shown, and handlers that remember why that changes. The pointer opens and closes it a moment after its event. */
function useTooltip(options: OpenChangeOptions) {
  const { root, content, causeRef, remember } = useOpenState(options, 'trigger-hover');
  const onPointerEnter = (event: SyntheticEvent) => {
    causeRef.current = root.open ? undefined : hover(event);
  };
  const onPointerLeave = (event: SyntheticEvent) => {
    causeRef.current = hover(event);
  };
  const focus = ({ nativeEvent }: SyntheticEvent) => remember('trigger-focus', nativeEvent);
  const press = ({ nativeEvent }: SyntheticEvent) => remember('trigger-press', nativeEvent);
  return {
    root: { open: root.open, onOpenChange: (next: boolean) => root.onOpenChange(next) },
    trigger: {
      onPointerEnter,
      onPointerLeave,
      onFocus: focus,
      onBlur: focus,
      onPointerDown: press,
      onClick: press,
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

/** Names or explains a control on hover and focus. */
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
              // The line is visible in forced colours.
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
