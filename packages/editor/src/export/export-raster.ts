import { fontSetup } from '@palimpsest/typeset/browser';
import { fontsOfTexts, loadTextFontsOrFallbacks } from '../fonts/load-text-fonts.ts';
import { patchesToDraw } from '../model/text-patch.ts';
import type { EditorImage } from './canvas.ts';
import { encodePicture } from './encode-picture.ts';
import type { ExportOptions } from './formats.ts';
import type { PictureSource } from './picture-source.ts';
import { patchName } from './raster-job.ts';
import type { RasterAnswer, RasterMessage } from './raster-job.ts';
import { stripsOf } from './strips.ts';

/** The pictures that a file is drawn from, by their names in the job. */
function picturesOf({ image, original, document, patches }: PictureSource): [string, EditorImage][] {
  const restores = document.strokes?.some(({ kind }) => kind === 'restore') === true;
  const keys = new Set(patchesToDraw(document.texts).map(({ key }) => key));
  return [
    ['image', image],
    ...(restores && original ? [['original', original] satisfies [string, EditorImage]] : []),
    ...[...keys].flatMap((key): [string, EditorImage][] => {
      const picture = patches?.(key);
      return picture ? [[patchName(key), picture]] : [];
    }),
  ];
}

async function send(worker: Worker, source: PictureSource, options: ExportOptions): Promise<void> {
  const post = (message: RasterMessage, handedOver: Transferable[]) => worker.postMessage(message, handedOver);
  for (const [name, picture] of picturesOf(source))
    for await (const strip of stripsOf(name, picture)) post({ strip }, [strip.pixels]);
  const { document, area } = source;
  post({ job: { document, area, options, fonts: fontSetup(fontsOfTexts(document.texts)) } }, []);
}

/** The answer of a new worker about a picture; `unable` if its script cannot be run. */
async function inWorker(source: PictureSource, options: ExportOptions): Promise<RasterAnswer> {
  const worker = new Worker(new URL('./raster-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<RasterAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<RasterAnswer>) => resolve(data));
      worker.addEventListener('error', () => resolve({ unable: true }));
      send(worker, source, options).catch(reject);
    });
  } finally {
    worker.terminate();
  }
}

/**
 * Writes a picture with its texts as a file of pixels. A worker draws and encodes it, so that the page goes on answering; where the browser
 * has no canvas or no fonts in workers, the page does, with the same result.
 *
 * @throws Error with a sentence for the user.
 */
export async function exportRaster(source: PictureSource, options: ExportOptions): Promise<Blob> {
  if ('Worker' in globalThis && 'OffscreenCanvas' in globalThis) {
    const answer = await inWorker(source, options);
    if ('error' in answer) throw new Error(answer.error);
    if ('blob' in answer) return answer.blob;
  }
  await loadTextFontsOrFallbacks(source.document.texts);
  return encodePicture(source, options);
}
