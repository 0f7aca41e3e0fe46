export type TypographyAlign = 'left' | 'center' | 'right';

/** What the panel can change of a text. */
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
  /** In degrees, clockwise; left out where texts cannot be turned. */
  rotation?: number | undefined;
}

/** The selected text, as the panel shows it. */
export interface TypographySelection extends TypographyStyle, TypographyGeometry {
  /** Tells one selected text from the next, so that a half-typed value never reaches another text. */
  id?: string | undefined;
  /** Hex; the first three are offered. */
  suggestedColors: readonly string[];
}

/** A family that can be chosen. */
export interface TypographyFamily {
  name: string;
  /** A CSS `font-family` that shows the name in its own face. @default the name, then a sans serif */
  fontFamily?: string | undefined;
  /** The names of its weights, as in {@link TypographyStyle.fontWeight}. */
  weights: readonly string[];
  /** The user brought it: it is listed under its own heading. @default false */
  custom?: boolean | undefined;
}

/** The weight to use in a family that may lack the current one: the same, else Regular, else the first there is. */
export function fallbackWeight(current: string, available: readonly string[]): string {
  if (available.includes(current)) return current;
  return available.includes('Regular') ? 'Regular' : (available[0] ?? 'Regular');
}
