import type { EditorStore } from '../store.ts';
import { inReadingOrder } from './review.ts';

/**
 * Reads texts in another order, as one step.
 *
 * @param ids of all texts, or of some: these take each other's places among the rest
 */
export function reorderReading(store: EditorStore, ids: readonly string[]): void {
  const { records, extras } = store.getState();
  const texts = inReadingOrder([...records.byId.values()], extras.readingOrder);
  const moved = new Set(ids);
  const next = ids.values();
  store.setExtras({ readingOrder: texts.map(({ id }) => (moved.has(id) ? (next.next().value ?? id) : id)) });
}
