import type { ApiClient } from '@palimpsest/api-client';
import { get } from 'idb-keyval';
import { orNothing } from '../../lib/or-nothing.ts';
import { draftStore, type KeptDraft } from './draft-store.ts';
import { dropDraft } from './draft.ts';
import { resumeDrafts, type Opened } from './resume-draft.ts';
import { saveDraft } from './save-draft.ts';
import { readStoredDraft } from './saved-content.ts';

/** Drafts by their keys, the earliest edited first; those of an image of another size are left out. */
export async function readDrafts(
  keys: readonly string[],
  size: { width: number; height: number },
): Promise<KeptDraft[]> {
  const kept = await Promise.all(keys.map((key) => orNothing(get<unknown>(key, draftStore))));
  const drafts = keys.flatMap((key, index) => {
    const draft = readStoredDraft(kept[index], size);
    return draft ? [{ ...draft, key }] : [];
  });
  return drafts.toSorted((a, b) => (a.editedAt ?? 0) - (b.editedAt ?? 0));
}

/** What is opened where tabs left drafts, by their keys. */
export async function openWithDrafts<Result extends Opened>(
  client: ApiClient,
  messageId: string,
  saved: Result,
  keys: readonly string[],
) {
  return resumeDrafts(saved, await readDrafts(keys, saved.document), {
    save: (draft, basedOn) => saveDraft(client, messageId, draft, basedOn),
    drop: dropDraft,
  });
}
