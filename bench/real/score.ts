import type { Mask, Quad, Raster } from '@palimpsest/engine';
import { findTypeface, type TypeClass } from '@palimpsest/typefaces';
import { matchLines, onSamePlace } from '../engine/correspondence.ts';
import { normalised } from '../engine/score-reading.ts';
import type { Answer, ReadText } from './answer.ts';
import { eachPixel, emptyMask, hasChanged, heightOf, isPlain, markQuad, pixelDifference } from './area.ts';
import type { FaceClass, RealPicture, TrueLine, TrueText } from './pictures.ts';

/** The counts of one system on one picture; they add up over pictures. */
export interface RealScore {
  name: string;
  failure?: string;
  words: number;
  wordsRead: number;
  /** Texts that have to be translated. */
  texts: number;
  grouped: number;
  /** Zero where the picture is only read. */
  translatable: number;
  translated: number;
  /** Texts and marks that have to stand as they do, texts that were not translated among them, and how many do not. */
  staying: number;
  damaged: string[];
  /** Pixels that changed outside the texts that changed, in millionths of the picture. */
  harm: number;
  /** Families that translations were set in. */
  faces: number;
  facesRight: number;
  facesJudged: number;
  /** Texts that were set in a handwriting or novelty face and are in none. */
  novelties: number;
  /** Lines whose strokes are still seen where they were erased, of those on a plain background. */
  ghosts: number;
  ghostsJudged: number;
  seconds: number;
  cpuSeconds: number;
}

/** The pictures before and after; the last two are missing where a system only reads or came to nothing. */
export interface Rasters {
  source: Raster;
  erased?: Raster;
  result?: Raster;
}

const limits = {
  /** Share of the pixels of a staying text or mark that may change. */
  damagedShare: 0.02,
  /** Share of the strokes of an erased line that may be as they were. */
  ghostShare: 0.05,
  /** Difference from the background, in levels, from which a pixel belongs to a stroke. */
  strokeLevels: 60,
  /** Difference from the background, in levels, up to which it is plain. */
  plainLevels: 24,
  /** Share of the ring around a line that has to be plain for its strokes to be told from the background. */
  plainShare: 0.9,
};

/** Room around a true line, as a share of its height, and at least in px, within which its erasing and its translation may change pixels. */
const room = { share: 0.2, minPx: 3 };

const growOf = (quad: Quad): number => Math.max(room.minPx, room.share * heightOf(quad));

