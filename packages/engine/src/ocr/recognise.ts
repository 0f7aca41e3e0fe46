import { boxParameters } from '../ink/parameters.ts';
import { orthographyOf } from '../model/orthography.ts';
import { recogniseParameters } from './parameters.ts';
import type { Language } from '@palimpsest/contract';
import { cropUpright } from '../image/crop.ts';
import { confidenceOf, doubtOf, evidenceOf, lettersIn, type ReadLine } from './confidence.ts';
import { readWords } from './words.ts';
import {
  withApartWords,
  withEvenCase,
  withEvenQuotes,
  withKnownWords,
  withLoneLetters,
  withoutStraySpaces,
} from './known-words.ts';
import { halfSeenLine } from './half-seen-line.ts';
import { cutAt, findIcons, saysTheSame } from './icons.ts';
import { type OrientedRectangle, grow } from '../geometry/oriented-rectangle.ts';
import { detectedAround, type InkedLine, findInk } from '../ink/find-ink.ts';
import type { Raster } from '../image/raster.ts';
import { lineRows, type Reading, type Recogniser } from './recogniser.ts';
import { gapsBetween, restoreSpaces } from './spacing.ts';

const { marginOfLine } = recogniseParameters;
// `bench engine` shows a change of these: CER %; the margin and the limit for short readings: words and pictograms of the posters.
/** Maximum number of times that a line cut off by its box is read again with its continuation: each time as far as ink is seen from its end. */
const maxExtensions = 3;
/** Maximum loss of confidence of the longer reading: beyond it, the ink at the end is no letter. */
const surerAlone = 0.15;
/** Confidence below which a line is read the other way up, too. */
const surelyRead = 0.7;
/** Minimum letters and confidence of a line that is upside down: pictograms and texture are read as a letter or two, or unsurely. */
const upsideDown = { minLetters: 4, minConfidence: 0.8 };
/** Angle above which a line may as well run the other way, in radians. */
const steep = Math.PI / 3;

/** The measurements of a line's ink, without an image if only a part of it could be told from the background. */
type SeenInk = Omit<InkedLine, 'box' | 'image' | 'columns'> & Partial<InkedLine>;

/** A line as it was read, with the ink from which it was read. */
interface InkedReading extends ReadLine {
  ink: SeenInk | undefined;
  reading: Reading;
}

/** Reads a box, whose ink may already have been told from the background. */
type ReadBox = (box: OrientedRectangle, ink?: SeenInk) => Promise<InkedReading | undefined>;

/**
 * Reads the text in a box; more than one line where the box spans texts that stand apart, none where there is no text.
 * @param others the boxes of other lines
 */
export async function recogniseBox(
  picture: Raster,
  box: OrientedRectangle,
  language: Language,
  recogniser: Recogniser,
  others: readonly OrientedRectangle[] = [],
): Promise<ReadLine[]> {
  const upright = await readBox(picture, box, language, recogniser, others);
  const turned = { ...box, angle: box.angle + Math.PI };
  const isTurned =
    upright.every(({ confidence }) => confidence < surelyRead) &&
    (await readsBetter(picture, turned, upright, recogniser));
  const lines = isTurned ? await readBox(picture, turned, language, recogniser, others) : upright;
  return lines.map(({ ink: _ink, reading: _reading, ...line }) => line);
}

/** Whether the network is sure of a text in a box, and surer than of the text read the other way up. */
async function readsBetter(
  picture: Raster,
  box: OrientedRectangle,
  lines: readonly InkedReading[],
  recogniser: Recogniser,
): Promise<boolean> {
  const { text, confidence } = await recogniser.read(cropUpright(picture, box, lineRows));
  const other = Math.max(0, ...lines.map((line) => line.reading.confidence));
  return (
    lettersIn(text) >= upsideDown.minLetters &&
    confidence >= upsideDown.minConfidence &&
    confidence > other + surerAlone
  );
}

