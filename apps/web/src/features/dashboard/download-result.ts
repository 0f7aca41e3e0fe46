import { type ApiClient, type SignedUrls } from '@palimpsest/api-client';
import { exportFileName, exportPng } from '@palimpsest/editor';
import { saveFile } from '../../lib/save-file.ts';
import { loadPicture } from '../editor/load-picture.ts';
import { openResult } from '../editor/open-result.ts';
import { createPatchLoader } from '../editor/text-patches.ts';

/**
 * Has the browser save the result of a process, with the edits that were saved, as the editor exports it.
 * @throws Error with the sentence to show
 */
export async function downloadResult(client: ApiClient, signedUrls: SignedUrls, id: string): Promise<void> {
  const { signal } = new AbortController();
  const record = await client.call('processStatus', { params: { message_id: id }, signal });
  const url = record.inpainted_image_url ?? '';
  const { image, document } = await openResult(
    { client, signedUrls, signal },
    { id, url, texts: record.localized_texts },
  );
  try {
    const patches = record.text_patches_url;
    const png = await exportPng(image, document, patches ? createPatchLoader(signedUrls, patches) : undefined, () =>
      loadPicture(signedUrls, record.original_image_url ?? '', signal),
    );
    saveFile(new File([png], exportFileName(Date.now()), { type: png.type }));
  } finally {
    image.close();
  }
}
