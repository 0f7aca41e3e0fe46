'use client';

import { createContext, type Context } from 'react';
import type { OpenState } from './open-state.tsx';

/** The context in which the root of an overlay gives its state to its trigger and its content. */
export type OpenContext = Context<OpenState | null>;

/** Creates a context for one kind of overlay. A trigger then finds its own root even if it is inside another kind of overlay. */
export function createOpenContext(): OpenContext {
  return createContext<OpenState | null>(null);
}
