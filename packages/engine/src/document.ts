import type { LanguageName } from '@palimpsest/contract';
import type { TextAlign } from '@palimpsest/typeset';
import type { OrientedRectangle } from './geometry/oriented-rectangle.ts';
import type { Point, Quad } from './geometry/quad.ts';
import type { Colour } from './image/colour.ts';

/** One line of text as it was read. */
export interface TextLine {
  text: string;
  quad: Quad;
  /** 0 to 1. */
  confidence: number;
}

/** A line as it was read, with what tells which text it belongs to. */
export interface RecognisedLine {
  text: string;
  /** 0 to 1. */
  confidence: number;
  /** Tight around the ink where that could be told from the background. */
  box: OrientedRectangle;
  /** Of the ink; undefined where it could not be told. */
  colour: Colour | undefined;
  /** Mean width of the strokes, in pixels of the picture. */
  stroke: number | undefined;
  /** From the bottom of the box up to the line that most glyphs stand on, in pixels of the picture. */
  descent: number | undefined;
  /** How far the text stands behind the dot of a list item, in pixels of the picture. */
  bulletIndent: number | undefined;
}

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
}

/** How the original was set, so that the translation can be set alike. */
export interface ParagraphStyle {
  fontFamily: string;
  /** CSS weight, 100 to 900. */
  fontWeight: number;
  /** Of the original, in pixels of the image. */
  fontSize: number;
  textAlign: TextAlign;
  /** Hex, the likeliest first; never empty. */
  colours: string[];
}

export interface LocalisedText {
  /** From 1, in reading order. */
  id: number;
  originalText: string;
  translatedText: string;
  quad: Quad;
  center: Point;
  /** Of the box along the text's own axes, in pixels of the image. */
  width: number;
  height: number;
  /** Degrees, clockwise. */
  rotation: number;
  /** The size at which the translation fits its box, in pixels of the image. */
  fontSize: number;
  fontFamily: string;
  fontWeight: number;
  textAlign: TextAlign;
  /** Hex, the likeliest first; never empty. */
  suggestedColours: string[];
  /** Lines of the original. */
  lineCount: number;
}

/** What the engine makes of an image: everything that an editor needs beside the picture without its text. */
export interface LocalisedDocument {
  width: number;
  height: number;
  sourceLanguage: LanguageName;
  targetLanguage: LanguageName;
  texts: LocalisedText[];
}
