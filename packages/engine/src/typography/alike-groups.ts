import { matchFace, type TypeClass } from '@palimpsest/typefaces';
import type { TypeReading } from '@palimpsest/typefaces/recognise';
import { colourDistance, fromHex } from '../image/colour.ts';
import { median } from '../median.ts';
import type { LineInk } from './line-ink.ts';
import { alikeGroupsParameters, plainFace } from './parameters.ts';
import { measureSpecimen } from './specimen.ts';

const { sameSize, sameColour, sameWeight, sureOfSerifs } = alikeGroupsParameters;

const serifClasses: readonly TypeClass[] = ['old-style', 'transitional', 'didone', 'slab'];

/** What can be told of the type of a text before its face is known. */
export interface TypeTraits {
  /** Of the text in the plain face, as high as it is: pixels of the image. */
  size: number;
  /** Hex. */
  colour: string;
  /** CSS weight, not rounded. */
  weight: number;
  italic: boolean;
  /** Probability that its letters have serifs. */
  serifs: number;
  /** Whether all its letters are capitals, which are set further apart; undefined where it has no letters of two cases. */
  capitals: boolean | undefined;
}

/** Whether a text is of capitals alone; undefined where it has no letters of two cases. */
export function isOfCapitals(text: string): boolean | undefined {
  return text.toUpperCase() === text.toLowerCase() ? undefined : text === text.toUpperCase();
}

/** How probable a class with serifs is. */
export function probabilityOfSerifs({ classes }: Pick<TypeReading, 'classes'>): number {
  return classes.reduce((sum, one) => sum + (serifClasses.includes(one.class) ? one.probability : 0), 0);
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

/** Texts that were set alike, such as the dishes of a menu, as lists of their indices. Together they tell a face more surely than each alone. */
export function alikeGroups(texts: readonly (TypeTraits | undefined)[]): number[][] {
  const groups: { leader: TypeTraits; members: number[] }[] = [];
  for (const [index, traits] of texts.entries()) {
    if (!traits) continue;
    const group = groups.find(({ leader }) => isAlike(leader, traits));
    if (group) group.members.push(index);
    else groups.push({ leader: traits, members: [index] });
  }
  return groups.map(({ members }) => members);
}

function isAlike(one: TypeTraits, other: TypeTraits): boolean {
  return (
    Math.max(one.size, other.size) <= Math.min(one.size, other.size) * sameSize &&
    colourDistance(fromHex(one.colour), fromHex(other.colour)) <= sameColour &&
    Math.abs(one.weight - other.weight) <= sameWeight &&
    one.italic === other.italic &&
    (one.capitals ?? other.capitals) === (other.capitals ?? one.capitals) &&
    !(Math.max(one.serifs, other.serifs) > sureOfSerifs && Math.min(one.serifs, other.serifs) < 1 - sureOfSerifs)
  );
}
