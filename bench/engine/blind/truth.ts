import type { Quad } from '@palimpsest/engine';
import type { PosterTruth, TrueLine, TrueText } from '../../posters/truth.ts';

/** The damage of a picture between its drawing and its file; the rows of the table. */
export const damages = [
  'clean',
  'dense',
  'small print',
  'blur',
  'noise',
  'jpeg',
  'half size',
  'perspective',
  'curved',
  'arc',
  'neon',
  'glass',
  'low light',
  'relief',
] as const;

export type Damage = (typeof damages)[number];

/** Damages that set the poster into a scene; the others leave it flat. */
export const sceneDamages: ReadonlySet<Damage> = new Set<Damage>([
  'perspective',
  'curved',
  'arc',
  'neon',
  'glass',
  'low light',
  'relief',
]);

export type DecoyKind = 'pictogram' | 'texture' | 'logo' | 'script';

/** Something that is no text of the source language and must be left as it is. */
export interface Decoy {
  kind: DecoyKind;
  quad: Quad;
}

/** `order` is the place of the line within its text where its position does not tell: the words of an arc or of a curved plate. */
interface BlindLine extends TrueLine {
  order?: number;
}

export interface BlindText extends TrueText {
  lines: BlindLine[];
}

/** The exact truth about a generated picture. On arcs and curved plates every word is a line of its own. */
export interface BlindTruth extends PosterTruth {
  layout: string;
  damage: Damage;
  texts: BlindText[];
  decoys: Decoy[];
}

/** A generated picture; paths of files. */
export interface BlindCase {
  name: string;
  truth: BlindTruth;
  /** PNG or JPEG. */
  poster: string;
  /** PNG of the same picture as the camera would have taken it without its text. */
  background: string;
  /** PNG of {@link MaskChannel}. */
  masks: string;
}

/** Channels of the mask file. */
export const maskChannel = {
  /** 0 outside of all lines, else 1 + the index of the text whose lines' boxes, grown by 0.15 of the size, hold the pixel. */
  owner: 0,
  /** How much of the pixel the strokes of letters cover, 0 to 255. */
  strokes: 1,
  /** 255 where a text, its shadow or its glow changed the pixel by more than 2 levels. */
  touched: 2,
} as const;

/** More texts than one channel of the mask file can number. */
export const maximumTexts = 254;
