import type { EditorDocument } from '../model/document.ts';
import { extrasOf } from '../model/extras.ts';
import type { EditorStore } from '../store.ts';
import { finishEditing } from './texts.ts';

/** Puts the texts and the extras of another version of the document in place of those that there are, as one step that can be undone. */
export function restoreVersion(store: EditorStore, document: EditorDocument): void {
  const { texts } = document;
  finishEditing(store);
  const kept = new Set(texts.map(({ id }) => id));
  const mark = store.mark();
  store.remove(store.getState().records.order.filter((id) => !kept.has(id)));
  store.put(texts);
  store.reorder(texts.map(({ id }) => id));
  store.setExtras(extrasOf(document));
  store.squash(mark);
}
