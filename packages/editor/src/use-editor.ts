import { useCallback, useSyncExternalStore } from 'react';
import type { BoxState } from './box-state.ts';
import type { BoxStore } from './box-store.ts';
import type { Box } from './model/box.ts';

/**
 * A part of the state. The component renders again only when what the selector gives is another value: records keep their
 * identity until they are edited, so that a selector by id makes one text render alone.
 */
export function useEditor<R extends Box, T>(store: BoxStore<R>, selector: (state: BoxState<R>) => T): T {
  return useSyncExternalStore(store.subscribe, () => selector(store.getState()));
}

/**
 * A part of the state that only one record has a say in: of its own fields, of whether it is selected, and of whether a gesture has
 * it. The selector is not run when others change.
 */
export function useBox<R extends Box, T>(store: BoxStore<R>, id: string, selector: (state: BoxState<R>) => T): T {
  const watch = useCallback((listener: () => void) => store.watch(id, listener), [store, id]);
  return useSyncExternalStore(watch, () => selector(store.getState()));
}
