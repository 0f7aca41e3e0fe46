import type { EditorDocument } from '@palimpsest/editor';
import { clear, createStore } from 'idb-keyval';
import { orNothing } from '../../lib/or-nothing.ts';

/** What was edited and not saved yet. */
export interface Draft {
  /** The version that was edited; 0 where none was saved. */
  version: number;
  document: EditorDocument;
  /** The opened editor in which it was edited: what that one saved is no version of somebody else. */
  writer?: string | undefined;
  /** When it was edited last, in ms since the epoch. */
  editedAt?: number | undefined;
}

/** A draft as it lies in the storage. */
export interface KeptDraft extends Draft {
  key: string;
}

/** The number changes with the shape of the draft: what an older version of the app left is not read. */
export const draftStore = createStore('palimpsest-drafts-3', 'drafts');

/** Forgets every draft: the next user of the browser must not find them. */
export async function forgetDrafts(): Promise<void> {
  await orNothing(clear(draftStore));
}
