import { saveDocument, type ApiClient } from '@palimpsest/api-client';
import { reportFault } from '../../lib/report-fault.ts';
import type { Draft } from './draft-store.ts';

/**
 * Saves a draft as a version of its own.
 * @param basedOn the version that it changed; 0 where none was saved
 * @returns the new version; undefined where it could not be saved
 */
export async function saveDraft(
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
