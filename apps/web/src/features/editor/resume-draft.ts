import type { EditorDocument } from '@palimpsest/editor';
import { replaceEqualDeep } from '@tanstack/react-query';
import type { Draft } from './draft-store.ts';

/** What is edited, and what it goes on from. */
export interface Opened {
  document: EditorDocument;
  /** The version that is edited; 0 where none was saved. */
  version: number;
  /** The opened editor that saved that version, where it said so. */
  writer: string | undefined;
}

/** The opened editor that saved a document. */
export function writerOf(content: Record<string, unknown>): string | undefined {
  return typeof content.writer === 'string' ? content.writer : undefined;
}

/**
 * What is opened where a draft was left.
 *
 * The answer to the last save is lost when the page is left before it comes: the version that the server keeps is then that of the draft's own
 * editor, and the draft goes on from it. Where another editor saved since, the draft keeps the version that it changed, so that saving it asks.
 *
 * @returns with `unsaved`, the draft where the server does not have it
 */
export function resumeDraft<Result extends Opened>(
  saved: Result,
  draft: Draft | undefined,
): Result & { unsaved?: EditorDocument } {
  if (!draft) return saved;
  const { document, writer } = draft;
  const isOwn = writer !== undefined && writer === saved.writer;
  // It gives the first back where both say the same.
  if (isOwn && replaceEqualDeep(saved.document, document) === saved.document) return saved;
  return { ...saved, document, version: isOwn ? saved.version : draft.version, unsaved: document };
}
