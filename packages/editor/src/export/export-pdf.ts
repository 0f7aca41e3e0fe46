import * as pdf from '@cantoo/pdf-lib';
import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import { perspectiveOf } from '@palimpsest/typeset';
import type { Size } from '../geometry/rect.ts';
import type { EditorText } from '../model/text.ts';
import { canvasOf } from './canvas.ts';
import { channelsOf } from './color-channels.ts';
import { drawBehindLetters, effectsPicture, isSeenThrough } from './effects-picture.ts';
import { encodeCanvas, onWhite } from './encode-canvas.ts';
import { createPdfFonts } from './pdf-fonts.ts';
import { groupOperators } from './pdf-group.ts';
import type { PlacedImage } from './pdf-group.ts';
import { canBeLive, textOperators } from './pdf-text.ts';
import type { FontsByWeight } from './pdf-text.ts';
import type { PictureSource } from './picture-source.ts';
import { writeInvisibleText } from './pdf-unseen-text.ts';
import { drawText, renderPicture, shownTexts } from './render.ts';
import { weightsOf } from './segments.ts';

/** PDF points per px of the image: 96 px are an inch, as in CSS. */
const pointsPerPixel = 72 / 96;
/** The largest side of a page that readers have to support, in points. */
const maxSide = 14_400;

interface LiveText {
  text: EditorText;
  fonts: FontsByWeight;
}

/**
 * The texts that are text in the file. The others are part of the picture: they are in perspective, for which a PDF has no transform, or filled with
 * a gradient, or their fonts lack letters or cannot be embedded. Those without perspective are repeated over the picture as invisible text.
 */
async function liveTexts(file: PDFDocument, texts: readonly EditorText[]): Promise<LiveText[]> {
  const fonts = await createPdfFonts(file);
  const found = await Promise.all(
    texts
      .filter((text) => !perspectiveOf(text) && text.textGradient === undefined)
      .map(async (text) => {
        const plain = { ...text, runs: undefined };
        const byWeight = weightsOf(text).map(
          async (fontWeight) => [fontWeight, await fonts.of({ ...plain, fontWeight })] as const,
        );
        return { text, fonts: new Map(await Promise.all(byWeight)) };
      }),
  );
  return found.filter(({ text, fonts: byWeight }) => [...byWeight.values()].every((set) => canBeLive(text, set)));
}

/** The name, in the resources of a group, of the graphics state that fills the letters of its text. */
const fillState = 'Fill';

/** The effects behind the letters of a translucent text, as an image in the file. */
async function imageBehind(
  { doc }: PDFPage,
  ctx: CanvasRenderingContext2D,
  text: EditorText,
  image: Size,
): Promise<PlacedImage | undefined> {
  const effects = effectsPicture(ctx, text, image);
  if (!effects) return undefined;
  const png = await encodeCanvas(effects.canvas, 'png');
  return { image: await doc.embedPng(await png.arrayBuffer()), area: effects.area };
}

async function writeText(
  page: PDFPage,
  ctx: CanvasRenderingContext2D,
  { text, fonts: embedded }: LiveText,
  image: Size,
): Promise<void> {
  const { context } = page.doc;
  const { alpha } = channelsOf(text.fill);
  const { operators, fonts } = textOperators(context, ctx, text, embedded);
  const fill = context.obj({ Type: 'ExtGState', ca: alpha / 255 });
  if (isSeenThrough(text)) {
    const behind = await imageBehind(page, ctx, text, image);
    const group = groupOperators(page, {
      opacity: text.opacity ?? 1,
      size: image,
      behind,
      operators: [pdf.setGraphicsState(fillState), ...operators],
      fonts: Object.fromEntries([...fonts].map((font) => [font.name, font.ref])),
      states: { [fillState]: fill },
    });
    page.pushOperators(...group);
    return;
  }
  for (const font of fonts) page.node.setFontDictionary(pdf.PDFName.of(font.name), font.ref);
  const see = page.node.newExtGState(fillState, fill);
  page.pushOperators(pdf.pushGraphicsState(), pdf.setGraphicsState(see), ...operators, pdf.popGraphicsState());
}

/**
 * The picture as a PDF of one page: the picture without its letters, and each text as text, with its embedded fonts.
 *
 * @param quality of the picture, 0 to 1
 * @throws Error with a sentence for the user.
 */
export async function exportPdf(
  { image, document, area, patches, retouch }: PictureSource,
  quality: number,
): Promise<Blob> {
  const seen = area ?? { x: 0, y: 0, width: document.width, height: document.height };
  const [width, height] = [seen.width * pointsPerPixel, seen.height * pointsPerPixel];
  if (Math.max(width, height) > maxSide)
    throw new Error(
      `A PDF has at most ${maxSide / pointsPerPixel} pixels a side; this has ${seen.width} × ${seen.height}.`,
    );
  const file = await pdf.PDFDocument.create();
  const live = await liveTexts(file, shownTexts(document.texts));
  const written = new Set(live.map(({ text }) => text));
  const picture = renderPicture(image, document, {
    area,
    patches,
    retouch,
    draw: (ctx, text) => (written.has(text) ? drawBehindLetters : drawText)(ctx, text),
  });
  const encoded = await encodeCanvas(onWhite(picture), 'jpeg', quality);
  const page = file.addPage([width, height]);
  page.drawImage(await file.embedJpg(await encoded.arrayBuffer()), { x: 0, y: 0, width, height });
  page.pushOperators(
    pdf.pushGraphicsState(),
    pdf.concatTransformationMatrix(
      pointsPerPixel,
      0,
      0,
      -pointsPerPixel,
      -seen.x * pointsPerPixel,
      height + seen.y * pointsPerPixel,
    ),
  );
  const { ctx } = canvasOf(1, 1);
  for (const text of live) await writeText(page, ctx, text, document);
  writeInvisibleText(
    page,
    ctx,
    shownTexts(document.texts).filter((text) => !written.has(text) && !perspectiveOf(text)),
  );
  page.pushOperators(pdf.popGraphicsState());
  const bytes = await file.save();
  return new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' });
}
