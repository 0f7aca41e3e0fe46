import type { TextAttributes } from '../model/text.ts';
import type { EditorStore } from '../store.ts';
import { fitBoxToText } from './text-box.ts';

/**
 * Lays texts out again whose fonts came or went: those that fit themselves take another size. There is nothing to undo and nothing to
 * save, as when a document is opened.
 */
export function layOutAgain(store: EditorStore, isChanged: (text: TextAttributes) => boolean): void {
  store.layOut.forget(isChanged);
  const texts = [...store.getState().records.byId.values()].filter(isChanged);
  store.amend(texts.map((text) => (text.autoFit ? fitBoxToText(store, text) : { ...text })));
}
