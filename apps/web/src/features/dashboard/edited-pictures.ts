import type { ProcessSummary } from '@palimpsest/contract';
import { useQueries } from '@tanstack/react-query';
import { objectUrl } from '../../lib/images/object-url.ts';
import { reportFault } from '../../lib/report-fault.ts';
import { useApi } from '../../lib/services.ts';
import { keepPicture, keptPicture } from './kept-pictures.ts';

/** Addresses of the pictures of edited processes, by message id. */
export type EditedPictures = ReadonlyMap<string, string>;

type EditedProcess = ProcessSummary & { document_version: number };

const isEdited = (process: ProcessSummary): process is EditedProcess =>
  process.status === 'processed' && typeof process.document_version === 'number';

/**
 * Draws small pictures of edited processes as the editor exports them, because the server's thumbnails show the result before editing. This
 * browser draws them one after the other, and keeps each for the document version that it shows.
 * @returns the pictures that are drawn by now
 */
export function useEditedPictures(processes: readonly ProcessSummary[] | undefined): EditedPictures {
  const { client, signedUrls } = useApi();
  return useQueries({
    queries: (processes ?? []).filter(isEdited).map(({ message_id: id, document_version: version }) => ({
      queryKey: ['edited-picture', id, version],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly [string, string] | null> => {
        const kept = await keptPicture(id, version);
        if (kept) return [id, objectUrl(kept)];
        // Drawing a picture of many megapixels takes much memory, so all tabs together draw one at a time.
        return navigator.locks.request('palimpsest-edited-picture', { signal }, async () => {
          try {
            const { drawEditedPicture } = await import('./download-result.ts');
            const picture = await drawEditedPicture({ client, signedUrls, signal }, id);
            await keepPicture(id, version, picture);
            return [id, objectUrl(picture)];
          } catch (error) {
            signal.throwIfAborted();
            // The card keeps showing the server's thumbnail.
            reportFault(`The edited picture of ${id} could not be drawn.`, error);
            return null;
          }
        });
      },
      staleTime: Infinity,
      retry: false,
    })),
    combine: collect,
  });
}

const collect = (results: readonly { data: readonly [string, string] | null | undefined }[]): EditedPictures =>
  new Map(results.flatMap(({ data }) => (data ? [data] : [])));
