import { type EditorDocument } from '@palimpsest/editor';

/** The number changes with the shape of the document: what an older version of the app left is not read. */
const keyOf = (messageId: string) => `editor-draft-1-${messageId}`;

type DraftStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** What was edited before the page was reloaded or left; undefined when there is nothing for an image of that size. */
export function readDraft(
  storage: DraftStorage,
  messageId: string,
  size: { width: number; height: number },
): EditorDocument | undefined {
  const text = storage.getItem(keyOf(messageId));
  if (!text) return undefined;
  const draft = JSON.parse(text) as EditorDocument;
  return draft.width === size.width && draft.height === size.height ? draft : undefined;
}

/** Keeps what is edited for as long as the tab is open. */
export function writeDraft(storage: DraftStorage, messageId: string, document: EditorDocument): void {
  try {
    storage.setItem(keyOf(messageId), JSON.stringify(document));
  } catch (error) {
    // A full storage costs the draft, not the work that is on the screen.
    if (!(error instanceof DOMException)) throw error;
  }
}
