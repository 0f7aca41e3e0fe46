export type TypographyAlign = 'left' | 'center' | 'right';

/** The properties of a text that the panel can change. */
export interface TypographyStyle {
  fontFamily: string;
  /** Light, Regular, Medium, SemiBold or Bold. */
  fontWeight: string;
  /** px of the image. */
  fontSize: number;
  textAlign: TypographyAlign;
  /** Hex, with alpha if it is not opaque. */
  fill: string;
}

/** The position of a text and the size of its box, in px of the image. */
export interface TypographyGeometry {
  x: number;
  y: number;
  width: number;
  height: number;
  /** In degrees, clockwise; undefined if texts cannot be rotated. */
  rotation?: number | undefined;
}

/** A style in which null stands for a property that differs among several texts. */
export type SharedTypographyStyle = { [Property in keyof TypographyStyle]: TypographyStyle[Property] | null };

/** The selected text, or several, as the panel shows them. */
export interface TypographySelection extends SharedTypographyStyle, TypographyGeometry {
  /** The unique id of the text, or of these texts, so that an incomplete entry is never applied to another text. */
  id?: string | undefined;
  /** Colors in hex, of which the first three are shown. */
  suggestedColors: readonly string[];
}

/** A family that can be chosen. */
export interface TypographyFamily {
  name: string;
  /** A CSS `font-family` that shows the name in its own face. @default the name, then a sans serif */
  fontFamily?: string | undefined;
  /** The names of its weights, as in {@link TypographyStyle.fontWeight}. */
  weights: readonly string[];
  /** Whether the user uploaded it: it is listed under a heading of its own. @default false */
  custom?: boolean | undefined;
}

/** The weights that a family has; those of all families if it is null. */
export function weightsOf(families: readonly TypographyFamily[], family: string | null): readonly string[] {
  if (family === null) return [...new Set(families.flatMap(({ weights }) => weights))];
  return families.find(({ name }) => name === family)?.weights ?? [];
}

/** The weight for a family that may lack the current one: the same weight, else Regular, else the first one. */
export function fallbackWeight(current: string, available: readonly string[]): string {
  if (available.includes(current)) return current;
  return available.includes('Regular') ? 'Regular' : (available[0] ?? 'Regular');
}
