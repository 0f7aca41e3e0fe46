import { type ApiClient, saveDocument } from '@palimpsest/api-client';
import type { EditorDocument } from '@palimpsest/editor';
import { replaceEqualDeep } from '@tanstack/react-query';
import { get } from 'idb-keyval';
import { orNothing } from '../../lib/or-nothing.ts';
import { draftStore, type KeptDraft, type Draft, dropDraft } from './draft.ts';
import { readStoredDraft } from './saved-content.ts';
import { reportFault } from '../../lib/report-fault.ts';

/**
 * Drafts by their keys, the earliest edited first; those of an image of another size are left out.
 * @throws ProblemError `newer_document` where a newer version of the editor left one
 */
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

/** Opens the result of a process with the drafts that tabs left, given their keys. */
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

/**
 * Saves a draft as a version of its own.
 * @param basedOn the version that it changed; 0 where none was saved
 * @returns the new version; undefined where it could not be saved
 */
async function saveDraft(
  client: ApiClient,
  messageId: string,
  { document, writer }: Draft,
  basedOn: number,
): Promise<number | undefined> {
  try {
    return (await saveDocument(client, messageId, { ...document, writer }, basedOn)).version;
  } catch (error) {
    reportFault(`A draft of ${messageId} could not be saved.`, error);
    return undefined;
  }
}

/** The document that is edited, and the version that it goes on from. */
interface Opened {
  document: EditorDocument;
  /** The version that is edited; 0 where none was saved. */
  version: number;
  /** The id of the opened editor that saved that version, where the version names it. */
  writer: string | undefined;
}

/**
 * Opens a draft in place of the saved document.
 *
 * If the page was left before its last save was answered, the server's version is that of the draft's own editor, and the draft continues from
 * it. If another editor saved since, the draft keeps the version that it changed, so that saving it asks what to do.
 *
 * @returns with `unsaved`, the document of the draft, where the server does not have it
 */
export function resumeDraft<Result extends Opened>(
  saved: Result,
  draft: Draft | undefined,
): Result & { unsaved?: EditorDocument } {
  if (!draft) return saved;
  const { document, writer } = draft;
  const isOwn = writer !== undefined && writer === saved.writer;
  // `replaceEqualDeep` returns its first argument where both are equal.
  if (isOwn && replaceEqualDeep(saved.document, document) === saved.document) return saved;
  return { ...saved, document, version: isOwn ? saved.version : draft.version, unsaved: document };
}

/** The calls that save and drop drafts. */
export interface DraftActions {
  /** @returns the new version; undefined where the draft could not be saved over the one that it changed */
  save: (draft: KeptDraft, basedOn: number) => Promise<number | undefined>;
  drop: (key: string) => Promise<void>;
}

/**
 * Opens the latest of the drafts that tabs left. The earlier ones are saved as versions of their own; saving the latest then asks which of
 * the two shall stay. A draft that cannot be saved is kept until the image is opened the next time.
 *
 * @param drafts the earliest first
 * @returns with `draft`, the key of the draft that is opened
 */
export async function resumeDrafts<Result extends Opened>(
  saved: Result,
  drafts: readonly KeptDraft[],
  { save, drop }: DraftActions,
): Promise<Result & { unsaved?: EditorDocument; draft?: string }> {
  let opened = saved;
  for (const [index, draft] of drafts.entries()) {
    const resumed = resumeDraft(opened, draft);
    if (resumed.unsaved && index === drafts.length - 1) return { ...resumed, draft: draft.key };
    if (resumed.unsaved) {
      const version = await save(draft, resumed.version);
      if (version === undefined) continue;
      opened = { ...opened, document: draft.document, version, writer: draft.writer };
    }
    await drop(draft.key);
  }
  return opened;
}
