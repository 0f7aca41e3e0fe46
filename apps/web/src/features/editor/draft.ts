import { del, get, set } from 'idb-keyval';
import { orNothing } from '../../lib/or-nothing.ts';
import { draftStore, type Draft } from './draft-store.ts';

/**
 * What was edited before the page was reloaded, left or closed and is not saved; undefined when there is nothing for an image of that
 * size.
 */
export async function readDraft(
  messageId: string,
  size: { width: number; height: number },
): Promise<Draft | undefined> {
  const kept: unknown = await orNothing(get(messageId, draftStore));
  if (kept === undefined) return undefined;
  const { readStoredDraft } = await import('./saved-content.ts');
  return readStoredDraft(kept, size);
}

/** Keeps what is edited until it is saved. A full storage costs the draft, not the work that is on the screen. */
export async function writeDraft(messageId: string, draft: Draft): Promise<void> {
  await orNothing(set(messageId, draft, draftStore));
}

/** Forgets the draft: it is saved. */
export async function removeDraft(messageId: string): Promise<void> {
  await orNothing(del(messageId, draftStore));
}
