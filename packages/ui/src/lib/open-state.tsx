'use client';

import { createContext, useState, type Context } from 'react';

export interface OpenChangeOptions {
  /** Whether it is open, if the caller holds that. */
  open?: boolean | undefined;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * The open state of an overlay or a list, held by the caller or by itself.
 * @param disabled Whether it cannot be open.
 */
export function useOpenState({ open: given, defaultOpen = false, onOpenChange }: OpenChangeOptions, disabled = false) {
  const [own, setOwn] = useState(defaultOpen);
  const open = (given ?? own) && !disabled;
  const [last, setLast] = useState({ open, openings: 0 });
  if (last.open !== open) setLast({ open, openings: last.openings + Number(open) });
  // An overlay that is disabled while open stays closed afterwards.
  if (disabled && own) setOwn(false);
  const change = (next: boolean) => {
    if (next && disabled) return;
    onOpenChange?.(next);
    setOwn(next);
  };
  return {
    root: { open, onOpenChange: change },
    /** The number of openings, used as the key of the content: content that is reopened while it fades is rendered anew, so that it takes the focus. */
    openings: last.openings,
  };
}

/** The result of {@link useOpenState}. */
export type OpenState = ReturnType<typeof useOpenState>;

/** The context in which the root of an overlay gives its state to its content. */
export type OpenContext = Context<OpenState | null>;

/** Creates a context for one kind of overlay, so that a content finds its own root even if another kind of overlay is between them. */
export function createOpenContext(): OpenContext {
  return createContext<OpenState | null>(null);
}

/** The props of a root component of Radix, in which {@link OpenChangeOptions} replace the props of the same names. */
export type OpenRootProps<Props> = Omit<Props, keyof OpenChangeOptions> & OpenChangeOptions;
