import { inkColoursParameters, inkGroupsParameters } from './parameters.ts';
import { colourAt } from '../image/planes.ts';
import { meanColour, type Colour, colourDistance } from '../image/colour.ts';
import { withFullChroma } from './chroma.ts';
import { groupInks } from './ink-groups.ts';
import type { StrokePixels } from './stroke-pixels.ts';
import { subpixelInk } from './subpixel-ink.ts';

const { maxColours } = inkColoursParameters;
// `bench engine` shows a change of these: ΔE2000.
/** An ink with less of the letters than this is a rim. */
const minShare = 0.06;
/** Inks without an exact colour that are nearer than this, in levels, are one ink blurred by compression. */
const blurredInk = 80;
/** A colour is between two others when the way through it is at most this much longer. */
const betweenSlack = 1.15;
/** Pixels that colour at half resolution is smeared over, and the share of strokes that lies deeper where their own colour is sure. */
const smearing = 3;
const minDeep = 0.2;
const { sameInk } = inkGroupsParameters;

/**
 * The colours that the text of the lines was set in, likeliest first, at least one: the insides of the strokes, grouped by colour.
 */
export function inkColours(strokes: StrokePixels): Colour[] {
  const { planes, behind, inside } = strokes;
  const subpixel = subpixelInk(strokes);
  if (subpixel) return [subpixel];
  const inks = groupInks(inside.map((i) => colourAt(planes, i)));
  const [commonest] = inks;
  if (!commonest) return [[255, 255, 255]];
  const background = meanColour(inside.map((i) => colourAt(behind, i)));
  const total = inks.reduce((sum, { count }) => sum + count, 0);
  const whole = inks.find(({ exact, count }) => exact && count >= minShare * total);
  // Most pixels of strokes thinner than a pixel are a mixture, but some pixels of drawn letters are the ink itself.
  const isMixture = whole && !commonest.exact && liesBetween(commonest.colour, background, whole.colour);
  const first = isMixture ? whole : commonest;
  const others = inks.filter((ink) => ink !== first);
  const accents = others.filter(
    ({ colour, exact, count }) =>
      count >= minShare * total &&
      (exact || (colourDistance(colour, first.colour) > blurredInk && !liesBetween(colour, background, first.colour))),
  );
  const isSure = first.exact || accents.length > 0 || isWide(strokes);
  const main = isSure ? first.colour : withFullChroma(first.colour, planes, behind);
  return [main, ...accents.map(({ colour }) => colour)].slice(0, maxColours);
}

/** Whether many pixels lie so deep inside strokes that compression smeared none of the background's colour into them. */
function isWide({ planes, inside }: StrokePixels): boolean {
  const { width, height } = planes;
  const isDeep = (i: number): boolean => {
    const x = i % width;
    if (x < smearing || x >= width - smearing || i < smearing * width || i >= width * (height - smearing)) return false;
    const own = colourAt(planes, i);
    return [-smearing, smearing, -smearing * width, smearing * width].every(
      (away) => colourDistance(colourAt(planes, i + away), own) <= sameInk,
    );
  };
  return inside.filter(isDeep).length >= minDeep * inside.length;
}

/** Whether a colour is a mixture of the ink and the background, as on the rims of letters. */
function liesBetween(colour: Colour, background: Colour, ink: Colour): boolean {
  return (
    colourDistance(background, colour) + colourDistance(colour, ink) < betweenSlack * colourDistance(background, ink)
  );
}