const wordsOf = (text: string): string[] => normalised(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const isScored = ({ stays, either }: TrueText): boolean => stays === undefined && either !== true;

function scoreWords(truth: readonly TrueText[], read: readonly ReadText[]): Pick<RealScore, 'words' | 'wordsRead'> {
  const lines = truth.flatMap((text, owner) => text.lines.map((line) => ({ ...line, owner })));
  const placed = read.map(({ text, quad }, owner) => ({ text, quad, owner }));
  let [words, wordsRead] = [0, 0];
  for (const match of matchLines(lines, placed)) {
    const left = match.read.flatMap(({ text }) => wordsOf(text));
    for (const word of match.truth.flatMap((line) => wordsOf(line.text))) {
      words++;
      const index = left.indexOf(word);
      if (index === -1) continue;
      wordsRead++;
      left.splice(index, 1);
    }
  }
  return { words, wordsRead };
}

/** The read texts at the place of a true line. */
const at = (line: TrueLine, read: readonly ReadText[]): ReadText[] =>
  read.filter(({ quad }) => onSamePlace(line.quad, quad));

/** Whether all lines of a text, and none of another, were read as one text. */
function isGrouped(text: TrueText, all: readonly TrueText[], read: readonly ReadText[]): boolean {
  const found = text.lines.map((line) => at(line, read));
  const [only, ...more] = new Set(found.flat());
  if (!only || more.length > 0 || found.some((texts) => texts.length === 0)) return false;
  return all.every((other) => other === text || !other.lines.some((line) => onSamePlace(line.quad, only.quad)));
}

const coarse: Readonly<Record<TypeClass, FaceClass>> = {
  geometric: 'sans',
  humanist: 'sans',
  grotesque: 'sans',
  rounded: 'sans',
  condensed: 'sans',
  'extra-condensed': 'sans',
  transitional: 'serif',
  'old-style': 'serif',
  didone: 'serif',
  slab: 'serif',
  mono: 'mono',
  'brush-script': 'hand',
  'formal-script': 'hand',
  handwriting: 'hand',
  comic: 'hand',
  display: 'display',
};

/** Maps a class of our library to the class that an eye tells. */
export const coarseClass = (type: TypeClass): FaceClass => coarse[type];

function scoreFaces(
  truth: readonly TrueText[],
  read: readonly ReadText[],
): Pick<RealScore, 'faces' | 'facesRight' | 'facesJudged' | 'novelties'> {
  const families = new Set(read.flatMap(({ set }) => (set ? [set.family] : [])));
  let [facesRight, facesJudged, novelties] = [0, 0, 0];
  for (const { lines, face } of truth) {
    const set = lines.flatMap((line) => at(line, read)).find((text) => text.set)?.set;
    const typeface = set && findTypeface(set.family);
    if (!typeface) continue;
    const own = coarseClass(typeface.class);
    facesJudged++;
    if (own === face) facesRight++;
    if ((own === 'hand' || own === 'display') && face !== 'hand' && face !== 'display') novelties++;
  }
  return { faces: families.size, facesRight, facesJudged, novelties };
}

/** Share of the pixels of a quad, those of texts that changed left out, that changed. */
function changedShare(quad: Quad, { source, result }: Required<Rasters>, owned: Mask): number {
  let [pixels, changed] = [0, 0];
  eachPixel(source, quad, 0, (pixel) => {
    if (owned.data[pixel]) return;
    pixels++;
    if (hasChanged(source, result, pixel)) changed++;
  });
  return pixels === 0 ? 0 : changed / pixels;
}

function scoreHarm(
  picture: RealPicture,
  read: readonly ReadText[],
  rasters: Required<Rasters>,
): Pick<RealScore, 'staying' | 'damaged' | 'harm'> {
  const { source, result } = rasters;
  const isReplaced = (line: TrueLine): boolean => at(line, read).some(({ translation }) => translation !== undefined);
  const owned = emptyMask(source);
  const staying: { name: string; quads: Quad[] }[] = picture.marks.map(({ what, quad }) => ({
    name: what,
    quads: [quad],
  }));
  for (const text of picture.texts) {
    const left = text.lines.filter((line) => text.stays !== undefined || !isReplaced(line));
    for (const line of text.lines) if (!left.includes(line)) markQuad(owned, line.quad, growOf(line.quad));
    if (left.length > 0 && text.either !== true) {
      staying.push({ name: left.map((line) => line.text).join(' '), quads: left.map(({ quad }) => quad) });
    }
  }
  const setOn = emptyMask(source);
  // Descenders of the last line reach below the box that a text is set in.
  for (const { set } of read) if (set) markQuad(setOn, set.quad, growOf(set.quad));
  let harmed = 0;
  for (let pixel = 0; pixel < owned.data.length; pixel++) {
    if (owned.data[pixel] || !hasChanged(source, result, pixel)) continue;
    if (!setOn.data[pixel] || !isPlain(source, pixel)) harmed++;
  }
  const damaged = staying
    .filter(({ quads }) => quads.some((quad) => changedShare(quad, rasters, owned) > limits.damagedShare))
    .map(({ name }) => name);
  return { staying: staying.length, damaged, harm: (1e6 * harmed) / owned.data.length };
}

/** The colour around a line: its most frequent one, which has to be nearly all of the ring; undefined where the background is not plain. */
function plainBackground(source: Raster, quad: Quad): number | undefined {
  const inner = emptyMask(source);
  markQuad(inner, quad, 1);
  const ring: number[] = [];
  eachPixel(source, quad, 3, (pixel) => {
    if (!inner.data[pixel]) ring.push(pixel);
  });
  const alike = (pixel: number): number =>
    ring.filter((other) => pixelDifference(source, source, pixel, other) <= limits.plainLevels).length;
  const candidates = ring.filter((_, index) => index % Math.max(1, Math.floor(ring.length / 16)) === 0);
  const best = candidates
    .map((pixel) => ({ pixel, count: alike(pixel) }))
    .toSorted((one, other) => other.count - one.count)[0];
  return best && best.count >= limits.plainShare * ring.length ? best.pixel : undefined;
}

function scoreGhosts(
  { texts }: RealPicture,
  read: readonly ReadText[],
  source: Raster,
  erased: Raster,
): Pick<RealScore, 'ghosts' | 'ghostsJudged'> {
  let [ghosts, ghostsJudged] = [0, 0];
  for (const line of texts.flatMap(({ lines }) => lines)) {
    if (at(line, read).every(({ translation }) => translation === undefined)) continue;
    const background = plainBackground(source, line.quad);
    if (background === undefined) continue;
    let [strokes, left] = [0, 0];
    eachPixel(source, line.quad, 0, (pixel) => {
      if (pixelDifference(source, source, pixel, background) < limits.strokeLevels) return;
      strokes++;
      if (!hasChanged(source, erased, pixel)) left++;
    });
    if (strokes === 0) continue;
    ghostsJudged++;
    if (left > limits.ghostShare * strokes) ghosts++;
  }
  return { ghosts, ghostsJudged };
}

/** Scores what a system made of a picture against its truth. */
export function scorePicture(picture: RealPicture, answer: Answer, rasters: Rasters): RealScore {
  const { texts: read, failure, seconds, cpuSeconds, name } = answer;
  const { source, erased, result } = rasters;
  const scored = picture.texts.filter(isScored);
  const isTranslated = ({ lines }: TrueText): boolean =>
    lines.every((line) => at(line, read).some(({ translation }) => translation !== undefined));
  const isSet = picture.target !== null;
  return {
    name,
    ...(failure !== undefined && { failure }),
    ...scoreWords(scored, read),
    texts: scored.length,
    grouped: scored.filter((text) => isGrouped(text, picture.texts, read)).length,
    translatable: isSet ? scored.length : 0,
    translated: isSet ? scored.filter(isTranslated).length : 0,
    ...(erased && result ? scoreHarm(picture, read, { source, erased, result }) : { staying: 0, damaged: [], harm: 0 }),
    ...scoreFaces(scored, read),
    ...(erased ? scoreGhosts(picture, read, source, erased) : { ghosts: 0, ghostsJudged: 0 }),
    seconds,
    cpuSeconds,
  };
}
