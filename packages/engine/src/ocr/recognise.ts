import { boxParameters } from '../ink/parameters.ts';
import { recogniseParameters } from './parameters.ts';
import type { Language } from '@palimpsest/contract';
import { luma } from '../image/luma.ts';
import { median } from '../median.ts';
import { cropUpright } from '../image/crop.ts';
import { type CtcRecogniser, ctcLineHeight } from './ctc/ctc-recogniser.ts';
import { confidenceOf } from './confidence.ts';
import { doubtOf } from './doubt.ts';
import { inEvenLetters } from './even-letters.ts';
import { evidenceOf, lettersIn, type ReadLine, unitsIn } from './evidence.ts';
import { halfSeenLine } from './half-seen-line.ts';
import { findIcons, saysTheSame } from './icons.ts';
import { withLoneLetters } from '../ink/lone-bars.ts';
import { cutAt, withoutMarks } from './marks-beside.ts';
import { disagreement, fuse } from './fusion.ts';
import { inOrthographyOf } from './orthography.ts';
import { type OrientedRectangle, grow } from '../geometry/oriented-rectangle.ts';
import { inEvenLight } from '../ink/even-light.ts';
import { detectedAround, type InkedLine, findInk } from '../ink/find-ink.ts';
import type { Raster, GreyRaster } from '../image/raster.ts';
import { type Reading, nothingRead } from './reading.ts';
import { restoreSpaces } from './spacing.ts';
import type { Tesseract } from './tesseract/tesseract.ts';

const { sureEnough, ctcMargin, rawHeight, rawMargin, mostExtensions, surerAlone, surelyRead, upsideDown } =
  recogniseParameters;
/** Lines steeper than this may as well run the other way. */
const steep = Math.PI / 3;

export interface Recognisers {
  tesseract: Tesseract;
  ctc: CtcRecogniser;
}

/** What is known of a line's ink; without an image where only a part of it was told from the background. */
type SeenInk = Omit<InkedLine, 'box' | 'image' | 'columns' | 'loneBars' | 'isEven'> & Partial<InkedLine>;

/** A line as it was read, with the ink that it was read in. */
interface InkedReading extends ReadLine {
  ink: SeenInk | undefined;
  ctc: Reading;
}

/** Reads a box in which ink may have been told from the background. */
type ReadBox = (box: OrientedRectangle, ink?: SeenInk) => Promise<InkedReading | undefined>;

/**
 * Reads the text in a box; more than one line where the box spans texts that stand apart, none where there is no text.
 * @param others the boxes of other lines
 */
export async function recogniseBox(
  picture: Raster,
  box: OrientedRectangle,
  language: Language,
  recognisers: Recognisers,
  others: readonly OrientedRectangle[] = [],
): Promise<ReadLine[]> {
  const upright = await readBox(picture, box, language, recognisers, others);
  const turned = { ...box, angle: box.angle + Math.PI };
  const isTurned =
    upright.every(({ confidence }) => confidence < surelyRead) &&
    (await readsBetter(picture, turned, upright, recognisers.ctc));
  const lines = isTurned ? await readBox(picture, turned, language, recognisers, others) : upright;
  return lines.map(({ ink: _ink, ctc: _ctc, ...line }) => line);
}

/** Whether the CTC network is sure of a text in a box, and surer than of what was read in it the other way up. */
async function readsBetter(
  picture: Raster,
  box: OrientedRectangle,
  lines: readonly InkedReading[],
  ctc: CtcRecogniser,
): Promise<boolean> {
  const { text, confidence } = await ctc.recogniseLine(cropUpright(picture, box, ctcLineHeight));
  const other = Math.max(0, ...lines.map((line) => line.ctc.confidence));
  return (
    lettersIn(text) >= upsideDown.leastLetters &&
    confidence >= upsideDown.leastConfidence &&
    confidence > other + surerAlone
  );
}

