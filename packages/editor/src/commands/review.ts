import { inOrderOfReading } from '../geometry/reading-order.ts';
import { boundsOf } from '../geometry/rotation.ts';
import { onlySelected } from '../box-store.ts';
import type { EditorText } from '../model/text.ts';
import type { EditorStore } from '../store.ts';
import { selectText } from './texts.ts';

/**
 * The texts as they are read: in the order that the user gave them, else by their places. One that the user gave no place in the order, as it
 * was added since, follows the one that stands before it in the picture.
 */
export function inReadingOrder(texts: readonly EditorText[], readingOrder: readonly string[]): EditorText[] {
  const placed = inOrderOfReading(texts, boundsOf);
  if (readingOrder.length === 0) return placed;
  const ordered = new Set(readingOrder);
  const byId = new Map(texts.map((text) => [text.id, text]));
  const read = [...ordered].flatMap((id) => byId.get(id) ?? []);
  for (const [index, text] of placed.entries()) {
    const before = placed[index - 1];
    if (!ordered.has(text.id)) read.splice(before ? read.indexOf(before) + 1 : 0, 0, text);
  }
  return read;
}

/** The texts that still have to be read: not those that are hidden. */
export function unreviewed(texts: Iterable<EditorText>): EditorText[] {
  return [...texts].filter(({ reviewed = false, hidden = false }) => !reviewed && !hidden);
}

/** Selects the next text that was not reviewed, after the selected one in reading order and then from the top. */
export function selectNextUnreviewed(store: EditorStore): void {
  const { records, extras } = store.getState();
  const texts = inReadingOrder([...records.byId.values()], extras.readingOrder);
  const at = texts.findIndex(({ id }) => id === onlySelected(store.getState()));
  const [next] = unreviewed([...texts.slice(at + 1), ...texts.slice(0, at + 1)]);
  if (next) selectText(store, next.id);
}

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
