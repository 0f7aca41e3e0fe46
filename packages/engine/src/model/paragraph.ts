import type { FontStyle, StyledRun, TextAlign } from '@palimpsest/typeset';
import type { FoundUnderline } from './drawn-with-text.ts';
import type { Plane } from '../geometry/plane.ts';
import type { Point, Quad } from '../geometry/quad.ts';
import type { Colour } from '../image/colour.ts';
import type { TopSide } from '../image/unroll.ts';

/** One line of text as it was read. */
export interface TextLine {
  text: string;
  quad: Quad;
  /** 0 to 1. */
  confidence: number;
  /** Where the line stands on a surface seen at an angle: the corners of its rectangle on that surface, within `quad`. */
  perspective?: Quad;
}

/** A text along a part of a circle; in pixels of the image. */
export interface Bow {
  /** Centre of the circle. */
  x: number;
  y: number;
  /** Radius of the baseline. */
  radius: number;
  /** Where the ink begins and ends: radians, clockwise from the right; `to` is the larger one. */
  from: number;
  to: number;
  /** Which side of the baseline the tops of the letters are on. */
  top: TopSide;
  /** Distances from the baseline to the ends of the ink, towards the tops of the letters and away from them. */
  above: number;
  below: number;
}

/** Letters of a text that are set otherwise than the rest, such as a word in another colour. */
export interface TextRun {
  /** Where it starts and ends in the text. */
  start: number;
  end: number;
}

/** Where a run of the original stands in its translation; a translator may cut it in two. */
export interface TranslatedRun extends TextRun {
  /** Its index among the runs of the original. */
  run: number;
}

/** Words of a text that clearly differ from the rest in colour or weight. */
export interface FoundRun extends TextRun {
  /** The colour of these words; undefined where it is that of the rest. */
  colour?: Colour;
  /** Approximate colour of the rest, if it differs from that of the text. */
  restColour?: Colour;
  /** How many times wider its strokes are than those of the rest; undefined where they are as wide. */
  stroke?: number;
}

/** The style properties in which a run differs from its paragraph. */
export type RunStyle = Pick<StyledRun, 'fill' | 'fontWeight'>;

/** Lines that one text box of the designer held. */
export interface Paragraph {
  /** From 1, in reading order. */
  id: number;
  lines: TextLine[];
  /** The lines joined, hyphenation undone. */
  text: string;
  quad: Quad;
  /** Degrees, clockwise. */
  rotation: number;
  /** The runs of the text, in its order. @default none */
  runs?: readonly FoundRun[];
  underline?: FoundUnderline;
  /** Where the text stands on a surface seen at an angle: the corners of its rectangle on that surface, within `quad`. */
  perspective?: Quad;
  /** That surface; the same object for all texts on it. */
  plane?: Plane;
  /** The arc that the text runs along. */
  bow?: Bow;
}

/** Start of a line on its baseline, in pixels of the image, or of the view of the plane that its paragraph stands on. */
export type LinePen = Point;

/**
 * How the original was set, so that the translation can be set alike; lengths in pixels of the image, or of the view of the plane that the
 * paragraph stands on.
 */
export interface ParagraphStyle {
  fontFamily: string;
  /** CSS weight, 100 to 900. */
  fontWeight: number;
  /** Font size of the original. */
  fontSize: number;
  textAlign: TextAlign;
  /** @default 'normal' */
  fontStyle?: FontStyle;
  /** Distance of baselines as a multiple of the font size. @default 1.2 */
  lineHeight?: number;
  /** In ems. @default 0 */
  letterSpacing?: number;
  /** How sure the face is, 0 to 1. */
  faceConfidence?: number;
  /** Two colours that run into each other over the letters: a CSS `linear-gradient`. */
  textGradient?: string;
  /** A shadow or glow behind the letters: a CSS `text-shadow` of one layer, in ems. */
  textShadow?: string;
  /** A line around the letters, under them: a CSS `-webkit-text-stroke`, in ems. */
  textStroke?: string;
  /** A rule under each line: its distance from the baseline and its thickness, in ems, and its colour. */
  textUnderline?: string;
  /** A filled box behind all lines: above, below and beside them, and the radius of its corners, in ems, and its colour. */
  textBackground?: string;
  /** Where the pen started each line, on its baseline; undefined for a line without ink. */
  pens?: readonly (LinePen | undefined)[];
  /** Styles of the paragraph's runs, in their order. @default none */
  runs?: readonly RunStyle[];
  /** Hex colours, the likeliest first, which is that of most letters; never empty. */
  colours: string[];
}
