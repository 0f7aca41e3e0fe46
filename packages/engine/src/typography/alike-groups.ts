import { matchFace, type TypeClass } from '@palimpsest/typefaces';
import type { TypeReading } from '@palimpsest/typefaces/recognise';
import { colourDistance, fromHex } from '../image/colour.ts';
import { median } from '../median.ts';
import type { LineInk } from './line-ink.ts';
import { alikeGroupsParameters, plainFace } from './parameters.ts';
import { drawText, measureSpecimen } from './specimen.ts';

const { sameSize } = alikeGroupsParameters;
// `bench type` shows a change of these: class %, weight %.
/** Maximum distance in RGB of texts in one colour. */
const sameColour = 45;
/** Maximum difference of weights: the network mostly errs by half of it. */
const sameWeight = 130;
/**
 * In one face, 99 % of pairs of texts differ in the logarithm of their ink by less than 0.14, from 16 px up, and weights 400 and 600 by 0.32 (drawn lines in
 * ten families, as they are and as JPEG). Below that size both differ more, by the square of the ratio of the sizes.
 */
const sameDarkness = 0.14;
const sharpSizePx = 16;
/** Size at which the plain face is drawn to measure its amount of ink. */
const drawnSizePx = 40;
/** Texts of which one has serifs and one has none, each as surely as this, were not set alike. */
const sureOfSerifs = 0.8;
/** Middles of two lines nearer than this are in one row, in sizes: letters above and below the line move them. */
const sameRow = 0.25;

const serifClasses: readonly TypeClass[] = ['old-style', 'transitional', 'didone', 'slab'];

/** Traits of a text's type that are measured before its face is known. */
export interface TypeTraits {
  /** Font size at which the plain face is as high as the text, in pixels of the image. */
  size: number;
  /** Colour of the letters in hex. */
  colour: string;
  /** CSS weight, not rounded. */
  weight: number;
  /** Logarithm of the ratio of its ink to that of the plain face. */
  darkness: number;
  italic: boolean;
  /** Probability that its letters have serifs. */
  serifs: number;
  /** Whether all its letters are capitals, which are set further apart; undefined where it has no letters of two cases. */
  capitals: boolean | undefined;
  /** Distance of the middle of its first line from the top, in pixels of the image. @default not known */
  middle?: number;
}

/** Whether a text is of capitals alone; undefined where it has no letters of two cases. */
export function isOfCapitals(text: string): boolean | undefined {
  return text.toUpperCase() === text.toLowerCase() ? undefined : text === text.toUpperCase();
}

export function isSerif(typeClass: TypeClass): boolean {
  return serifClasses.includes(typeClass);
}

/** The probability of a class with serifs, 0 to 1. */
export function probabilityOfSerifs({ classes }: Pick<TypeReading, 'classes'>): number {
  return classes.reduce((sum, one) => sum + (isSerif(one.class) ? one.probability : 0), 0);
}

/** The size at which a text would be as high in the plain face; undefined for one without ink. */
export function plainSize(lines: readonly LineInk[]): number | undefined {
  const face = matchFace(plainFace.family, plainFace.weight);
  if (!face) return undefined;
  return median(
    lines.flatMap(({ text, bounds }) => {
      const specimen = measureSpecimen(text, face);
      return specimen ? [(bounds.bottom - bounds.top) / specimen.height] : [];
    }),
  );
}

/** Logarithm of the ratio of a text's ink to that of the plain face, as shares of the rectangle around it; undefined for a text without ink. */
export function plainDarkness(lines: readonly LineInk[]): number | undefined {
  const face = matchFace(plainFace.family, plainFace.weight);
  if (!face) return undefined;
  return median(
    lines.flatMap(({ text, bounds, coverage, colour }) => {
      const specimen = measureSpecimen(text, face);
      if (!specimen) return [];
      const area = (bounds.right - bounds.left) * (bounds.bottom - bounds.top);
      const columns = Math.ceil(specimen.width * drawnSizePx) + 2;
      const rows = Math.ceil(specimen.height * drawnSizePx) + 2;
      const start = { x: 1 - specimen.left * drawnSizePx, y: 1 + specimen.ascent * drawnSizePx };
      const pen = { ...start, size: drawnSizePx, letterSpacing: 0, colour, asInBrowsers: true };
      const plain = sumOf(drawText(text, face, pen, columns, rows).data);
      const plainArea = specimen.width * specimen.height * drawnSizePx ** 2;
      return [Math.log((sumOf(coverage.data) / area + 1e-6) / (plain / plainArea + 1e-6))];
    }),
  );
}

function sumOf(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/**
 * Groups of texts that were set alike, such as the dishes of a menu, as lists of their indices. Together they identify a face more surely than each alone. A
 * text beside one of the group, such as a button in a row of buttons, has to be as bold as that one; any other has to be as bold as the mean of all.
 */
export function alikeGroups(texts: readonly (TypeTraits | undefined)[]): number[][] {
  const groups: { leader: TypeTraits; mean: Boldness; members: number[] }[] = [];
  const isAsBoldBeside = (members: readonly number[], traits: TypeTraits): boolean =>
    members.some((index) => {
      const member = texts[index];
      return member !== undefined && isInRow(member, traits) && isAsBold(member, traits);
    });
  for (const [index, traits] of texts.entries()) {
    if (!traits) continue;
    const group = groups.find(
      ({ leader, mean, members }) =>
        isAlike(leader, traits) && (isAsBold(mean, traits) || isAsBoldBeside(members, traits)),
    );
    if (group) {
      const count = group.members.push(index);
      const among = (mean: number, own: number): number => mean + (own - mean) / count;
      group.mean = {
        size: among(group.mean.size, traits.size),
        weight: among(group.mean.weight, traits.weight),
        darkness: among(group.mean.darkness, traits.darkness),
      };
    } else groups.push({ leader: traits, mean: traits, members: [index] });
  }
  return groups.map(({ members }) => members);
}

function isInRow(one: TypeTraits, other: TypeTraits): boolean {
  if (one.middle === undefined || other.middle === undefined) return false;
  return Math.abs(one.middle - other.middle) <= sameRow * Math.min(one.size, other.size);
}

type Boldness = Pick<TypeTraits, 'size' | 'weight' | 'darkness'>;

/**
 * Whether a text has the weight of others of its size, by the network and by its amount of ink: each finds what the other misses. Small
 * letters are blurred, and hinted to whole pixels, so that both err more.
 */
function isAsBold(mean: Boldness, one: Boldness): boolean {
  const blur = Math.max(1, sharpSizePx / Math.min(one.size, mean.size)) ** 2;
  return Math.hypot((one.weight - mean.weight) / sameWeight, (one.darkness - mean.darkness) / sameDarkness) <= blur;
}

function isAlike(one: TypeTraits, other: TypeTraits): boolean {
  return (
    Math.max(one.size, other.size) <= Math.min(one.size, other.size) * sameSize &&
    colourDistance(fromHex(one.colour), fromHex(other.colour)) <= sameColour &&
    one.italic === other.italic &&
    (one.capitals ?? other.capitals) === (other.capitals ?? one.capitals) &&
    !(Math.max(one.serifs, other.serifs) > sureOfSerifs && Math.min(one.serifs, other.serifs) < 1 - sureOfSerifs)
  );
}
