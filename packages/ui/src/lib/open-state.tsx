'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import {
  createContext,
  use,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type Context,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { tellChange, type ChangeCause, type ChangeDetails } from './change-details.ts';
import { mergeHandlers } from './merge-handlers.ts';
import type { OpenChangeReason } from './open-change-reason.ts';
import type { HandleContentProps, OpenHandle, PayloadChildren } from './open-handle.tsx';

/** The second argument of `onOpenChange`: the reason, the event, and a function that cancels the change. */
export type OpenChangeDetails = ChangeDetails<OpenChangeReason>;

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

type OpenChangeCause = ChangeCause<OpenChangeReason>;

/** The ref of the content: calls back after the opening animation has ended, and after the closed content was removed. */
function useCompleteRef(open: boolean, onOpenChangeComplete: OpenChangeOptions['onOpenChangeComplete']) {
  const latest = useRef({ open, onOpenChangeComplete });
  useLayoutEffect(() => {
    latest.current = { open, onOpenChangeComplete };
  });
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const report = (state: boolean) => {
      if (latest.current.open === state) latest.current.onOpenChangeComplete?.(state);
    };
    const animations = element.getAnimations().map(({ finished }) => finished);
    const reportOpened = async () => {
      await Promise.allSettled(animations);
      if (element.isConnected) report(true);
    };
    void reportOpened();
    // React detaches the ref before it removes the element.
    return () => queueMicrotask(() => report(false));
  }, []);
}

/** The event of the browser that caused an event of Radix. */
function originOf(event: Event): Event {
  const { originalEvent } = event instanceof CustomEvent ? (event.detail as { originalEvent?: Event }) : {};
  return originalEvent ?? event;
}

/** Remembers the cause of the next change. @returns a ref that holds the cause, and a function that stores a cause in it */
function useCause() {
  const causeRef = useRef<OpenChangeCause>(undefined);
  const remember = (reason: OpenChangeReason, event: Event) => {
    const known = { reason, event };
    causeRef.current = known;
    // If a handler prevents the default, no change follows: forget the cause, so that a later change does not get it.
    setTimeout(() => {
      if (causeRef.current === known) causeRef.current = undefined;
    });
  };
  return [causeRef, remember] as const;
}

/**
 * The open state of an overlay or a list, and handlers for its parts that remember the cause of a change. A cause is kept only while the
 * handlers of its event run.
 */
export function useOpenState(
  { open: given, defaultOpen = false, onOpenChange, onOpenChangeComplete }: OpenChangeOptions,
  /** The reason of an opening whose event no handler has seen. */
  opensBy: OpenChangeReason = 'trigger-press',
) {
  const [own, setOwn] = useState(defaultOpen);
  const open = given ?? own;
  const [causeRef, remember] = useCause();
  const ref = useCompleteRef(open, onOpenChangeComplete);
  const change = (next: boolean, known?: OpenChangeCause) => {
    const cause = known ?? causeRef.current ?? { reason: next ? opensBy : 'none', event: undefined };
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
    remember,
  };
}

/** What {@link useOpenState} returns. */
export type OpenState = ReturnType<typeof useOpenState>;

/** The context in which the root of an overlay gives its state to its trigger and its content. */
export type OpenContext = Context<OpenState | null>;

/** Creates a context for one kind of overlay. A trigger then finds its own root even if it is inside another kind of overlay. */
export function createOpenContext(): OpenContext {
  return createContext<OpenState | null>(null);
}

/** What `actionsRef` holds. */
export interface OpenActions {
  /** Closes it. The reason is `imperative-action`. */
  close: () => void;
}

/** What every root takes beside its open state. */
export interface ActionsProps {
  /** A ref to functions that act on it: `close()`. */
  actionsRef?: Ref<OpenActions> | undefined;
}

/** What a root takes whose triggers may be elsewhere on the page. */
export interface HandleProps<Payload> {
  /** Joins it with triggers elsewhere on the page. Made by `createHandle()`. */
  handle?: OpenHandle<Payload> | undefined;
  /** The parts. With a `handle`, also a function of the `payload` of the trigger that opened it; undefined before the first opening. */
  children?: PayloadChildren<Payload> | undefined;
}

/** The props of a root component of Radix, in which {@link OpenChangeOptions} replace the props of the same names. */
export type OpenRootProps<Props> = Omit<Props, keyof OpenChangeOptions> & OpenChangeOptions & ActionsProps;

/** {@link OpenRootProps} of an overlay whose triggers may be elsewhere on the page. */
export type HandledRootProps<Props, Payload> = Omit<OpenRootProps<Props>, 'children'> & HandleProps<Payload>;

type OwnOpenRootProps<Props, Payload> = HandledRootProps<Props, Payload> & {
  /** The root component of Radix. */
  of: ComponentType<Props>;
  /** The context of this kind of overlay. */
  context: OpenContext;
  /** The reason of an opening whose event no handler has seen. @default 'trigger-press' */
  opensBy?: OpenChangeReason | undefined;
  /** Takes the trigger of a handle, beside which the content is placed. */
  Anchor?: HandleContentProps<Payload>['Anchor'];
};

/** Adds handlers to the content that know the triggers of a handle. */
function withTriggers<Payload>(state: OpenState, { focusTrigger, ignoreTriggers }: OpenHandle<Payload>): OpenState {
  const onInteractOutside = (event: Event) => {
    state.content.onInteractOutside(event);
    ignoreTriggers(event);
  };
  const content = { ...state.content, onInteractOutside, onCloseAutoFocus: focusTrigger };
  return { ...state, content };
}

/** The root of an overlay: holds the open state, and reports the reason of each change. */
export function OpenRoot<Props extends object, Payload = never>({
  of: Root,
  context: Opening,
  opensBy,
  open,
  defaultOpen,
  onOpenChange,
  onOpenChangeComplete,
  actionsRef,
  handle,
  Anchor,
  children,
  ...props
}: OwnOpenRootProps<Props, Payload>) {
  const state = useOpenState({ open, defaultOpen, onOpenChange, onOpenChangeComplete }, opensBy);
  const { root } = state;
  const radixProps = { ...props, open: root.open, onOpenChange: (next: boolean) => root.onOpenChange(next) };
  useImperativeHandle(actionsRef, () => ({
    close: () => root.onOpenChange(false, { reason: 'imperative-action', event: undefined }),
  }));
  const content = handle ? (
    <handle.Content open={root.open} change={root.onOpenChange} {...{ Anchor, children }} />
  ) : (
    (children as ReactNode)
  );
  return (
    <Opening value={handle ? withTriggers(state, handle) : state}>
      <Root {...(radixProps as unknown as Props)}>{content}</Root>
    </Opening>
  );
}

/** Adds handlers to the props of a trigger that remember its press. */
export function useTriggerProps<Props extends object>(context: OpenContext, props: Props): Props {
  return mergeHandlers(props, use(context)?.trigger ?? {});
}

/** Adds handlers to the props of a content that remember what closes it, and a ref that reports the end of its animation. */
export function useContentProps<Props extends { ref?: Ref<HTMLDivElement> | undefined }>(
  context: OpenContext,
  props: Props,
): Props {
  const { ref, ...handlers } = use(context)?.content ?? {};
  return { ...mergeHandlers(props, handlers), ref: useComposedRefs(ref, props.ref) };
}
