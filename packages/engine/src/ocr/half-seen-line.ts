import { boundsInFrame, type OrientedRectangle, quadOf, rectangleFromFrame } from '../geometry/oriented-rectangle.ts';
import { cropUpright } from '../image/crop.ts';
import type { Raster } from '../image/raster.ts';
import type { InkedLine } from './binarisation/find-ink.ts';
import { uncoveredStretches } from './binarisation/uncovered.ts';
import { type CtcRecogniser, ctcLineHeight } from './ctc/ctc-recogniser.ts';
import { lettersIn } from './evidence.ts';
import { halfSeenParameters, recogniseParameters } from './parameters.ts';

const { bareStretch, bareLetters, bareConfidence, wordLetters, wordConfidence, step, mostSteps } = halfSeenParameters;

/** A line of which some words stand out from the background too little to be told from it as ink. */
export interface HalfSeenLine {
  /** The whole line. */
  box: OrientedRectangle;
  /** What its longest part that could be told shows, with the least contrast of all parts. */
  ink: Omit<InkedLine, 'box' | 'image' | 'columns'>;
  /** Whether a word stands where no ink was told, and not just something that may be read as two letters. */
  isWord: boolean;
}

/**
 * Finds text in the parts of a detected box in which no ink was told from the background, as behind a reflection or in uneven light; undefined
 * where there is none.
 * @param inked the parts that were told
 */
export async function halfSeenLine(
  picture: Raster,
  box: OrientedRectangle,
  inked: readonly InkedLine[],
  ctc: Pick<CtcRecogniser, 'recogniseLine'>,
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
    const { letters, confidence } = await lettersRead(picture, stretch, ctc);
    if (letters < bareLetters) continue;
    isWord ||= letters >= wordLetters || confidence >= wordConfidence;
    bare.push(await drawnOut(picture, box, stretch, letters, ctc));
  }
  if (bare.length === 0) return undefined;
  const { angle } = box;
  const { top, bottom } = boundsInFrame(
    inked.flatMap((ink) => quadOf(ink.box)),
    angle,
  );
  const { left, right } = boundsInFrame([...inked.map((ink) => ink.box), ...bare].flatMap(quadOf), angle);
  return {
    box: rectangleFromFrame({ left, right, top, bottom }, angle),
    ink: {
      colour: longest.colour,
      stroke: longest.stroke,
      descent: longest.descent,
      bulletIndent: undefined,
      continued: undefined,
      contrast: Math.min(...inked.map(({ contrast }) => contrast)),
    },
    isWord,
  };
}

/** How many letters the CTC network is sure to read in a stretch. */
async function lettersRead(
  picture: Raster,
  stretch: OrientedRectangle,
  ctc: Pick<CtcRecogniser, 'recogniseLine'>,
): Promise<{ letters: number; confidence: number }> {
  const { text, confidence } = await ctc.recogniseLine(cropUpright(picture, stretch, ctcLineHeight));
  return { letters: confidence >= bareConfidence ? lettersIn(text) : 0, confidence };
}

/** A stretch at the end of its box, drawn out beyond it as long as that brings more letters; any other less the margin of its box. */
async function drawnOut(
  picture: Raster,
  box: OrientedRectangle,
  stretch: OrientedRectangle,
  letters: number,
  ctc: Pick<CtcRecogniser, 'recogniseLine'>,
): Promise<OrientedRectangle> {
  const { angle } = box;
  const bounds = boundsInFrame(quadOf(stretch), angle);
  const ends = boundsInFrame(quadOf(box), angle);
  const side =
    Math.abs(bounds.left - ends.left) < 1 ? 'left' : Math.abs(bounds.right - ends.right) < 1 ? 'right' : undefined;
  if (!side) return stretch;
  const outwards = side === 'left' ? -step * box.height : step * box.height;
  let read = letters;
  for (let steps = 0; steps < mostSteps; steps++) {
    const longer = { ...bounds, [side]: bounds[side] + outwards };
    const { letters: more } = await lettersRead(picture, rectangleFromFrame(longer, angle), ctc);
    if (more <= read) break;
    read = more;
    bounds[side] = longer[side];
  }
  const margin = ((1 - recogniseParameters.boxToText) / 2) * box.height;
  return rectangleFromFrame({ ...bounds, [side]: bounds[side] - Math.sign(outwards) * margin }, angle);
}
