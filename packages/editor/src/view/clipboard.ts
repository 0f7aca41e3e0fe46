import type { ClipboardEvent } from 'react';
import { writeText } from '../commands/texts.ts';
import { getText } from '../store.ts';
import type { EditorStore } from '../store.ts';

/** What is marked in the text area, if it has the event and anything is. */
function hasMarkedText({ target }: ClipboardEvent): boolean {
  return target instanceof HTMLTextAreaElement && target.selectionStart !== target.selectionEnd;
}

/** Copy, cut and paste on the canvas: of the marked part while typing, of the whole text otherwise; always as plain text. */
export function clipboardHandlers(store: EditorStore) {
  const copy = (event: ClipboardEvent) => {
    const text = getText(store, store.getState().selectedId);
    if (!text || hasMarkedText(event)) return undefined;
    event.clipboardData.setData('text/plain', text.text);
    event.preventDefault();
    return text;
  };
  return {
    onCopy: (event: ClipboardEvent) => {
      copy(event);
    },
    onCut: (event: ClipboardEvent) => {
      const text = copy(event);
      if (text) writeText(store, text.id, '');
    },
    onPaste: (event: ClipboardEvent) => {
      // A text area takes plain text by itself, at its caret.
      if (event.target instanceof HTMLTextAreaElement) return;
      const { selectedId } = store.getState();
      const pasted = event.clipboardData.getData('text/plain');
      if (selectedId === undefined || pasted === '') return;
      event.preventDefault();
      writeText(store, selectedId, pasted);
    },
  };
}
