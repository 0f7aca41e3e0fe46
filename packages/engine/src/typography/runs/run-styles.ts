import type { LibraryFace } from '@palimpsest/typefaces';
import type { FoundRun, Paragraph, RunStyle } from '../../model/paragraph.ts';
import { type Colour, colourDistance, toHex } from '../../image/colour.ts';
import { colourAt } from '../../image/planes.ts';
import { inkColours } from '../ink-colours.ts';
import { groupInks } from '../ink-groups.ts';
import type { StrokePixels } from '../stroke-pixels.ts';
import { inkColoursParameters, inkGroupsParameters } from '../parameters.ts';
import { runsParameters } from './parameters.ts';
import { runWeight } from './run-weight.ts';

const { otherColour } = runsParameters;
const { maxColours } = inkColoursParameters;
const { sameInk } = inkGroupsParameters;

/** The inks of a text. */
export interface Inks {
  /** The ink of most letters, then those of the runs. */
  letters: Colour[];
  /** The inks in `letters`, then others that were found. */
  all: Colour[];
}

/** Finds the inks of a text. @param runs words of it in another colour */
export function inksOf(pixels: StrokePixels, runs: readonly FoundRun[] = []): Inks {
  const inks = inkColours(pixels);
  const own = [...new Set(runs.flatMap(({ colour }) => (colour ? [colour] : [])))];
  if (own.length === 0) return { letters: inks.slice(0, 1), all: [...inks] };
  const ofRuns = own.map((colour) => inks.find((ink) => colourDistance(ink, colour) <= sameInk) ?? colour);
  const others = inks.filter((ink) => ofRuns.every((colour) => colourDistance(ink, colour) > sameInk));
  const [main, ...rest] = others.length > 0 ? others : [inkOfRest(pixels, runs) ?? inks[0]].filter(isColour);
  const letters = [...(main ? [main] : []), ...ofRuns];
  return { letters, all: [...letters, ...rest].slice(0, maxColours) };
}

function isColour(colour: Colour | undefined): colour is Colour {
  return colour !== undefined;
}

/** The ink of thin letters beside bold words: only the bold words have pixels inside strokes. */
function inkOfRest({ planes, strokes }: StrokePixels, runs: readonly FoundRun[]): Colour | undefined {
  const { restColour } = runs.find((run) => run.restColour !== undefined) ?? {};
  if (!restColour) return undefined;
  const near = strokes.map((i) => colourAt(planes, i)).filter((one) => colourDistance(one, restColour) < otherColour);
  return groupInks(near)[0]?.colour;
}

/**
 * The style properties in which each run of a paragraph differs from it.
 * @param inks the result of `inksOf`
 * @param face the face of most letters
 */
export function runStyles({ text, runs = [] }: Paragraph, inks: readonly Colour[], face: LibraryFace): RunStyle[] {
  return runs.map(({ start, end, colour, stroke }) => {
    const ink = colour && (inks.find((one) => colourDistance(one, colour) <= sameInk) ?? colour);
    const words = { run: text.slice(start, end), rest: restOf(text, runs) };
    const weight = stroke === undefined ? face.face.weight : runWeight(face, words, stroke);
    return {
      ...(ink && { fill: toHex(ink) }),
      ...(weight !== face.face.weight && { fontWeight: weight }),
    };
  });
}

/** The letters that are in no run of another weight. */
function restOf(text: string, runs: readonly FoundRun[]): string {
  return runs
    .filter(({ stroke }) => stroke !== undefined)
    .toReversed()
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
