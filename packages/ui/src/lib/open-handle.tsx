'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Primitive } from '@radix-ui/react-primitive';
import {
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import type { ChangeCause } from './change-details.ts';
import type { OpenChangeReason } from './open-change-reason.ts';

type Cause = ChangeCause<OpenChangeReason>;

/** What the trigger of an overlay takes that may be outside of its root. */
export interface DetachedTriggerProps<Payload> {
  /** The handle of the root that it opens, if it is outside of that root. Made by `createHandle()`. */
  handle?: OpenHandle<Payload> | undefined;
  /** With a `handle`: what the function in the root gets. */
  payload?: Payload | undefined;
}

/** The content of a root with a handle: a node, or a function of the payload with which it was opened. */
export type PayloadChildren<Payload> = ReactNode | ((state: { payload: Payload | undefined }) => ReactNode);

export interface HandleTriggerProps<Payload> extends ComponentProps<typeof Primitive.button> {
  /** What the function in the root gets while this trigger has opened it. */
  payload?: Payload | undefined;
  /** The role of what it opens. */
  popup: 'dialog' | 'menu';
}

export interface HandleContentProps<Payload> {
  open: boolean;
  change: (open: boolean, cause: Cause) => void;
  /** Takes the element beside which the content is placed, if it is placed beside one. */
  Anchor: ComponentType<{ virtualRef: RefObject<HTMLElement> }> | undefined;
  children: PayloadChildren<Payload>;
}

/** Joins a root and triggers that are anywhere on the page. Made by `createHandle()`. */
export interface OpenHandle<Payload = undefined> {
  /**
   * Opens the root that has this handle.
   * @throws {Error} if no root with this handle is on the page
   */
  open: (...payload: Payload extends undefined ? [payload?: undefined] : [payload: Payload]) => void;
  /** Closes it, if it is open. */
  close: () => void;
  /** Whether it is open. */
  readonly isOpen: boolean;
  /** The trigger. It belongs to the handle, so that pages without one do not load its code. */
  Trigger: ComponentType<HandleTriggerProps<Payload>>;
  /** Gives the focus back to the trigger that opened it, if no other element has it: Radix knows no trigger outside of a root. */
  focusTrigger: (event: Event) => void;
  /** Keeps the root open while one of the triggers is pressed outside of it: the press then closes it or moves it there. */
  ignoreTriggers: (event: Event) => void;
  /** Draws the children of the root. */
  Content: ComponentType<HandleContentProps<Payload>>;
}

interface Opened<Payload> {
  open: boolean;
  payload: Payload | undefined;
  /** The trigger that opened it last; null if code did. */
  trigger: HTMLElement | null;
}

/** The state behind a handle, and how it changes. */
function createStore<Payload>() {
  let state: Opened<Payload> = { open: false, payload: undefined, trigger: null };
  const listeners = new Set<() => void>();
  const rootRef: { change?: HandleContentProps<Payload>['change'] | undefined } = {};
  const triggers = new Set<HTMLElement>();
  const store = {
    rootRef,
    triggers,
    addTrigger: (trigger: HTMLElement) => {
      triggers.add(trigger);
      return () => void triggers.delete(trigger);
    },
    get: () => state,
    set: (next: Partial<Opened<Payload>>) => {
      state = { ...state, ...next };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (payload: Payload | undefined, trigger: HTMLElement | null, cause: Cause) => {
      if (!rootRef.change)
        throw new Error('No Root with this handle is on the page. Draw one, and pass the handle to it.');
      store.set({ payload, trigger });
      rootRef.change(true, cause);
    },
    close: (cause: Cause) => rootRef.change?.(false, cause),
  };
  return store;
}

type Store<Payload> = ReturnType<typeof createStore<Payload>>;

function createTrigger<Payload>(store: Store<Payload>) {
  return function HandleTrigger({ payload, popup, onClick, ref, ...props }: HandleTriggerProps<Payload>) {
    const [element, setElement] = useState<HTMLButtonElement | null>(null);
    const isOpen = () => element !== null && store.get().open && store.get().trigger === element;
    const open = useSyncExternalStore(store.subscribe, isOpen, () => false);
    useEffect(() => (element ? store.addTrigger(element) : undefined), [element]);
    return (
      <Primitive.button
        ref={useComposedRefs(setElement, ref)}
        type="button"
        aria-haspopup={popup}
        aria-expanded={open}
        data-state={open ? 'open' : 'closed'}
        onClick={(event) => {
          onClick?.(event);
          const cause: Cause = { reason: 'trigger-press', event: event.nativeEvent };
          if (event.defaultPrevented) return;
          if (open) store.close(cause);
          else store.open(payload, event.currentTarget, cause);
        }}
        {...props}
      />
    );
  };
}

function createContent<Payload>(store: Store<Payload>) {
  return function HandleContent({ open, change, Anchor, children }: HandleContentProps<Payload>) {
    const { payload, trigger } = useSyncExternalStore(store.subscribe, store.get, store.get);
    useLayoutEffect(() => {
      store.rootRef.change = change;
    });
    useLayoutEffect(() => store.set({ open }), [open]);
    useEffect(
      () => () => {
        store.rootRef.change = undefined;
        store.set({ open: false });
      },
      [],
    );
    return (
      <>
        {Anchor && trigger ? <Anchor virtualRef={{ current: trigger }} /> : null}
        {typeof children === 'function' ? children({ payload }) : children}
      </>
    );
  };
}

/**
 * Creates a handle, once and outside of components. Pass it to one `Root` and to any number of `Trigger`s elsewhere on the page; each trigger hands its
 * `payload` to the function in the root. Code opens and closes it with `open(payload)` and `close()`.
 */
export function createHandle<Payload = undefined>(): OpenHandle<Payload> {
  const store = createStore<Payload>();
  const cause: Cause = { reason: 'imperative-action', event: undefined };
  return {
    open: (...[payload]) => store.open(payload, null, cause),
    close: () => store.close(cause),
    get isOpen() {
      return store.get().open;
    },
    focusTrigger: (event) => {
      const hasFocus = document.activeElement !== document.body;
      if (!event.defaultPrevented && !hasFocus) store.get().trigger?.focus({ preventScroll: true });
    },
    ignoreTriggers: (event) => {
      const isOnTrigger = [...store.triggers].some((trigger) => trigger.contains(event.target as Node));
      if (isOnTrigger) event.preventDefault();
    },
    Trigger: createTrigger(store),
    Content: createContent(store),
  };
}
