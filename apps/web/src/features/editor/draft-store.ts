import { clear, createStore } from 'idb-keyval';
import { orNothing } from '../../lib/or-nothing.ts';

/** The number changes with the shape of the draft: what an older version of the app left is not read. */
export const draftStore = createStore('palimpsest-drafts-3', 'drafts');

/** Forgets every draft: the next user of the browser must not find them. */
export async function forgetDrafts(): Promise<void> {
  await orNothing(clear(draftStore));
}
