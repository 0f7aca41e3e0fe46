'use client';

import { useCallback, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';

/**
 * Why an overlay opens or closes: its trigger, a press on a part that closes it, an item of a menu, Escape, a press or the focus
 * outside of it; `other` is everything else, such as the Tab key in a menu.
 */
export type OpenChangeReason = 'trigger' | 'close-button' | 'item' | 'escape' | 'outside' | 'other';

/** What is told beside whether an overlay is to be open. */
export interface OpenChangeDetails {
  reason: OpenChangeReason;
  /** The event of the browser; undefined for the reason `other`. */
  event: Event | undefined;
  /** Keeps an overlay whose state the hook holds as it is. If you hold the state, leave it as it is. */
  cancel: () => void;
}

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

/** The event of the browser behind an event of React or of Radix. */
function originOf(event: Event | SyntheticEvent): Event {
  if ('nativeEvent' in event) return event.nativeEvent;
  const { originalEvent } = event instanceof CustomEvent ? (event.detail as { originalEvent?: Event }) : {};
  return originalEvent ?? event;
}

/** Remembers why the next change happens. @returns the memory, and a function that makes a handler for a reason. */
function useCause() {
  const causeRef = useRef<Pick<OpenChangeDetails, 'reason' | 'event'>>(undefined);
  const because = (reason: OpenChangeReason) => (event: Event | SyntheticEvent) => {
    const known = { reason, event: originOf(event) };
    causeRef.current = known;
    // Whoever prevents the default prevents the change: the reason is not that of a later one.
    setTimeout(() => {
      if (causeRef.current === known) causeRef.current = undefined;
    });
  };
  return [causeRef, because] as const;
}

/**
 * Why an overlay opens and closes, a way to refuse that, and the end of its motion: for Dialog, Sheet, Drawer, Popover and
 * DropdownMenu. Spread `root`, `trigger` and `content` onto the parts of these names.
 */
export function useOpenChange({
  open: given,
  defaultOpen = false,
  onOpenChange,
  onOpenChangeComplete,
}: OpenChangeOptions) {
  const [own, setOwn] = useState(defaultOpen);
  const open = given ?? own;
  const [causeRef, because] = useCause();
  const ref = useCompleteRef(open, onOpenChangeComplete);
  const change = (next: boolean) => {
    let refused = false;
    const cancel = () => {
      refused = true;
    };
    onOpenChange?.(next, { reason: next ? 'trigger' : 'other', event: undefined, ...causeRef.current, cancel });
    causeRef.current = undefined;
    if (!refused) setOwn(next);
  };
  const pressTrigger = because('trigger');
  return {
    root: { open, onOpenChange: change },
    trigger: { onPointerDown: pressTrigger, onKeyDown: pressTrigger, onClick: pressTrigger },
    content: {
      ref,
      onEscapeKeyDown: because('escape'),
      onInteractOutside: because('outside'),
      onClickCapture: (event: SyntheticEvent) => {
        const isItem = event.target instanceof Element && event.target.closest('[role^=menuitem]');
        because(isItem ? 'item' : 'close-button')(event);
      },
    },
  };
}
