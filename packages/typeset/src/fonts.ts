import { findTypeface, matchFace, typefaces, type LibraryFace, type TypeClass } from '@palimpsest/typefaces';
import { fontWeightNames, fontWeights, type FontWeightName } from './font-weights.ts';
import type { FontStyle } from './types.ts';
import { findUserFamily, registeredUserFamily, userWeight } from './user-fonts.ts';

export interface FontFamily {
  name: string;
  /** The family of the library whose files draw it: its own or, for a family that cannot be brought along, the nearest one. */
  drawnBy: string;
  /** The family that stands in for letters that no file has. */
  generic: 'sans-serif' | 'serif' | 'monospace' | 'cursive';
  class: TypeClass;
  /** Whether it is one of those that every machine is expected to have, which come first; the others are the library. */
  common: boolean;
  weights: readonly FontWeightName[];
  /**
   * Height above and depth below the baseline, in ems, from the font's horizontal header. Constants rather than what a context
   * reports, because platforms read them from different tables of the font and round them.
   */
  ascent: number;
  descent: number;
}

/** The families that the specification names, in its order, with the weights that it offers. */
const namedFamilies: Readonly<Record<string, readonly FontWeightName[]>> = {
  Arial: ['Regular', 'Bold'],
  Helvetica: ['Regular', 'Bold'],
  'Times New Roman': ['Regular', 'Bold'],
  Times: ['Regular', 'Bold'],
  'Courier New': ['Regular', 'Bold'],
  Courier: ['Regular', 'Bold'],
  Verdana: ['Regular', 'Bold'],
  Georgia: ['Regular', 'Bold'],
  Palatino: ['Regular', 'Bold'],
  Garamond: ['Regular', 'Bold'],
  Bookman: ['Regular', 'Bold'],
  'Comic Sans MS': ['Regular', 'Bold'],
  'Trebuchet MS': ['Regular', 'Bold'],
  Impact: ['Regular'],
  Roboto: ['Light', 'Regular', 'Medium', 'Bold'],
  'Open Sans': ['Light', 'Regular', 'SemiBold', 'Bold'],
};

const serifs: readonly TypeClass[] = ['old-style', 'transitional', 'didone', 'slab'];
const scripts: readonly TypeClass[] = ['formal-script', 'brush-script', 'handwriting', 'comic'];

function genericOf(typeClass: TypeClass): FontFamily['generic'] {
  if (typeClass === 'mono') return 'monospace';
  if (serifs.includes(typeClass)) return 'serif';
  return scripts.includes(typeClass) ? 'cursive' : 'sans-serif';
}

function familyOf(name: string, weights?: readonly FontWeightName[]): FontFamily {
  const typeface = findTypeface(name);
  const [first] = typeface?.faces ?? [];
  if (!typeface || !first) throw new Error(`The library of typefaces has nothing to draw "${name}" in.`);
  const upright = typeface.faces.filter(({ style }) => style === 'normal').map(({ weight }) => weight);
  return {
    name,
    drawnBy: typeface.name,
    generic: genericOf(typeface.class),
    class: typeface.class,
    common: name in namedFamilies,
    weights: weights ?? fontWeightNames.filter((weight) => upright.includes(fontWeights[weight])),
    ascent: first.ascent,
    descent: first.descent,
  };
}

/** Every family that users can choose, in the order in which they see them: those of the specification, then the library by class. */
export const fontCatalogue: readonly FontFamily[] = [
  ...Object.entries(namedFamilies).map(([name, weights]) => familyOf(name, weights)),
  ...typefaces.filter(({ name }) => !(name in namedFamilies)).map(({ name }) => familyOf(name)),
];

export const defaultLineHeight = 1.2;

/** The family that draws the letters that a face lacks, and families that nobody knows: it has the letters of all languages. */
const fallbackFamily = 'Roboto';

const byName = new Map(fontCatalogue.map((family) => [family.name, family]));

/** The family of that exact name, or undefined. */
export function findFontFamily(name: string): FontFamily | undefined {
  return byName.get(name);
}

/** Height above and depth below the baseline of a family, in ems; Roboto's for one that the catalogue lacks. */
export function verticalMetrics(fontFamily: string): { ascent: number; descent: number } {
  const { ascent, descent } = findUserFamily(fontFamily) ?? byName.get(fontFamily) ?? familyOf(fallbackFamily);
  return { ascent, descent };
}

/** The face of the library that draws a family at a weight and style; of a family that the library lacks, Roboto's. */
export function faceFor(fontFamily: string, fontWeight: number, fontStyle: FontStyle = 'normal'): LibraryFace {
  const found = matchFace(fontFamily, fontWeight, fontStyle) ?? matchFace(fallbackFamily, fontWeight, fontStyle);
  if (!found) throw new Error(`The library of typefaces has lost ${fallbackFamily}.`);
  return found;
}

/** The weight and style in which a family is really drawn where others are wanted: a face of the library, or the user's own. */
export function drawnFace(
  fontFamily: string,
  fontWeight: number,
  fontStyle?: FontStyle,
): { weight: number; style: FontStyle } {
  const own = findUserFamily(fontFamily);
  return own
    ? { weight: userWeight(own, fontWeight), style: own.style }
    : faceFor(fontFamily, fontWeight, fontStyle).face;
}

/**
 * The weight that a family really has for the one wanted, by the font matching rules of CSS Fonts Level 4: chosen here because
 * browsers and servers choose differently when left to themselves.
 */
export function matchFontWeight(fontFamily: string, wanted: number, fontStyle?: FontStyle): number {
  return drawnFace(fontFamily, wanted, fontStyle).weight;
}

/**
 * The name under which our files of a family are registered. It is our own, because a platform mixes faces that the machine has installed
 * under a family's public name with those that are registered under it, and would then set text differently on every machine.
 */
export function registeredFamily(family: string): string {
  return `Palimpsest ${family}`;
}

/** The families to try in turn, as a CSS `font-family`: ours or the user's, then Roboto for letters that it lacks. */
export function fontStack(fontFamily: string): string {
  const own = findUserFamily(fontFamily);
  if (own) return `"${registeredUserFamily(own)}", "${registeredFamily(fallbackFamily)}", sans-serif`;
  const { drawnBy, generic } = byName.get(fontFamily) ?? familyOf(fallbackFamily);
  const families = [...new Set([drawnBy, fallbackFamily])].map((family) => `"${registeredFamily(family)}"`);
  return [...families, generic].join(', ');
}

/**
 * A CSS `font` for a canvas context.
 *
 * @param size in pixels
 */
export function cssFont(fontFamily: string, fontWeight: number, size: number, fontStyle?: FontStyle): string {
  const { style, weight } = drawnFace(fontFamily, fontWeight, fontStyle);
  return `${style} ${weight} ${size}px ${fontStack(fontFamily)}`;
}
