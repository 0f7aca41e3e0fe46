import { layoutText, paintText, perspectiveTo, type TextContext } from '@palimpsest/typeset';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { checkBytes, checkDocument } from '../check-options.ts';
import { decodeImage, encodePng } from '../image/decode.ts';
import type { LocalisedDocument, LocalisedText } from '../model/document.ts';
import type { Raster } from '../image/raster.ts';

/**
 * Paints the texts of a document into the picture without text, as the editor shows them.
 * @param erasedPng in the size of the document
 * @returns a PNG; pixels that no text covers are those of `erasedPng`
 * @throws EngineError `image-unreadable`
 * @throws TypeError where an argument is not what it should be
 */
export async function renderDocument(erasedPng: Uint8Array, document: LocalisedDocument): Promise<Buffer> {
  const call = 'renderDocument(erasedPng, document)';
  checkBytes(call, erasedPng, 'erasedPng');
  checkDocument(call, document);
  const picture = await decodeImage(erasedPng);
  registerFonts();
  const canvas = createCanvas(picture.width, picture.height);
  const ctx = canvas.getContext('2d');
  for (const text of document.texts) paintLocalisedText(ctx, text);
  blend(picture, ctx.getImageData(0, 0, picture.width, picture.height).data);
  return encodePng(picture);
}

/** The fonts have to be registered. */
export function paintLocalisedText(ctx: TextContext, text: LocalisedText): void {
  const box = {
    x: text.center.x - text.width / 2,
    y: text.center.y - text.height / 2,
    width: text.width,
    height: text.height,
    rotation: text.rotation,
  };
  const perspective = text.perspective && perspectiveTo(box, text.perspective);
  const layout = layoutText(ctx, text.translatedText, text, text.width);
  paintText(ctx, layout, { ...box, perspective }, text.suggestedColours[0] ?? '#000000');
}

/** Source over destination (Porter and Duff, 1984), on colours that are not multiplied by their alpha. */
function blend({ data }: Raster, layer: Uint8ClampedArray): void {
  for (let at = 0; at < data.length; at += 4) {
    const above = (layer[at + 3] ?? 0) / 255;
    if (above === 0) continue;
    const below = ((data[at + 3] ?? 0) / 255) * (1 - above);
    const alpha = above + below;
    for (let channel = 0; channel < 3; channel++) {
      data[at + channel] = ((layer[at + channel] ?? 0) * above + (data[at + channel] ?? 0) * below) / alpha;
    }
    data[at + 3] = alpha * 255;
  }
}
