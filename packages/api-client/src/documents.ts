import type { DocumentResponse, DocumentSaved, TextPatchEntry } from '@palimpsest/contract';
import type { ApiClient } from './client.ts';
import { ApiError } from './errors.ts';

/** Another version was saved after the one that was edited. Neither is lost. */
export class DocumentConflictError extends Error {
  override readonly name = 'DocumentConflictError';
}

/** The saved versions of a process's document, the newest first; empty if none was saved. */
export function documentVersions(client: ApiClient, messageId: string, signal?: AbortSignal): Promise<DocumentSaved[]> {
  return client.call('documentVersions', { params: { message_id: messageId }, signal });
}

/**
 * The document of a process as it was saved last; undefined if none was. It is requested only if there is a version, because
 * browsers log every 404 as an error.
 */
export async function readDocument(
  client: ApiClient,
  messageId: string,
  signal?: AbortSignal,
): Promise<DocumentResponse | undefined> {
  const [latest] = await documentVersions(client, messageId, signal);
  return latest && client.call('readDocument', { params: { message_id: messageId }, signal });
}

/** One of the versions that are kept. @throws ApiError 404 when it is not kept any more */
export function readDocumentVersion(
  client: ApiClient,
  messageId: string,
  version: number,
  signal?: AbortSignal,
): Promise<DocumentResponse> {
  return client.call('readDocument', { params: { message_id: messageId }, query: { version }, signal });
}

/**
 * Saves the document of a process.
 * @param basedOn the version that was edited; 0 for the first
 * @throws DocumentConflictError when another version was saved since
 */
export async function saveDocument(
  client: ApiClient,
  messageId: string,
  content: Record<string, unknown>,
  basedOn: number,
): Promise<DocumentSaved> {
  try {
    return await client.call('saveDocument', {
      params: { message_id: messageId },
      body: { content },
      headers: basedOn === 0 ? { 'if-none-match': '*' } : { 'if-match': `"${basedOn}"` },
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 412) {
      throw new DocumentConflictError('Another version of this document was saved.', { cause: error });
    }
    throw error;
  }
}

/**
 * The picture of one patch out of the file of all patches of a process.
 * @param all the file at `text_patches_url`
 */
export function cutPatch(all: Blob, { offset, bytes }: TextPatchEntry): Blob {
  return all.slice(offset, offset + bytes, 'image/png');
}
