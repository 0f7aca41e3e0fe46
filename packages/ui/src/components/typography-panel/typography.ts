/** The alignment of the lines of a text. */
export type TypographyAlign = 'left' | 'center' | 'right';

/** The properties of a text that the panel can change. */
export interface TypographyStyle {
  /** The name of the family, as in {@link TypographyFamily.name}. */
  fontFamily: string;
  /** The name of the weight: Light, Regular, Medium, SemiBold or Bold. */
  fontWeight: string;
  /** The font size, in px of the image. */
  fontSize: number;
  /** The alignment of the lines. */
  textAlign: TypographyAlign;
  /** The color of the text, in hex, with alpha if it is not opaque. */
  fill: string;
}

/** The position of a text and the size of its box, in px of the image. */
export interface TypographyGeometry {
  /** The distance from the left edge of the image. */
  x: number;
  /** The distance from the upper edge of the image. */
  y: number;
  /** The width of the box. */
  width: number;
  /** The height of the box. */
  height: number;
  /** The rotation in degrees, clockwise. Undefined if texts cannot be rotated. */
  rotation?: number | undefined;
}

/** The style of several texts. A property is null if it differs among them. */
export type SharedTypographyStyle = { [Property in keyof TypographyStyle]: TypographyStyle[Property] | null };

/** The properties of one or several selected texts, as the panel shows them. */
export interface TypographySelection extends SharedTypographyStyle, TypographyGeometry {
  /** The unique id of the selection. If it changes, typed text that is not applied yet is discarded, so that no other text gets it. */
  id?: string | undefined;
  /** Colors to choose from, in hex. The first three are shown. */
  suggestedColors: readonly string[];
}

/** A font family that can be chosen. */
export interface TypographyFamily {
  /** The name of the family. */
  name: string;
  /** The CSS `font-family` in which the name is shown. @default the name, then a sans serif */
  fontFamily?: string | undefined;
  /** The names of its weights, as in {@link TypographyStyle.fontWeight}. */
  weights: readonly string[];
  /** Whether the user uploaded the font. Such fonts are listed under their own heading. @default false */
  custom?: boolean | undefined;
  /** The heading above it in the list of families, as in `FontOption.group`. */
  group?: string | undefined;
}

/** The names of the weights of a family, or of all families if `family` is null. An unknown family has no weights. */
export function weightsOf(families: readonly TypographyFamily[], family: string | null): readonly string[] {
  if (family === null) return [...new Set(families.flatMap(({ weights }) => weights))];
  return families.find(({ name }) => name === family)?.weights ?? [];
}

/** The weight for a family that may lack the current one: the same weight, else Regular, else the first one. */
export function fallbackWeight(current: string, available: readonly string[]): string {
  if (available.includes(current)) return current;
  return available.includes('Regular') ? 'Regular' : (available[0] ?? 'Regular');
}
