import type { Face, Typeface } from '@palimpsest/typefaces';
import type { Palette } from '../engine/blind/palettes.ts';
import type { Source } from './families.ts';

/** The languages that every phrase is written in. */
export const benchLanguages = ['English', 'Spanish', 'French', 'Italian', 'Portuguese'] as const;
export type BenchLanguage = (typeof benchLanguages)[number];

export type Phrase = Readonly<Record<BenchLanguage, string>>;

/** How a text stands out; a box is behind a kicker, the others are of titles. */
export type Effect = 'none' | 'soft shadow' | 'hard shadow' | 'outline' | 'glow' | 'underline' | 'box';

/** The damage of the picture of the source; the designer's version shares its geometry only. */
export type Damage = 'clean' | 'jpeg' | 'noise' | 'half size' | 'tilt';

/** A text as the designer set it. Lengths in px of the page. */
export interface DesignedText {
  part: string;
  phrase: Phrase;
  typeface: Typeface;
  face: Face;
  size: number;
  /** In shares of the size. */
  leading: number;
  /** In ems. */
  tracking: number;
  upper: boolean;
  color: string;
  align: 'left' | 'center' | 'right';
  effect: Effect;
  /** Box of the block that the text is set in. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Shape {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  color: string;
}

/** A poster as data: the same in every language. */
export interface Design {
  name: string;
  source: Source;
  damage: Damage;
  from: BenchLanguage;
  to: BenchLanguage;
  width: number;
  height: number;
  background: string;
  /** Degrees, clockwise, of the whole page. */
  tilt: number;
  palette: Palette;
  texts: DesignedText[];
  shapes: Shape[];
}
