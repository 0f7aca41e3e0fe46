import { documentVersions, readDocumentVersion, ProblemError, type ApiClient } from '@palimpsest/api-client';
import type { ImageProcess } from '@palimpsest/contract';
import type { VersionCallbacks } from '@palimpsest/editor';
import { readContent } from './saved-content.ts';
import { toEditorDocument } from './to-editor-document.ts';

/** The id of the version before the first edit: the server counts the saved ones from 1. */
const asTranslated = '0';

/**
 * Reads the versions of a process's document: those that the server keeps, and the translation before the first edit.
 * @param size the size of the image, in px
 */
export function createVersionCallbacks(
  client: ApiClient,
  process: ImageProcess,
  size: { width: number; height: number },
): VersionCallbacks {
  const { message_id: id, localized_texts: texts, skipped_texts: skipped } = process;
  return {
    listVersions: async () => {
      const saved = await documentVersions(client, id);
      return [
        ...saved.map(({ version, updated_at: at }) => ({ id: String(version), number: version, at: new Date(at) })),
        { id: asTranslated, number: 0, at: new Date(process.processing_completed_at ?? process.updated_at) },
      ];
    },
    restoreVersion: async (version) => {
      if (version === asTranslated) return toEditorDocument(texts, size, Date.now(), skipped);
      const { content } = await readDocumentVersion(client, id, Number(version));
      const document = readContent(content, size);
      if (!document) throw new ProblemError({ code: 'foreign_version', parameters: { version } });
      return document;
    },
  };
}
