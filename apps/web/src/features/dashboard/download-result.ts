import type { ApiClient, SignedUrls } from '@palimpsest/api-client';
import { thumbnailSides, type ProcessSummary } from '@palimpsest/contract';
import { exportFileName, exportPng } from '@palimpsest/editor';
import { reportFault } from '../../lib/report-fault.ts';
import { saveFile } from '../../lib/images/save-file.ts';
import { createZip } from '../../lib/images/zip.ts';
import { loadPicture } from '../editor/load-picture.ts';
import { openResult } from '../editor/open-result.ts';
import { createPatchLoader } from '../editor/text-patches.ts';
import { resultNames } from './result-names.ts';

/** Where results are loaded from. */
export interface ResultSource {
  client: ApiClient;
  signedUrls: SignedUrls;
  signal: AbortSignal;
}

/**
 * Has the browser save the result of a process, with the edits that were saved, as the editor exports it.
 * @throws Error with the sentence to show
 */
export async function downloadResult(source: ResultSource, id: string): Promise<void> {
  const png = await exportResult(source, id);
  saveFile(new File([png], exportFileName(Date.now()), { type: png.type }));
}

/**
 * Has the browser save the results of several processes as one zip file, each named after its image and language. Those that
 * cannot be loaded are left out.
 * @param onProgress called before each result with how many are done
 * @returns those that were left out; where all were, nothing is saved
 * @throws the signal's reason where it is aborted; nothing is saved then
 */
export async function downloadResults(
  source: ResultSource,
  processes: readonly ProcessSummary[],
  onProgress: (done: number) => void,
): Promise<ProcessSummary[]> {
  const names = resultNames(processes);
  const zip = createZip();
  const failed: ProcessSummary[] = [];
  for (const [index, process] of processes.entries()) {
    onProgress(index);
    const png = await exportResult(source, process.message_id).catch((error: unknown) => {
      source.signal.throwIfAborted();
      reportFault(`The result of ${process.message_id} could not be downloaded.`, error);
    });
    if (png) zip.add(names[index] ?? '', new Uint8Array(await png.arrayBuffer()));
    else failed.push(process);
  }
  if (failed.length < processes.length) saveFile(new File([zip.end()], 'palimpsest-images.zip'));
  return failed;
}

/** The result of a process with the edits that were saved, as small as the thumbnails of the server. @throws Error where it cannot be drawn */
export async function drawEditedPicture(source: ResultSource, id: string): Promise<Blob> {
  const whole = await createImageBitmap(await exportResult(source, id));
  const scale = Math.min(1, thumbnailSides.large / Math.max(whole.width, whole.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(whole.width * scale));
  canvas.height = Math.max(1, Math.round(whole.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas to draw a small picture on.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (picture) => (picture ? resolve(picture) : reject(new Error('The browser cannot encode a small picture.'))),
      'image/webp',
      0.8,
    );
  });
}

async function exportResult({ client, signedUrls, signal }: ResultSource, id: string): Promise<Blob> {
  const record = await client.call('processStatus', { params: { message_id: id }, signal });
  const url = record.inpainted_image_url ?? '';
  const { image, document } = await openResult(
    { client, signedUrls, signal },
    { id, url, texts: record.localized_texts },
  );
  try {
    const patches = record.text_patches_url;
    return await exportPng(image, document, patches ? createPatchLoader(signedUrls, patches) : undefined, () =>
      loadPicture(signedUrls, record.original_image_url ?? '', signal),
    );
  } finally {
    image.close();
  }
}
