export type TypographyAlign = 'left' | 'center' | 'right';

/** What the panel can change of a text. */
export interface TypographyStyle {
  fontFamily: string;
  /** Light, Regular, Medium, SemiBold or Bold. */
  fontWeight: string;
  /** px of the image. */
  fontSize: number;
  textAlign: TypographyAlign;
  /** Hex, with alpha where it is not opaque. */
  fill: string;
}

/** The selected text, as the panel shows it. */
export interface TypographySelection extends TypographyStyle {
  /** Tells one selected text from the next, so that a half-typed value never reaches another text. */
  id?: string | undefined;
  /** Hex; the first three are offered. */
  suggestedColors: readonly string[];
  /** Place and size in px of the image, shown and not edited. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A family that can be chosen. */
export interface TypographyFamily {
  name: string;
  /** The names of its weights, as in {@link TypographyStyle.fontWeight}. */
  weights: readonly string[];
}
