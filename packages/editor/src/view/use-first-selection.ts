import { useEffect } from 'react';
import { selectText } from '../commands/texts.ts';
import type { EditorStore } from '../store.ts';

/**
 * Selects the first text that can be changed, unless the user has begun with another.
 *
 * @param isReady whether the texts are on the canvas: the panel must not be rendered before they are visible
 * @param delay after `isReady`, in ms
 */
export function useFirstSelection(store: EditorStore, isReady: boolean, delay: number): void {
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => {
      const { selectedIds, records, tool } = store.getState();
      if (selectedIds.length > 0 || tool.name !== 'idle') return;
      // The first text may have been left in the picture, in which case the panel can do nothing with it.
      const first = records.order.find((id) => {
        const text = records.byId.get(id);
        return text && !text.hidden && !store.rules.isFixed(text);
      });
      selectText(store, first ?? records.order[0]);
    }, delay);
    return () => clearTimeout(timer);
  }, [store, isReady, delay]);
}
