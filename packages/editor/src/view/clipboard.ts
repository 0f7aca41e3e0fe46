import { onlySelected } from '../box-store.ts';
import { copyTexts, pasteTexts } from '../commands/clipboard.ts';
import type { TextClipboard } from '../commands/clipboard.ts';
import { addText, finishEditing, removeTexts } from '../commands/texts.ts';
import { writeText } from '../commands/write-texts.ts';
import { readCopiedTexts, copiedTextsType, writeCopiedTexts } from '../model/copied-texts.ts';
import type { EditorText } from '../model/text.ts';
import { getText } from '../store.ts';
import type { EditorStore } from '../store.ts';

/** The part of a clipboard event that is used here, for events of React and of the DOM. */
export interface ClipboardInput {
  target: EventTarget | null;
  clipboardData: DataTransfer;
  preventDefault: () => void;
}

/** Whether the event comes from a text area with selected text. */
function hasMarkedText({ target }: ClipboardInput): boolean {
  return target instanceof HTMLTextAreaElement && target.selectionStart !== target.selectionEnd;
}

/** Pastes on the canvas beside the selection: the copied texts, or a new one with the words. */
function pasteNew(store: EditorStore, clipboard: TextClipboard, copied: EditorText[], words: string): boolean {
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
 * Copy, cut and paste on the canvas. While typing they act on the selected part. One selected text is copied, cut and pasted into as
 * plain text; if none or several are selected, whole texts are copied, cut and pasted. Texts of another picture are pasted as texts even
 * if one is selected, because the first text is selected when a picture is opened.
 */
export function clipboardHandlers(store: EditorStore, clipboard: TextClipboard) {
  const copy = (event: ClipboardInput) => {
    const { selectedIds } = store.getState();
    if (selectedIds.length === 0 || hasMarkedText(event)) return false;
    event.clipboardData.setData('text/plain', copyTexts(store, clipboard));
    event.clipboardData.setData(copiedTextsType, writeCopiedTexts(clipboard.texts));
    event.preventDefault();
    return true;
  };
  return {
    onCopy: (event: ClipboardInput) => {
      copy(event);
    },
    onCut: (event: ClipboardInput) => {
      if (!copy(event)) return;
      const only = getText(store, onlySelected(store.getState()));
      if (only) writeText(store, only.id, '');
      else removeTexts(store, store.getState().selectedIds);
    },
    onPaste: (event: ClipboardInput) => {
      // A text area takes plain text by itself, at its caret.
      if (event.target instanceof HTMLTextAreaElement) return;
      const only = onlySelected(store.getState());
      const pasted = event.clipboardData.getData('text/plain');
      const copied = readCopiedTexts(event.clipboardData.getData(copiedTextsType));
      if (only === undefined || copied.some(({ id }) => getText(store, id) === undefined)) {
        if (pasteNew(store, clipboard, copied, pasted)) event.preventDefault();
      } else if (pasted !== '') {
        event.preventDefault();
        writeText(store, only, pasted);
      }
    },
  };
}
