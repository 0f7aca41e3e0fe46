import type { Bounds } from '../geometry/bounds.ts';
import { boundsInFrame, type OrientedRectangle, quadOf, rectangleFromFrame } from '../geometry/oriented-rectangle.ts';
import { cropUpright } from '../image/crop.ts';
import type { Raster } from '../image/raster.ts';
import { findInk, type InkedLine } from '../ink/find-ink.ts';
import { boxParameters, findInkParameters } from '../ink/parameters.ts';
import { uncoveredStretches } from '../ink/uncovered.ts';
import { lettersIn } from './confidence.ts';
import { lineRows, type Reading, type Recogniser } from './recogniser.ts';

// In heights of the detected box. Blind half, pictures behind glass and in uneven light: ghosts, words %; `bench engine` shows a change of these: CER
// %, where leaders and pictograms stand in a box.
/** Minimum width of a stretch without ink that may hold a short word; the margin of the box beside its text is 0.1. */
const bareStretch = 0.8;
/** Minimum number of letters that the CTC network must read there, and their confidence, for it to be text: leaders and rules are read as a letter. */
const bareLetters = 2;
const bareConfidence = 0.6;
/** Number of letters, or confidence of two letters, from which they are a word, however the whole line is read: no pictogram reaches it. */
const wordLetters = 3;
const wordConfidence = 0.9;
/** Step by which the line is extended at an end without ink as long as that adds letters, and the maximum number of steps. */
const step = 1;
const maxSteps = 4;
/** Minimum width of a stretch at an end of the box that may hold a single letter; the margin of the box beside its text is 0.1, half an em 0.4. */
const endLetter = 0.35;
/** Level, 0 to 255, below which a pixel is ink. */
const darkest = 128;
/** Upper share of the ink in which a frame has its edge, and the share of its width that the edge runs through: tops of letters leave gaps. */
const rowsOfFrame = 0.15;
const widthOfFrame = 0.8;
/** Maximum width of an upright rule, in its heights. */
const widthOfRule = 0.2;

const { rim } = findInkParameters;

/** A line with some words whose ink cannot be told from the background. */
export interface HalfSeenLine {
  /** The whole line. */
  box: OrientedRectangle;
  /** Ink of the longest part that could be told from the background, with the lowest contrast of all parts. */
  ink: Omit<InkedLine, 'box' | 'image' | 'columns'>;
  /** Whether the part without ink holds a word, and not just something that may be read as two letters. */
  isWord: boolean;
}

/**
 * Finds text in the parts of a detected box in which no ink could be told from the background, as behind a reflection or in uneven light; undefined
 * where there is none.
 * @param inked the parts whose ink could be told
 */
export async function halfSeenLine(
  picture: Raster,
  box: OrientedRectangle,
  inked: readonly InkedLine[],
  recogniser: Pick<Recogniser, 'read'>,
): Promise<HalfSeenLine | undefined> {
  const [longest] = inked.toSorted((a, b) => b.box.width - a.box.width);
  if (!longest) return undefined;
  const bare: OrientedRectangle[] = [];
  let isWord = false;
  for (const stretch of uncoveredStretches(
    box,
    inked.map((ink) => ink.box),
    bareStretch,
  )) {
    const { letters, confidence } = await lettersRead(picture, stretch, recogniser);
    if (letters < bareLetters) continue;
    isWord ||= letters >= wordLetters || confidence >= wordConfidence;
    bare.push(await drawnOut(picture, box, stretch, letters, recogniser));
  }
  const { angle } = box;
  const told = boundsInFrame(
    inked.flatMap((ink) => quadOf(ink.box)),
    angle,
  );
  // By itself a word in another colour can be told from the background, and may have capitals and descenders that its neighbours lack.
  const apart = bare
    .flatMap((stretch) => findInk(picture, within(stretch, box)))
    .filter((ink) => !isFramed(ink) && !isRuled(ink));
  const { top, bottom } = boundsInFrame(
    [...inked, ...apart].flatMap((ink) => quadOf(ink.box)),
    angle,
  );
  const seen = boundsInFrame([...inked.map((ink) => ink.box), ...bare].flatMap(quadOf), angle);
  const sides = inked.some(({ mark }) => mark) ? (['right'] as const) : (['left', 'right'] as const);
  const { left, right } = await withEndLetters(picture, box, seen, sides, recogniser);
  if (bare.length === 0 && left === seen.left && right === seen.right) return undefined;
  return {
    box: rectangleFromFrame({ left, right, top, bottom }, angle),
    ink: {
      colour: longest.colour,
      background: longest.background,
      stroke: longest.stroke,
      descent: longest.descent + bottom - told.bottom,
      mark: undefined,
      continued: undefined,
      contrast: Math.min(...inked.map(({ contrast }) => contrast)),
    },
    isWord,
  };
}

