'use client';

import { createContext, type ComponentProps, type ComponentType, type Context, type ReactNode } from 'react';
import type { Primitive } from '@radix-ui/react-primitive';
import type { Opener, OpenState } from './open-state.tsx';

/** What the trigger of an overlay takes that may be outside of its root. */
export interface DetachedTriggerProps<Payload> {
  /** The handle of the root that it opens, if it is outside of that root. Made by `createHandle()`. */
  handle?: OpenHandle<Payload> | undefined;
  /** With a handle: what the function in the root gets. */
  payload?: Payload | undefined;
}

/** The content of a root with a handle: a node, or a function of the payload with which it was opened. */
export type PayloadChildren<Payload> = ReactNode | ((state: { payload: Payload | undefined }) => ReactNode);

export type TriggerOf = ComponentType<ComponentProps<typeof Primitive.button>>;

export interface HandleTriggerProps<Payload> extends ComponentProps<typeof Primitive.button> {
  /** What the function in the root gets while this trigger has opened it. */
  payload?: Payload | undefined;
  /** The role of what it opens; undefined for a tooltip. */
  popup?: 'dialog' | 'menu' | undefined;
}

export interface HandleContentProps<Payload> {
  /** The state of the root. */
  state: OpenState;
  /** The context of this kind of overlay. */
  Opening: OpenContext;
  /** The trigger for a root without a handle. It gets no element of its own: those of the handle lend it theirs. */
  Trigger: TriggerOf;
  triggerId: string | null | undefined;
  defaultTriggerId: string | undefined;
  children: PayloadChildren<Payload>;
}

/** Joins a root and triggers that are anywhere on the page. Made by `createHandle()`. */
export interface OpenHandle<Payload = undefined> extends Opener {
  /**
   * Opens the root that has this handle, as if the trigger with this id had done it: with its payload, beside it, and the focus goes back to it.
   * Without an id, it belongs to the only trigger, or to none; a panel is then beside the first one.
   * @throws {Error} if no root on the page has this handle, or no trigger the id
   */
  open: (triggerId?: string | null) => void;
  /**
   * Opens it with this payload, in place of that of a trigger.
   * @throws {Error} if no root on the page has this handle
   */
  openWithPayload: (payload: Payload) => void;
  /** Closes it, if it is open. */
  close: () => void;
  /** Whether it is open. */
  readonly isOpen: boolean;
  /** The trigger. It belongs to the handle, so that pages without one do not load its code. */
  Trigger: ComponentType<HandleTriggerProps<Payload>>;
  /** Draws the children of the root. */
  Content: ComponentType<HandleContentProps<Payload>>;
  /** Whether the element is a trigger of the handle, and not the one that it belongs to. */
  isOther: (element: Element | null | undefined) => boolean;
}

/** The state that the root of an overlay gives to its trigger and its content. */
export interface OpenParts extends OpenState {
  /** The handle of the root. */
  handle?: OpenHandle<never> | undefined;
  /** With a handle: the id of the trigger that opened it. */
  triggerId?: string | null;
}

/** The context in which the root of an overlay gives its state to its trigger and its content. */
export type OpenContext = Context<OpenParts | null>;

/** Creates a context for one kind of overlay. A trigger then finds its own root even if it is inside another kind of overlay. */
export function createOpenContext(): OpenContext {
  return createContext<OpenParts | null>(null);
}
