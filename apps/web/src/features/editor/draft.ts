import { type EditorDocument } from '@palimpsest/editor';
import { z } from 'zod';
import { readContent } from './saved-content.ts';

/** The number changes with the shape of the draft: what an older version of the app left is not read. */
const keyOf = (messageId: string) => `editor-draft-2-${messageId}`;

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What was edited and not saved yet. */
export interface Draft {
  /** The version that was edited; 0 where none was saved. */
  version: number;
  document: EditorDocument;
}

const storedDraft = z.object({ version: z.number().int(), document: z.unknown() });

/** What was edited before the page was reloaded or left and is not saved; undefined when there is nothing for an image of that size. */
export function readDraft(
  storage: DraftStorage,
  messageId: string,
  size: { width: number; height: number },
): Draft | undefined {
  const text = storage.getItem(keyOf(messageId));
  if (!text) return undefined;
  const draft = storedDraft.safeParse(JSON.parse(text)).data;
  const document = readContent(draft?.document, size);
  return draft && document && { version: draft.version, document };
}

/** Keeps what is edited until it is saved, for as long as the tab is open. */
export function writeDraft(storage: DraftStorage, messageId: string, draft: Draft): void {
  try {
    storage.setItem(keyOf(messageId), JSON.stringify(draft));
  } catch (error) {
    // A full storage costs the draft, not the work that is on the screen.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Forgets the draft: it is saved. */
export function removeDraft(storage: DraftStorage, messageId: string): void {
  storage.removeItem(keyOf(messageId));
}
