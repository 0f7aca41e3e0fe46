'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type Context,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { tellChange, type ChangeCause, type ChangeDetails } from './change-details.ts';
import { mergeHandlers } from './merge-handlers.ts';

/**
 * Why an overlay or a list opens or closes: a press on its trigger, the pointer over its trigger or the focus on it (tooltips, submenus),
 * a press on a part that closes it, on an item or outside of it, the Escape key, the focus that leaves it; `none` is everything else,
 * such as the Tab key in a menu.
 */
export type OpenChangeReason =
  | 'trigger-press'
  | 'trigger-hover'
  | 'trigger-focus'
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

/** Whether something is open, and handlers of its parts that remember why that changes: the memory is there while the handlers of its event run. */
export function useOpenState(
  { open: given, defaultOpen = false, onOpenChange, onOpenChangeComplete }: OpenChangeOptions,
  /** Why it opens if no event of its parts was seen. */
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

/** A context of its own for each kind of overlay: a trigger finds its root also if it stands inside another overlay. */
export function createOpenContext(): OpenContext {
  return createContext<OpenState | null>(null);
}

/** The props of a root of Radix, with those of {@link OpenChangeOptions} in place of Radix's. */
export type OpenRootProps<Props> = Omit<Props, keyof OpenChangeOptions> & OpenChangeOptions;

type OwnOpenRootProps<Props> = OpenRootProps<Props> & {
  /** The root of Radix. */
  of: ComponentType<Props>;
  /** The context of its kind. */
  context: OpenContext;
  /** Why it opens if no event of its parts was seen. @default 'trigger-press' */
  opensBy?: OpenChangeReason | undefined;
};

/** The root of an overlay: holds whether it is open, and tells why that changes. */
export function OpenRoot<Props extends object>({
  of: Root,
  context: Opening,
  opensBy,
  open,
  defaultOpen,
  onOpenChange,
  onOpenChangeComplete,
  ...props
}: OwnOpenRootProps<Props>) {
  const state = useOpenState({ open, defaultOpen, onOpenChange, onOpenChangeComplete }, opensBy);
  const { root } = state;
  const radixProps = { ...props, open: root.open, onOpenChange: (next: boolean) => root.onOpenChange(next) } as Props;
  return (
    <Opening value={state}>
      <Root {...radixProps} />
    </Opening>
  );
}

/** The props of a trigger, with handlers that remember its press. */
export function useTriggerProps<Props extends object>(context: OpenContext, props: Props): Props {
  return mergeHandlers(props, use(context)?.trigger ?? {});
}

/** The props of a content, with handlers that remember what closes it, and a ref that tells the end of its motion. */
export function useContentProps<Props extends { ref?: Ref<HTMLDivElement> | undefined }>(
  context: OpenContext,
  props: Props,
): Props {
  const { ref, ...handlers } = use(context)?.content ?? {};
  return { ...mergeHandlers(props, handlers), ref: useComposedRefs(ref, props.ref) };
}