async function readBox(
  picture: Raster,
  box: OrientedRectangle,
  language: Language,
  recognisers: Recognisers,
  others: readonly OrientedRectangle[],
): Promise<InkedReading[]> {
  const { ctc } = recognisers;
  const oriented = Math.abs(box.angle) > steep || box.width < box.height * 2 ? await orient(picture, box, ctc) : box;
  const read: ReadBox = (line, ink) => readLine(picture, line, ink, language, recognisers);
  const inked = findInk(picture, oriented, others);
  const asSeen = { ...oriented, height: oriented.height * boxParameters.boxToText };
  if (inked.length === 0) {
    const line = await read(asSeen);
    return line ? [line] : [];
  }
  const lines: InkedReading[] = [];
  for (const ink of inked) {
    const line = await readWhole(picture, ink, others, read);
    const alone = line && (await readWithoutPictogram(picture, line, ink, others, ctc, read));
    if (line) lines.push(...(await withoutIcons(picture, alone ?? line, others, language, read)));
  }
  const half = await halfSeenLine(picture, oriented, inked, ctc);
  if (!half) return lines;
  const whole = await read(half.box, half.ink);
  return whole && (half.isWord || isSurer(whole, lines)) ? [whole] : lines;
}

/** Whether a line read as a whole holds more than its parts and can be trusted as much; where that is too little, all of it is left as it is. */
function isSurer(whole: ReadLine, parts: readonly ReadLine[]): boolean {
  const letters = parts.reduce((sum, { evidence }) => sum + evidence.letters, 0);
  const confidence = Math.max(0, ...parts.map((part) => part.confidence - surerAlone));
  return whole.evidence.letters > letters && whole.confidence >= confidence;
}

/** Reads a line and, where strokes go on beyond it, reads it again with them, as long as that can be read as well. */
async function readWhole(
  picture: Raster,
  cut: InkedLine,
  others: readonly OrientedRectangle[],
  read: ReadBox,
): Promise<InkedReading | undefined> {
  let ink = cut;
  let line = await read(ink.box, ink);
  for (let extensions = 0; line && ink.continued && extensions < mostExtensions; extensions++) {
    const [next, ...apart] = findInk(picture, detectedAround(ink.continued), others);
    if (!next || apart.length > 0) break;
    const longer = await read(next.box, next);
    if (!longer || longer.evidence.letters <= line.evidence.letters) break;
    if (longer.confidence < line.confidence - surerAlone) break;
    line = longer;
    ink = next;
  }
  return line;
}

/** Reads a doubtful line without the first or the last marks that stand apart; undefined where that reads no better by far. */
async function readWithoutPictogram(
  picture: Raster,
  line: ReadLine,
  ink: InkedLine,
  others: readonly OrientedRectangle[],
  ctc: CtcRecogniser,
  read: ReadBox,
): Promise<InkedReading | undefined> {
  if (line.box !== ink.box || line.confidence >= surelyRead) return undefined;
  for (const { rest, mark } of withoutMarks(ink)) {
    const [next, ...apart] = findInk(picture, detectedAround(rest), others, [mark]);
    const shorter = next && apart.length === 0 ? await read(next.box, next) : undefined;
    if (!shorter || shorter.evidence.difference > 0 || shorter.confidence < surelyRead) continue;
    if (unitsIn(line.text) > unitsIn(shorter.text)) continue;
    // A letter would be one to the CTC network, too.
    const whole = await ctc.recogniseLine(ctcCrop(picture, ink.box));
    if (lettersIn(whole.text) <= shorter.evidence.letters) return shorter;
  }
  return undefined;
}

/**
 * Reads what stands between the icons of a line, each part a line of its own. The line stays whole where the parts do not say what it said; one
 * that is nothing but icons is left as it is.
 */
