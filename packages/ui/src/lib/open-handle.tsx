'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Primitive } from '@radix-ui/react-primitive';
import { useId, useLayoutEffect, useRef, useState, useSyncExternalStore, type Ref } from 'react';
import { mergeHandlers } from './merge-handlers.ts';
import { HandleStore, type HandledRoot } from './open-handle-store.ts';
import type { HandleContentProps, HandleTriggerProps, OpenHandle } from './open-context.ts';
import { focusedBefore } from './focused-before.ts';
import { keepFocus, type OpenState } from './open-state.tsx';

function createTrigger<Payload>(store: HandleStore<Payload>) {
  const onGone = () => store.close({ reason: 'none', event: undefined });
  return function HandleTrigger({ payload, popup, id, disabled, ref, ...props }: HandleTriggerProps<Payload>) {
    const ownId = useId();
    const usedId = id ?? ownId;
    const [element, setElement] = useState<HTMLButtonElement | null>(null);
    useLayoutEffect(
      () => (element ? store.addTrigger(element, payload, popup ? undefined : onGone) : undefined),
      [element, usedId, payload, popup],
    );
    const getActive = () => {
      const state = store.get();
      return state.open && element !== null && state.triggerId === element.id ? state : null;
    };
    const active = useSyncExternalStore(store.subscribe, getActive, () => null);
    const contentId = active?.contentId;
    const describedBy = [props['aria-describedby'], contentId].filter(Boolean).join(' ') || undefined;
    const names = popup
      ? { 'aria-haspopup': popup, 'aria-expanded': active !== null, 'aria-controls': contentId }
      : { 'aria-describedby': describedBy };
    return (
      <Primitive.button
        ref={useComposedRefs(setElement, ref)}
        type="button"
        id={usedId}
        disabled={disabled}
        data-disabled={disabled ? '' : undefined}
        {...(disabled ? props : mergeHandlers(props, store.handlers))}
        data-state={active?.look ?? 'closed'}
        {...names}
      />
    );
  };
}

/** The props that the trigger of Radix gives to its element. */
interface LentProps extends Partial<HandledRoot['handlers']> {
  'aria-controls'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'data-state'?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

interface LentTriggerProps extends LentProps {
  state: OpenState;
  holds: string | null | undefined;
  holdsFirst: string | undefined;
}

/** Stands in for the element of the trigger of Radix: lends its handlers and attributes to the trigger that was used, and that one's element to Radix. */
function createLentTrigger<Payload>(store: HandleStore<Payload>) {
  return function LentTrigger({ state, holds, holdsFirst, ref, ...lent }: LentTriggerProps) {
    const { open, onOpenChange: change } = state.root;
    const rootRef = useRef<HandledRoot>({ change, handlers: {}, holdsTrigger: false });
    useSyncExternalStore(store.subscribe, store.get, store.get);
    useLayoutEffect(() => {
      if (holdsFirst !== undefined) store.choose(holdsFirst);
      return store.attach(rootRef.current);
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- at first only
    }, []);
    useLayoutEffect(() => {
      if (holds !== undefined && holds !== store.get().triggerId) store.choose(holds);
    }, [holds]);
    useLayoutEffect(() => {
      Object.assign(rootRef.current, { change, handlers: lent, holdsTrigger: holds !== undefined });
      if (!store.hasHandle(rootRef.current)) return;
      const contentId = lent['aria-controls'] ?? lent['aria-describedby'];
      store.set({ open, contentId, look: lent['data-state'] });
      const anchor = store.getAnchor();
      if (anchor && typeof ref === 'function') ref(anchor);
    });
    return null;
  };
}

function createContent<Payload>(store: HandleStore<Payload>, getHandle: () => OpenHandle<Payload>) {
  const LentTrigger = createLentTrigger(store);
  const focusTrigger = (event: Event) => {
    keepFocus(event);
    const opener = store.get().trigger ?? focusedBefore.get(event.currentTarget as EventTarget);
    if (event.defaultPrevented) return;
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    // An overlay gives the focus to another element if code has opened it.
    if (opener === document.activeElement) event.preventDefault();
  };
  return function HandleContent(props: HandleContentProps<Payload>) {
    const { state, Opening, Trigger, triggerId: holds, defaultTriggerId: holdsFirst, children } = props;
    const { payload, triggerId } = useSyncExternalStore(store.subscribe, store.get, store.get);
    const onInteractOutside = (event: Event) => {
      state.content.onInteractOutside(event);
      // The press of a trigger closes it or moves it there.
      if (store.isOnTrigger(event.target as Node)) event.preventDefault();
    };
    const content = { ...state.content, onInteractOutside, onCloseAutoFocus: focusTrigger };
    return (
      <Opening value={{ ...state, content, handle: getHandle() as unknown as OpenHandle<never>, triggerId }}>
        <Trigger asChild>
          <LentTrigger {...{ state, holds, holdsFirst }} />
        </Trigger>
        {typeof children === 'function' ? children({ payload }) : children}
      </Opening>
    );
  };
}

/**
 * Creates a handle, once and outside of components. Pass it to one `Root` and to any number of `Trigger`s elsewhere on the page; each trigger hands its
 * `payload` to the function in the root. Code opens and closes it with `open(triggerId)`, `openWithPayload(payload)` and `close()`.
 */
export function createHandle<Payload = undefined>(): OpenHandle<Payload> {
  const store = new HandleStore<Payload>();
  const cause = { reason: 'imperative-action', event: undefined } as const;
  const handle: OpenHandle<Payload> = {
    open: (triggerId) => void store.open(triggerId, cause),
    openWithPayload: (payload) => {
      if (store.open(null, cause)) store.givePayload(payload);
    },
    close: () => store.close(cause),
    get isOpen() {
      return store.get().open;
    },
    get trigger() {
      return store.get().trigger ?? undefined;
    },
    opened: store.opened,
    isOther: (element) => store.has(element) && element !== store.get().trigger,
    Trigger: createTrigger(store),
    Content: createContent(store, () => handle),
  };
  return handle;
}
