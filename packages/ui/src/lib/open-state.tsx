'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useEffect, useEffectEvent, useRef, useState, type Ref, type SyntheticEvent } from 'react';
import { tellChange, type ChangeDetails } from './change-details.ts';
import { focusedBefore, focusedOpener } from './focused-before.ts';
import { mergeHandlers } from './merge-handlers.ts';
import type { OpenChangeCause, OpenChangeReason } from './open-change-reason.ts';

/** The second argument of `onOpenChange`. */
export interface OpenChangeDetails extends ChangeDetails<OpenChangeReason> {
  /** The trigger that opens it, or that had opened it; undefined if code did. */
  trigger: HTMLElement | undefined;
}

export interface OpenChangeOptions {
  /** Whether it is open, if the caller holds that. */
  open?: boolean | undefined;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean | undefined;
  /** Called before it opens or closes. `details.reason` is the cause, and `details.cancel()` prevents the change. */
  onOpenChange?: ((open: boolean, details: OpenChangeDetails) => void) | undefined;
}

/** The ref of a content: remembers what had the focus before it opened. */
function rememberFocusBefore(element: HTMLElement | null): void {
  if (element && !focusedBefore.has(element)) focusedBefore.set(element, focusedOpener());
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
function handlersOf(remember: ReturnType<typeof useCause>[1]) {
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
      ref: rememberFocusBefore,
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

/**
 * The open state of an overlay or a list, and handlers for its parts that remember the cause of a change. A cause is kept only while the
 * handlers of its event run.
 */
export function useOpenState(
  { open: given, defaultOpen = false, onOpenChange }: OpenChangeOptions,
  /** The reason of an opening whose event no handler has seen. */
  opensBy: OpenChangeReason = 'trigger-press',
  /** Whether it cannot be open. */
  disabled = false,
) {
  const [own, setOwn] = useState(defaultOpen);
  const wanted = given ?? own;
  const open = wanted && !disabled;
  const [last, setLast] = useState({ open, openings: 0 });
  if (last.open !== open) setLast({ open, openings: last.openings + Number(open) });
  const [causeRef, remember] = useCause();
  const triggerRef = useRef<HTMLElement>(undefined);
  const change = (next: boolean, known?: OpenChangeCause): boolean => {
    const cause = known ?? causeRef.current ?? { reason: next ? opensBy : 'none', event: undefined };
    causeRef.current = undefined;
    if (next && disabled) return false;
    const { trigger = next ? undefined : triggerRef.current } = cause;
    if (!tellChange(onOpenChange, next, { ...cause, trigger })) return false;
    if (next) triggerRef.current = trigger;
    setOwn(next);
    return true;
  };
  useCloseIfDisabled(disabled, () => wanted && change(false, { reason: 'disabled', event: undefined }));
  return {
    ...handlersOf(remember),
    root: { open, onOpenChange: change },
    causeRef,
    remember,
    /** How often it was opened. The key of the content: what is opened again while it fades is drawn anew, so that it takes the focus. */
    openings: last.openings,
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