async function withoutIcons(
  picture: Raster,
  line: InkedReading,
  others: readonly OrientedRectangle[],
  language: Language,
  read: ReadBox,
): Promise<InkedReading[]> {
  const { ink, ctc, text } = line;
  if (!ink?.image || !ink.columns) return [line];
  const { image, columns } = ink;
  const found = findIcons({ image, columns, text, ctc, language: language.tag });
  if (found.icons.length === 0) return [line];
  if (!hasLetters(found.text)) return [{ ...line, doubt: 'pictogram' }];
  const cut = cutAt({ box: line.box, columns, image }, found.icons);
  const marks = [...cut.marks, ...(ink.mark ? [ink.mark] : [])];
  const parts: InkedReading[] = [];
  for (const rest of cut.rests) {
    const [next, ...apart] = findInk(picture, detectedAround(rest), others, marks);
    const part = next && apart.length === 0 ? await read(next.box, next) : undefined;
    if (part) parts.push(part);
  }
  return saysTheSame(
    parts.map((part) => part.text),
    found.text,
  )
    ? parts
    : [line];
}

async function readLine(
  picture: Raster,
  box: OrientedRectangle,
  ink: SeenInk | undefined,
  language: Language,
  { tesseract, ctc }: Recognisers,
): Promise<InkedReading | undefined> {
  const [fromInk = nothingRead, fromCtc] = await Promise.all([
    ink?.image && tesseract.recogniseLine(ink.image, language),
    ctc.recogniseLine(ctcCrop(picture, box)),
  ]);
  const isSure = fromInk.confidence >= sureEnough && disagreement(fromInk, fromCtc) === 0;
  const looks = isSure ? [] : await furtherLooks(picture, box, ink, language, tesseract);
  const fromTesseract = looks.reduce((best, look) => better(best, look, fromCtc), fromInk);
  const fused = inOrthographyOf(language.tag, fuse(fromTesseract, fromCtc).text);
  const words = withLoneLetters(fused, ink?.loneBars ?? []);
  const text = ink ? withSpaces(inEvenLetters(words, ink), ink) : words;
  if (!hasLetters(text)) return undefined;
  const evidence = evidenceOf(text, fromTesseract, fromCtc, box.height, ink?.contrast);
  const confidence = confidenceOf(evidence);
  return {
    text,
    confidence,
    box,
    colour: ink?.colour,
    stroke: ink?.stroke,
    descent: ink?.descent,
    mark: ink?.mark && { box: ink.mark },
    evidence,
    doubt: doubtOf(confidence, evidence, text),
    ink,
    ctc: fromCtc,
  };
}

/** A line as the CTC network is used to seeing it. */
function ctcCrop(picture: Raster, line: OrientedRectangle): Raster {
  return cropUpright(picture, grow(line, ctcMargin * line.height), ctcLineHeight);
}

/** What tesseract reads in the pixels as they are and, where the ink was not all told from them, in the pixels in even light. */
async function furtherLooks(
  picture: Raster,
  tight: OrientedRectangle,
  ink: SeenInk | undefined,
  language: Language,
  tesseract: Tesseract,
): Promise<Reading[]> {
  const crop = grey(cropUpright(picture, grow(tight, rawMargin * tight.height), rawHeight));
  const asItIs = await tesseract.recogniseLine(crop, language);
  if (ink?.image) return [asItIs];
  const mean = crop.data.reduce((sum, level) => sum + level, 0) / crop.data.length;
  const isInkDark = ink ? luma(...ink.colour) < mean : (median([...crop.data]) ?? 0) > mean;
  return [asItIs, await tesseract.recogniseLine(inEvenLight(crop, isInkDark), language)];
}

/** The one of two readings that agrees more with a third; between equals the surer one. */
function better(first: Reading, second: Reading, witness: Reading): Reading {
  const difference = disagreement(first, witness) - disagreement(second, witness);
  if (difference === 0) return first.confidence >= second.confidence ? first : second;
  return difference < 0 ? first : second;
}

/** The text with the spaces between figures that the ink shows better than a recogniser sees them. */
function withSpaces(text: string, { columns, image }: SeenInk): string {
  return columns && image ? restoreSpaces(text, columns, image.height) : text;
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

/** True where a reading is made of letters or figures, not of the marks that edges and specks are read as. */
function hasLetters(text: string): boolean {
  const letters = lettersIn(text);
  return letters > 0 && letters >= text.replaceAll(/\s/g, '').length / 3;
}