/** The part of a stretch that lies in the detected box, at its height. */
function within(stretch: OrientedRectangle, box: OrientedRectangle): OrientedRectangle {
  const { left, right } = boundsInFrame(quadOf(stretch), box.angle);
  const ends = boundsInFrame(quadOf(box), box.angle);
  return rectangleFromFrame(
    { ...ends, left: Math.max(left, ends.left), right: Math.min(right, ends.right) },
    box.angle,
  );
}

/** Whether a rule runs above the letters, as the frame of a field does. */
function isFramed({ image: { width, height, data } }: InkedLine): boolean {
  const [columns, rows] = [width - 2 * rim, Math.ceil(rowsOfFrame * (height - 2 * rim))];
  const isDark = (x: number, y: number): boolean => (data[(rim + y) * width + rim + x] ?? 255) < darkest;
  const inEdge = Array.from({ length: columns }, (_, x) => Array.from({ length: rows }, (_row, y) => isDark(x, y)));
  return inEdge.filter((column) => column.includes(true)).length >= widthOfFrame * columns;
}

/** Whether the highest of the ink is an upright rule, as between the parts of a button. */
function isRuled({ columns, image }: InkedLine): boolean {
  const height = image.height - 2 * rim;
  return columns.some(
    ({ left, right, top, bottom }) => right - left <= widthOfRule * height && bottom - top >= height - 1,
  );
}

/**
 * Bounds of the ink of a line, extended to the ends of its box where the network surely reads one more letter.
 * @param sides the sides to extend, without that of a mark: the network reads a check mark as a letter
 */
async function withEndLetters(
  picture: Raster,
  box: OrientedRectangle,
  seen: Bounds,
  sides: readonly ('left' | 'right')[],
  recogniser: Pick<Recogniser, 'read'>,
): Promise<Bounds> {
  const ends = boundsInFrame(quadOf(box), box.angle);
  const margin = ((1 - boxParameters.boxToText) / 2) * box.height;
  const read = ({ left, right }: Pick<Bounds, 'left' | 'right'>): Promise<Reading> =>
    recogniser.read(cropUpright(picture, rectangleFromFrame({ ...ends, left, right }, box.angle), lineRows));
  let reached = seen;
  for (const side of sides) {
    const outwards = side === 'left' ? -1 : 1;
    if ((ends[side] - reached[side]) * outwards < endLetter * box.height) continue;
    const cut = { left: reached.left - margin, right: reached.right + margin };
    const [whole, part] = await Promise.all([read({ ...cut, [side]: ends[side] }), read(cut)]);
    const certainty = whole.characters.at(side === 'left' ? 0 : -1)?.certainty ?? 0;
    if (lettersIn(whole.text) <= lettersIn(part.text) || certainty < wordConfidence) continue;
    reached = { ...reached, [side]: ends[side] - outwards * margin };
  }
  return reached;
}

/** The number of letters that the network surely reads in a stretch. */
async function lettersRead(
  picture: Raster,
  stretch: OrientedRectangle,
  recogniser: Pick<Recogniser, 'read'>,
): Promise<{ letters: number; confidence: number }> {
  const { text, confidence } = await recogniser.read(cropUpright(picture, stretch, lineRows));
  return { letters: confidence >= bareConfidence ? lettersIn(text) : 0, confidence };
}

/** Extends a stretch at the end of its box beyond it as long as that adds letters; cuts the margin of the box off any other. */
async function drawnOut(
  picture: Raster,
  box: OrientedRectangle,
  stretch: OrientedRectangle,
  letters: number,
  recogniser: Pick<Recogniser, 'read'>,
): Promise<OrientedRectangle> {
  const { angle } = box;
  const bounds = boundsInFrame(quadOf(stretch), angle);
  const ends = boundsInFrame(quadOf(box), angle);
  const side =
    Math.abs(bounds.left - ends.left) < 1 ? 'left' : Math.abs(bounds.right - ends.right) < 1 ? 'right' : undefined;
  if (!side) return stretch;
  const outwards = side === 'left' ? -step * box.height : step * box.height;
  let read = letters;
  for (let steps = 0; steps < maxSteps; steps++) {
    const longer = { ...bounds, [side]: bounds[side] + outwards };
    const { letters: more } = await lettersRead(picture, rectangleFromFrame(longer, angle), recogniser);
    if (more <= read) break;
    read = more;
    bounds[side] = longer[side];
  }
  const margin = ((1 - boxParameters.boxToText) / 2) * box.height;
  return rectangleFromFrame({ ...bounds, [side]: bounds[side] - Math.sign(outwards) * margin }, angle);
}
