import { setUpFonts } from '@palimpsest/typeset/browser';
import { loadTextFontsOrFallbacks } from '../fonts/load-text-fonts.ts';
import { detailOf } from '../messages.ts';
import { patchesToDraw } from '../model/text-patch.ts';
import { createRetouch } from '../retouch/retouch.ts';
import { encodePicture } from './encode-picture.ts';
import { patchName } from './raster-job.ts';
import type { RasterAnswer, RasterJob, RasterMessage } from './raster-job.ts';
import { createStripCollector } from './strips.ts';

const canDraw = 'OffscreenCanvas' in globalThis && 'FontFace' in globalThis && 'fonts' in globalThis;
const pictures = createStripCollector();

async function write({ document, area, options, fonts }: RasterJob): Promise<Blob> {
  await setUpFonts(fonts);
  await loadTextFontsOrFallbacks(document.texts);
  const image = pictures.take('image');
  if (!image) throw new Error('The image is missing.');
  const keys = patchesToDraw(document.texts).map(({ key }) => key);
  const patches = new Map(keys.map((key) => [key, pictures.take(patchName(key))]));
  const retouch = createRetouch(image, pictures.take('original'), document);
  return encodePicture({ image, document, area, patches: (key) => patches.get(key), retouch }, options);
}

async function answerTo(message: RasterMessage): Promise<RasterAnswer | undefined> {
  if (!canDraw) return { unable: true };
  try {
    if ('job' in message) return { blob: await write(message.job) };
    pictures.add(message.strip);
    return undefined;
  } catch (error) {
    return { error: detailOf(error) };
  }
}

/** Takes strips of pictures and one job, and posts one {@link RasterAnswer}. */
async function take({ data }: MessageEvent<RasterMessage>): Promise<void> {
  const answer = await answerTo(data);
  if (answer) postMessage(answer);
}
addEventListener('message', (event: MessageEvent<RasterMessage>) => void take(event));