async function readBox(
  picture: Raster,
  box: OrientedRectangle,
  language: Language,
  recogniser: Recogniser,
  others: readonly OrientedRectangle[],
): Promise<InkedReading[]> {
  const oriented = Math.abs(box.angle) > steep ? await orient(picture, box, recogniser) : box;
  const read: ReadBox = (line, ink) => readLine(picture, line, ink, language, recogniser);
  const inked = findInk(picture, oriented, others);
  if (inked.length === 0) {
    const line = await read({ ...oriented, height: oriented.height * boxParameters.boxToText });
    return line ? [line] : [];
  }
  const lines: InkedReading[] = [];
  for (const ink of inked) {
    const line = await readWhole(picture, ink, others, read);
    if (line) lines.push(...(await withoutIcons(picture, line, others, language, read)));
  }
  const half = await halfSeenLine(picture, oriented, inked, recogniser);
  if (!half) return lines;
  const whole = await read(half.box, half.ink);
  return whole && (half.isWord || isSurer(whole, lines)) ? [whole] : lines;
}

/** Whether a line read as a whole has more letters than its parts and nearly the confidence of the surest; if that is too low, all of it stays as it is. */
function isSurer(whole: ReadLine, parts: readonly ReadLine[]): boolean {
  const letters = parts.reduce((sum, { evidence }) => sum + evidence.letters, 0);
  const confidence = Math.max(0, ...parts.map((part) => part.confidence - surerAlone));
  return whole.evidence.letters > letters && whole.confidence >= confidence;
}

/** Reads a line and, if strokes go on beyond it, reads it again with them as long as the reading is nearly as sure. */
async function readWhole(
  picture: Raster,
  cut: InkedLine,
  others: readonly OrientedRectangle[],
  read: ReadBox,
): Promise<InkedReading | undefined> {
  let ink = cut;
  let line = await read(ink.box, ink);
  for (let extensions = 0; line && ink.continued && extensions < maxExtensions; extensions++) {
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

/**
 * Reads the parts of a line between its icons, each as a line of its own. The line stays whole if the parts read differently; a line of
 * icons only is left as it is.
 */
async function withoutIcons(
  picture: Raster,
  line: InkedReading,
  others: readonly OrientedRectangle[],
  language: Language,
  read: ReadBox,
): Promise<InkedReading[]> {
  const { ink, reading, text } = line;
  if (!ink?.image || !ink.columns) return [line];
  const { image, columns } = ink;
  const found = findIcons({ box: line.box, image, columns, text, reading, language: language.tag });
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
  recogniser: Recogniser,
): Promise<InkedReading | undefined> {
  const [read, hasWord] = await Promise.all([
    recogniser.read(cropOfLine(picture, box), language.tag),
    readWords(language.tag),
  ]);
  const known = withKnownWords(read, hasWord);
  const { compounds } = orthographyOf(language.tag, hasWord);
  const gaps = ink?.columns && ink.image ? gapsBetween({ columns: ink.columns, image: ink.image }) : [];
  const reading = withEvenCase(compounds ? known : withApartWords(known, gaps, hasWord), language.tag);
  const words = withLoneLetters(withEvenQuotes(reading.text), language.tag, hasWord);
  const text = withoutStraySpaces(ink ? withSpaces(words, ink) : words, hasWord);
  if (!hasLetters(text) && reading.otherScript === 0) return undefined;
  const evidence = evidenceOf(text, reading, box.height, ink?.contrast);
  const confidence = confidenceOf(evidence);
  return {
    text,
    confidence,
    box,
    colour: ink?.colour,
    background: ink?.background,
    stroke: ink?.stroke,
    descent: ink?.descent,
    mark: ink?.mark && { box: ink.mark },
    evidence,
    doubt: doubtOf(confidence, evidence),
    ink,
    reading,
  };
}

/** The crop of a line with the margin with which the network was trained. */
function cropOfLine(picture: Raster, line: OrientedRectangle): Raster {
  return cropUpright(picture, grow(line, marginOfLine * line.height), lineRows);
}

/** The text with spaces between figures, which the gaps of the ink show more reliably than the network. */
function withSpaces(text: string, { columns, image }: SeenInk): string {
  return columns && image ? restoreSpaces(text, columns, image.height) : text;
}

/** Turns a steep box, whose shape does not show the reading direction, to the direction in which it reads best. */
async function orient(picture: Raster, box: OrientedRectangle, recogniser: Recogniser): Promise<OrientedRectangle> {
  const turned = { ...box, angle: box.angle + Math.PI };
  const level = {
    ...box,
    width: box.height,
    height: box.width,
    angle: box.angle - (Math.PI / 2) * Math.sign(box.angle),
  };
  let best = box;
  let bestConfidence = -1;
  for (const candidate of [box, turned, level]) {
    const { text, confidence } = await recogniser.read(cropUpright(picture, candidate, lineRows));
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
