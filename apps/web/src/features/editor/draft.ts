import type { EditorDocument } from '@palimpsest/editor';
import { del, promisifyRequest, clear, createStore } from 'idb-keyval';
import { orNothing } from '../../lib/or-nothing.ts';

/** An edited document that is not saved yet. */
export interface Draft {
  /** The version that was edited; 0 where none was saved. */
  version: number;
  document: EditorDocument;
  /** The id of the opened editor that wrote it: a version that the same editor saved is no conflict. */
  writer?: string | undefined;
  /** When it was edited last, in ms since the epoch. */
  editedAt?: number | undefined;
}

/** A draft as it lies in the storage. */
export interface KeptDraft extends Draft {
  key: string;
}

/** The number in the name changes with the shape of the draft, so that drafts of older versions of the app are not read. */
export const draftStore = createStore('palimpsest-drafts-3', 'drafts');

/** Forgets every draft: the next user of the browser must not find them. */
export async function forgetDrafts(): Promise<void> {
  await orNothing(clear(draftStore));
}

/** Each opened editor has a draft of its own: of two tabs with one image, neither writes over what the other kept. */
const keyOf = (messageId: string, writer = '') => `${messageId} ${writer}`;

/** The keys of the unsaved drafts of a process that pages left behind when they were reloaded, left or closed. */
export async function draftKeys(messageId: string): Promise<string[]> {
  const all = await orNothing(draftStore('readonly', (store) => promisifyRequest(store.getAllKeys())));
  return (all ?? []).map(String).filter((key) => key.startsWith(messageId));
}

/**
 * Keeps unsaved edits. If the storage is full, the draft is lost, but not the work on the screen.
 *
 * @param resumed the key of the draft that this one continues; one transaction deletes it and writes this one
 */
export async function writeDraft(messageId: string, draft: Draft, resumed?: string): Promise<void> {
  await orNothing(
    draftStore('readwrite', (store) => {
      if (resumed !== undefined) store.delete(resumed);
      store.put(draft, keyOf(messageId, draft.writer));
      return promisifyRequest(store.transaction);
    }),
  );
}

/** Forgets a draft. */
export async function dropDraft(key: string): Promise<void> {
  await orNothing(del(key, draftStore));
}

/** Forgets the draft of an opened editor: it is saved. */
export function removeDraft(messageId: string, writer: string): Promise<void> {
  return dropDraft(keyOf(messageId, writer));
}
