'use client';

import { useCallback, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { tellChange, type ChangeCause, type ChangeDetails } from '../../lib/change-details.ts';

/**
 * Why an overlay or a list opens or closes: a press on its trigger, on a part that closes it, on an item or outside of it, the Escape key,
 * the focus that leaves it; `none` is everything else, such as the Tab key in a menu.
 */
export type OpenChangeReason =
  | 'trigger-press'
  | 'close-press'
  | 'item-press'
  | 'escape-key'
  | 'outside-press'
  | 'focus-out'
  | 'none';

/** What is told beside whether an overlay or a list is to be open. */
export type OpenChangeDetails = ChangeDetails<OpenChangeReason>;

export interface OpenChangeOptions {
  /** Whether it is open, if the caller holds that. */
  open?: boolean | undefined;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when it is to open or to close, with the reason and a way to refuse. */
  onOpenChange?: ((open: boolean, details: OpenChangeDetails) => void) | undefined;
  /** Called when it is open and its motion has ended, and when it has left the page. */
  onOpenChangeComplete?: ((open: boolean) => void) | undefined;
}

type OpenChangeCause = ChangeCause<OpenChangeReason>;

/** The ref of the content: calls back once the motion of an opened overlay has ended, and once a closed one is gone. */
function useCompleteRef(open: boolean, onOpenChangeComplete: OpenChangeOptions['onOpenChangeComplete']) {
  const now = useRef({ open, onOpenChangeComplete });
  useLayoutEffect(() => {
    now.current = { open, onOpenChangeComplete };
  });
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const tell = (state: boolean) => {
      if (now.current.open === state) now.current.onOpenChangeComplete?.(state);
    };
    const motions = element.getAnimations().map(({ finished }) => finished);
    const tellOpen = async () => {
      await Promise.allSettled(motions);
      if (element.isConnected) tell(true);
    };
    void tellOpen();
    // React detaches the ref before it removes the element.
    return () => queueMicrotask(() => tell(false));
  }, []);
}

/** The event of the browser behind an event of Radix. */
function originOf(event: Event): Event {
  const { originalEvent } = event instanceof CustomEvent ? (event.detail as { originalEvent?: Event }) : {};
  return originalEvent ?? event;
}

/** Remembers why the next change happens. @returns the memory, and a function that makes a handler for a reason. */
function useCause() {
  const causeRef = useRef<OpenChangeCause>(undefined);
  const remember = (reason: OpenChangeReason, event: Event) => {
    const known = { reason, event };
    causeRef.current = known;
    // Whoever prevents the default prevents the change: the reason is not that of a later one.
    setTimeout(() => {
      if (causeRef.current === known) causeRef.current = undefined;
    });
  };
  return [causeRef, remember] as const;
}

/** What {@link useOpenChange} returns, and the memory of the cause: it is there while the handlers of its event run. */
export function useOpenState({
  open: given,
  defaultOpen = false,
  onOpenChange,
  onOpenChangeComplete,
}: OpenChangeOptions) {
  const [own, setOwn] = useState(defaultOpen);
  const open = given ?? own;
  const [causeRef, remember] = useCause();
  const ref = useCompleteRef(open, onOpenChangeComplete);
  const change = (next: boolean, known?: OpenChangeCause) => {
    const cause = known ?? causeRef.current ?? { reason: next ? 'trigger-press' : 'none', event: undefined };
    causeRef.current = undefined;
    if (tellChange(onOpenChange, next, cause)) setOwn(next);
  };
  const pressTrigger = (event: SyntheticEvent) => remember('trigger-press', event.nativeEvent);
  const press = (event: SyntheticEvent) => {
    const isItem = event.target instanceof Element && event.target.closest('[role^=menuitem], [role=option]');
    remember(isItem ? 'item-press' : 'close-press', event.nativeEvent);
  };
  return {
    root: { open, onOpenChange: change },
    trigger: {
      onPointerDown: pressTrigger,
      onKeyDown: pressTrigger,
      onClick: pressTrigger,
      onContextMenu: pressTrigger,
    },
    content: {
      ref,
      onEscapeKeyDown: (event: Event) => remember('escape-key', event),
      onInteractOutside: (event: Event) => {
        const origin = originOf(event);
        remember(origin.type === 'focusin' ? 'focus-out' : 'outside-press', origin);
      },
      onClickCapture: press,
    },
    press,
    causeRef,
  };
}

/**
 * Why an overlay opens and closes, a way to refuse that, and the end of its motion: for Dialog, Sheet, Drawer, Popover,
 * DropdownMenu and ContextMenu. Spread `root`, `trigger` and `content` onto the parts of these names. A Collapsible takes `root`
 * and `trigger`: its content stays in the page, so the end of its motion is not told.
 */
export function useOpenChange(options: OpenChangeOptions) {
  const { root, trigger, content } = useOpenState(options);
  return { root, trigger, content };
}
