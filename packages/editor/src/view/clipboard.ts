import type { ClipboardEvent } from 'react';
import { onlySelected } from '../box-store.ts';
import { copyTexts, pasteTexts } from '../commands/clipboard.ts';
import type { TextClipboard } from '../commands/clipboard.ts';
import { addText, finishEditing, removeTexts, writeText } from '../commands/texts.ts';
import { readCopiedTexts, copiedTextsType, writeCopiedTexts } from '../model/copied-texts.ts';
import { getText } from '../store.ts';
import type { EditorStore } from '../store.ts';

/** What is marked in the text area, if it has the event and anything is. */
function hasMarkedText({ target }: ClipboardEvent): boolean {
  return target instanceof HTMLTextAreaElement && target.selectionStart !== target.selectionEnd;
}

/** Pastes on the canvas where no one text is selected: the texts that were copied, or a new one with the words. */
function pasteNew(store: EditorStore, clipboard: TextClipboard, data: DataTransfer): boolean {
  const copied = readCopiedTexts(data.getData(copiedTextsType));
  const words = data.getData('text/plain');
  if (copied.length > 0) {
    clipboard.texts = copied;
    pasteTexts(store, copied);
  } else if (words.trim() !== '') {
    addText(store);
    const { tool } = store.getState();
    if (tool.name === 'editing') writeText(store, tool.id, words);
    finishEditing(store);
  } else return false;
  return true;
}

/**
 * Copy, cut and paste on the canvas. While typing they take the marked part. One selected text is copied, cut and pasted into as
 * plain text; where none or several are selected, whole texts are copied, cut and pasted.
 */
export function clipboardHandlers(store: EditorStore, clipboard: TextClipboard) {
  const copy = (event: ClipboardEvent) => {
    const { selectedIds } = store.getState();
    if (selectedIds.length === 0 || hasMarkedText(event)) return false;
    event.clipboardData.setData('text/plain', copyTexts(store, clipboard));
    event.clipboardData.setData(copiedTextsType, writeCopiedTexts(clipboard.texts));
    event.preventDefault();
    return true;
  };
  return {
    onCopy: (event: ClipboardEvent) => {
      copy(event);
    },
    onCut: (event: ClipboardEvent) => {
      if (!copy(event)) return;
      const only = getText(store, onlySelected(store.getState()));
      if (only) writeText(store, only.id, '');
      else removeTexts(store, store.getState().selectedIds);
    },
    onPaste: (event: ClipboardEvent) => {
      // A text area takes plain text by itself, at its caret.
      if (event.target instanceof HTMLTextAreaElement) return;
      const only = onlySelected(store.getState());
      const pasted = event.clipboardData.getData('text/plain');
      if (only === undefined) {
        if (pasteNew(store, clipboard, event.clipboardData)) event.preventDefault();
      } else if (pasted !== '') {
        event.preventDefault();
        writeText(store, only, pasted);
      }
    },
  };
}
