import { type EditorDocument } from '@palimpsest/editor';
import { del, get, set } from 'idb-keyval';
import { z } from 'zod';
import { orNothing } from '../../lib/or-nothing.ts';
import { draftStore } from './draft-store.ts';
import { readContent } from './saved-content.ts';

/** What was edited and not saved yet. */
export interface Draft {
  /** The version that was edited; 0 where none was saved. */
  version: number;
  document: EditorDocument;
}

const storedDraft = z.object({ version: z.number().int(), document: z.unknown() });

/**
 * What was edited before the page was reloaded, left or closed and is not saved; undefined when there is nothing for an image of that
 * size.
 */
export async function readDraft(
  messageId: string,
  size: { width: number; height: number },
): Promise<Draft | undefined> {
  const draft = storedDraft.safeParse(await orNothing(get(messageId, draftStore))).data;
  const document = readContent(draft?.document, size);
  return draft && document && { version: draft.version, document };
}

/** Keeps what is edited until it is saved. A full storage costs the draft, not the work that is on the screen. */
export async function writeDraft(messageId: string, draft: Draft): Promise<void> {
  await orNothing(set(messageId, draft, draftStore));
}

/** Forgets the draft: it is saved. */
export async function removeDraft(messageId: string): Promise<void> {
  await orNothing(del(messageId, draftStore));
}
