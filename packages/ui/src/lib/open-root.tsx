'use client';

import { use, useImperativeHandle, type ComponentType, type ReactNode, type Ref } from 'react';
import { mergeHandlers } from './merge-handlers.ts';
import type { OpenChangeReason } from './open-change-reason.ts';
import type {
  DetachedTriggerProps,
  HandleTriggerProps,
  OpenContext,
  OpenHandle,
  PayloadChildren,
  TriggerOf,
} from './open-context.ts';
import { useContentHandlers, useOpenState, type OpenChangeOptions } from './open-state.tsx';

/** What `actionsRef` holds. */
export interface OpenActions {
  /** Closes it. The reason is `imperative-action`. */
  close: () => void;
  /**
   * Removes it from the page at once, after it was closed: for a closing animation of your own, which `details.preventUnmountOnClose()` of
   * `onOpenChange` has asked for. Ignored while it is open.
   */
  unmount: () => void;
}

/** What every root takes beside its open state. */
export interface ActionsProps {
  /** A ref to functions that act on it: `close()` and `unmount()`. */
  actionsRef?: Ref<OpenActions> | undefined;
}

/** What a root takes whose triggers may be elsewhere on the page. */
export interface HandleProps<Payload> {
  /** Joins it with triggers elsewhere on the page, or with several inside. Made by `createHandle()`. */
  handle?: OpenHandle<Payload> | undefined;
  /** With a `handle`: the id of the trigger that it belongs to, if the caller holds that beside `open`; null for none. */
  triggerId?: string | null | undefined;
  /** With a `handle`: the id of the trigger that it belongs to at first, for `defaultOpen`. */
  defaultTriggerId?: string | undefined;
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
  /** Whether it cannot be open. A `disabled` of Radix keeps what is open. @default false */
  keptClosed?: boolean | undefined;
  /** The trigger inside the root, which a handle lends to triggers elsewhere. */
  Trigger?: TriggerOf | undefined;
};

/** The root of an overlay: holds the open state, and reports the reason of each change. */
export function OpenRoot<Props extends object, Payload = never>({
  of: Root,
  context: Opening,
  opensBy,
  keptClosed,
  open,
  defaultOpen,
  onOpenChange,
  onOpenChangeComplete,
  actionsRef,
  handle,
  triggerId,
  defaultTriggerId,
  Trigger,
  children,
  ...props
}: OwnOpenRootProps<Props, Payload>) {
  const state = useOpenState({ open, defaultOpen, onOpenChange, onOpenChangeComplete }, opensBy, handle, keptClosed);
  const { root, causeRef, unmount } = state;
  const change = (next: boolean) => {
    const cause = causeRef.current;
    // The press of another trigger does not close it, but moves it there. The focus stays in a menu, which moves before its trigger gets it.
    const moves = !next && handle?.isOther(cause?.trigger) === true;
    if (moves && cause?.event?.type === 'pointerdown') cause.event.preventDefault();
    root.onOpenChange(next || moves);
  };
  const radixProps = { ...props, open: root.open, onOpenChange: change };
  useImperativeHandle(actionsRef, () => ({
    close: () => void root.onOpenChange(false, { reason: 'imperative-action', event: undefined }),
    unmount,
  }));
  return (
    <Opening value={state}>
      <Root {...(radixProps as unknown as Props)}>
        {handle && Trigger ? (
          <handle.Content {...{ state, Opening, Trigger, triggerId, defaultTriggerId, children }} />
        ) : (
          (children as ReactNode)
        )}
      </Root>
    </Opening>
  );
}

type OpenTriggerProps<Payload> = DetachedTriggerProps<Payload> &
  Omit<HandleTriggerProps<Payload>, 'payload'> & {
    /** The trigger for a root without a handle. */
    of: TriggerOf;
    /** The context of this kind of overlay. */
    context: OpenContext;
  };

/** The trigger of an overlay: in its root, or anywhere with the handle of the root. */
export function OpenTrigger<Payload>({
  of: Trigger,
  context,
  popup,
  handle: given,
  payload,
  ...props
}: OpenTriggerProps<Payload>) {
  const around = use(context)?.handle as OpenHandle<Payload> | undefined;
  const handle = given ?? around;
  return handle ? <handle.Trigger {...{ popup, payload }} {...props} /> : <Trigger {...props} />;
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
  return useContentHandlers(use(context)?.content, props);
}
