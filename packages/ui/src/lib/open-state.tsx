'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
  type RefCallback,
  type SyntheticEvent,
} from 'react';
import { tellChange, type ChangeDetails } from './change-details.ts';
import { focusedBefore, focusedOpener } from './focused-before.ts';
import { mergeHandlers } from './merge-handlers.ts';
import type { OpenChangeCause, OpenChangeReason } from './open-change-reason.ts';

/** The second argument of `onOpenChange`. */
export interface OpenChangeDetails extends ChangeDetails<OpenChangeReason> {
  /** The trigger that opens it, or that had opened it; undefined if code did. */
  trigger: HTMLElement | undefined;
  /** Leaves the closed overlay on the page, for a closing animation of your own: then call `unmount()` of `actionsRef`. */
  preventUnmountOnClose: () => void;
}

export interface OpenChangeOptions {
  /** Whether it is open, if the caller holds that. */
  open?: boolean | undefined;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean | undefined;
  /** Called before it opens or closes. `details.reason` is the cause, and `details.cancel()` prevents the change. */
  onOpenChange?: ((open: boolean, details: OpenChangeDetails) => void) | undefined;
  /** Called with true when its opening animation has ended, and with false when it has been removed from the page. */
  onOpenChangeComplete?: ((open: boolean) => void) | undefined;
}

/** The ref of the content: calls back after the opening animation has ended, and after the closed content was removed. */
function useCompleteRef(open: boolean, onOpenChangeComplete: OpenChangeOptions['onOpenChangeComplete']) {
  const latest = useRef({ open, onOpenChangeComplete });
  useLayoutEffect(() => {
    latest.current = { open, onOpenChangeComplete };
  });
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    if (!focusedBefore.has(element)) focusedBefore.set(element, focusedOpener());
    const report = (state: boolean) => {
      if (latest.current.open === state) latest.current.onOpenChangeComplete?.(state);
    };
    const reportOpened = async (opening: Animation[]) => {
      await Promise.allSettled(opening.map(({ finished }) => finished));
      if (element.isConnected) report(true);
    };
    void reportOpened(element.getAnimations());
    // React detaches the ref before it removes the element.
    return () => queueMicrotask(() => report(false));
  }, []);
}

/** The event of the browser that caused an event of Radix. */
function originOf(event: Event): Event {
  const { originalEvent } = event instanceof CustomEvent ? (event.detail as { originalEvent?: Event }) : {};
  return originalEvent ?? event;
}

/**
 * Leaves the focus to what has taken it while the overlay faded: `onCloseAutoFocus` of a content. A dialog around the overlay takes the focus
 * itself while nothing in it has it, and does not keep it.
 */
export function keepFocus(event: Event): void {
  const focused = document.activeElement;
  const before = focusedBefore.get(event.currentTarget as EventTarget);
  if (focused !== document.body && !focused?.contains(before ?? null)) event.preventDefault();
}

/** Remembers the cause of the next change. @returns a ref that holds the cause, and a function that stores a cause in it */
function useCause() {
  const causeRef = useRef<OpenChangeCause>(undefined);
  const remember = (reason: OpenChangeReason, event: Event, trigger?: HTMLElement) => {
    const known = { reason, event, trigger };
    causeRef.current = known;
    // If a handler prevents the default, no change follows: forget the cause, so that a later change does not get it.
    setTimeout(() => {
      if (causeRef.current === known) causeRef.current = undefined;
    });
  };
  return [causeRef, remember] as const;
}

/** Handlers for the trigger and the content of an overlay that remember the cause of a change. */
function handlersOf(remember: ReturnType<typeof useCause>[1], ref: RefCallback<HTMLElement>) {
  const pressTrigger = (event: SyntheticEvent) =>
    remember('trigger-press', event.nativeEvent, event.currentTarget as HTMLElement);
  const press = (event: SyntheticEvent) => {
    const isItem = event.target instanceof Element && event.target.closest('[role^=menuitem], [role=option]');
    remember(isItem ? 'item-press' : 'close-press', event.nativeEvent);
  };
  return {
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
      onCloseAutoFocus: keepFocus,
    },
    press,
  };
}

/** Closes what is open when it becomes disabled. */
function useCloseIfDisabled(disabled: boolean, close: () => void) {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (disabled) closeNow();
  }, [disabled]);
}

/** Knows the trigger that opened an overlay last. */
export interface Opener {
  readonly trigger: HTMLElement | undefined;
  /** Called after an opening was accepted. */
  opened: (trigger: HTMLElement | undefined) => void;
}

/**
 * The open state of an overlay or a list, and handlers for its parts that remember the cause of a change. A cause is kept only while the
 * handlers of its event run.
 */
export function useOpenState(
  { open: given, defaultOpen = false, onOpenChange, onOpenChangeComplete }: OpenChangeOptions,
  /** The reason of an opening whose event no handler has seen. */
  opensBy: OpenChangeReason = 'trigger-press',
  /** A handle, if its triggers may be outside. */
  handle?: Opener,
  /** Whether it cannot be open. */
  disabled = false,
) {
  const [own, setOwn] = useState(defaultOpen);
  // Whether the closed content is kept; false: it was removed by hand, without an animation.
  const [kept, keep] = useState<boolean>();
  const wanted = given ?? own;
  const open = wanted && !disabled;
  if (open && kept !== undefined) keep(undefined);
  const [last, setLast] = useState({ open, openings: 0 });
  if (last.open !== open) setLast({ open, openings: last.openings + Number(open) });
  const [causeRef, remember] = useCause();
  const triggerRef = useRef<HTMLElement>(undefined);
  const ref = useCompleteRef(open, onOpenChangeComplete);
  const change = (next: boolean, known?: OpenChangeCause): boolean => {
    const cause = known ?? causeRef.current ?? { reason: next ? opensBy : 'none', event: undefined };
    causeRef.current = undefined;
    if (next && disabled) return false;
    const openedBy = handle ? handle.trigger : triggerRef.current;
    const { trigger = next ? undefined : openedBy } = cause;
    const preventUnmountOnClose = () => {
      if (!next) keep(true);
    };
    if (!tellChange(onOpenChange, next, { ...cause, trigger, preventUnmountOnClose })) return false;
    if (next) {
      triggerRef.current = trigger;
      handle?.opened(trigger);
    }
    setOwn(next);
    return true;
  };
  useCloseIfDisabled(disabled, () => wanted && change(false, { reason: 'disabled', event: undefined }));
  return {
    ...handlersOf(remember, ref),
    root: { open, onOpenChange: change },
    causeRef,
    remember,
    /** How often it was opened. The key of the content: what is opened again while it fades is drawn anew, so that it takes the focus. */
    openings: last.openings,
    /** Whether the content stands on the page: true, false, or undefined if Radix decides that. */
    mounted: kept,
    /** Removes the closed content at once. */
    unmount: () => {
      if (!open) keep(false);
    },
  };
}

/** What {@link useOpenState} returns. */
export type OpenState = ReturnType<typeof useOpenState>;

/** Joins the props of a content with the handlers and the ref of its state. */
export function useContentHandlers<Props extends { ref?: Ref<HTMLDivElement> | undefined }>(
  { ref, ...handlers }: Partial<OpenState['content']> = {},
  props: Props,
): Props {
  return { ...mergeHandlers(props, handlers), ref: useComposedRefs(ref, props.ref) };
}
