import { type DocumentResponse, type DocumentSaved } from '@palimpsest/contract';
import { type ApiClient } from './client.ts';
import { ApiError } from './errors.ts';

/** Another version was saved since the one that was edited. Nothing of either is lost. */
export class DocumentConflictError extends Error {
  override readonly name = 'DocumentConflictError';
}

/** What the user made of a process, as it was saved last; undefined when nothing was. */
export async function readDocument(
  client: ApiClient,
  messageId: string,
  signal?: AbortSignal,
): Promise<DocumentResponse | undefined> {
  try {
    return await client.call('readDocument', { params: { message_id: messageId }, signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/**
 * Saves what the user made of a process.
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
