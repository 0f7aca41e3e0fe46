import { recogniseParameters } from './parameters.ts';
import type { Language } from '@palimpsest/contract';
import type { RecognisedLine } from '../document.ts';
import { luma } from '../image/luma.ts';
import { cropUpright } from '../image/crop.ts';
import { type CtcRecogniser, ctcLineHeight } from './ctc/ctc-recogniser.ts';
import { disagreement, fuse } from './fusion.ts';
import { type OrientedRectangle, grow } from '../geometry/oriented-rectangle.ts';
import { type InkedLine, findInk } from './binarisation/find-ink.ts';
import type { Raster, GreyRaster } from '../image/raster.ts';
import { type Reading, nothingRead } from './reading.ts';
import { restoreSpaces } from './spacing.ts';
import type { Tesseract } from './tesseract/tesseract.ts';

const {
  sureEnough,
  boxToText,
  ctcMargin,
  rawHeight,
  rawMargin,
  leastConfidence,
  short,
  leastConfidenceOfShort,
  mostOtherScript,
} = recogniseParameters;
/** Lines steeper than this may as well run the other way. */
const steep = Math.PI / 3;

/** Reads the text in a box; more than one line where the box spans texts that stand apart, none where there is no text. */
export async function recogniseBox(
  picture: Raster,
  box: OrientedRectangle,
  language: Language,
  { tesseract, ctc }: { tesseract: Tesseract; ctc: CtcRecogniser },
): Promise<RecognisedLine[]> {
  const oriented = Math.abs(box.angle) > steep || box.width < box.height * 2 ? await orient(picture, box, ctc) : box;
  const inked: (InkedLine | undefined)[] = findInk(picture, oriented);
  if (inked.length === 0) inked.push(undefined);
  const lines: RecognisedLine[] = [];
  for (const ink of inked) {
    const tight = ink?.box ?? { ...oriented, height: oriented.height * boxToText };
    const [fromInk = nothingRead, fromCtc] = await Promise.all([
      ink && tesseract.recogniseLine(ink.image, language),
      ctc.recogniseLine(cropUpright(picture, grow(tight, ctcMargin * tight.height), ctcLineHeight)),
    ]);
    const isSure = fromInk.confidence >= sureEnough && disagreement(fromInk, fromCtc) === 0;
    const fromPixels = isSure ? fromInk : await secondLook(picture, tight, language, tesseract);
    const fromTesseract = better(fromInk, fromPixels, fromCtc);
    const reading = fuse(fromTesseract, fromCtc);
    const text = ink ? withFoundSigns(reading.text, ink) : reading.text;
    const { confidence } = reading;
    if (!hasLetters(text)) continue;
    lines.push({
      text,
      confidence,
      box: tight,
      colour: ink?.colour,
      stroke: ink?.stroke,
      descent: ink?.descent,
      bulletIndent: ink?.bulletIndent,
      doubt: doubtOf(text, confidence, disagreement(fromTesseract, fromCtc) === 0, fromCtc.otherScript),
    });
  }
  return lines;
}

function secondLook(
  picture: Raster,
  tight: OrientedRectangle,
  language: Language,
  tesseract: Tesseract,
): Promise<Reading> {
  return tesseract.recogniseLine(
    grey(cropUpright(picture, grow(tight, rawMargin * tight.height), rawHeight)),
    language,
  );
}

/** The one of two readings that agrees more with a third; between equals the surer one. */
function better(first: Reading, second: Reading, witness: Reading): Reading {
  const difference = disagreement(first, witness) - disagreement(second, witness);
  if (difference === 0) return first.confidence >= second.confidence ? first : second;
  return difference < 0 ? first : second;
}

/** The text with what the ink shows better than a recogniser sees it: spaces between figures, and the dot before a list item. */
function withFoundSigns(text: string, { columns, image, bulletIndent }: InkedLine): string {
  if (bulletIndent === undefined) return restoreSpaces(text, columns, image.height);
  const item = text.replace(/^(?:[^\p{Letter}\p{Number}¿¡"“«(]+|[eo©®«»]+\s)/u, '');
  return `• ${item}`;
}

function grey({ width, height, data }: Raster): GreyRaster {
  const values = Uint8Array.from({ length: width * height }, (_, at) =>
    Math.round(luma(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0)),
  );
  return { width, height, data: values };
}

/** Turns a box whose reading direction its shape does not tell to where it reads best. */
async function orient(picture: Raster, box: OrientedRectangle, ctc: CtcRecogniser): Promise<OrientedRectangle> {
  const quarter = { ...box, width: box.height, height: box.width };
  const candidates =
    Math.abs(box.angle) > steep
      ? [
          box,
          { ...box, angle: box.angle + Math.PI },
          { ...quarter, angle: box.angle - (Math.PI / 2) * Math.sign(box.angle) },
        ]
      : [box];
  let best = box;
  let bestConfidence = -1;
  for (const candidate of candidates) {
    const { text, confidence } = await ctc.recogniseLine(cropUpright(picture, candidate, ctcLineHeight));
    const worth = confidence * Math.min(1, text.length / 2);
    if (worth > bestConfidence) {
      best = candidate;
      bestConfidence = worth;
    }
  }
  return best;
}

function lettersIn(text: string): number {
  return text.match(/[\p{Letter}\p{Number}]/gu)?.length ?? 0;
}

/** True where a reading is made of letters or figures, not of the marks that edges and specks are read as. */
function hasLetters(text: string): boolean {
  const letters = lettersIn(text);
  return letters > 0 && letters >= text.replaceAll(/\s/g, '').length / 3;
}

/** Why a reading should not be trusted, if it should not. */
function doubtOf(text: string, confidence: number, agreed: boolean, otherScript: number): RecognisedLine['doubt'] {
  if (otherScript > mostOtherScript) return 'other-script';
  if (lettersIn(text) <= short) return agreed && confidence >= leastConfidenceOfShort ? undefined : 'pictogram';
  return confidence >= leastConfidence ? undefined : 'low-confidence';
}
