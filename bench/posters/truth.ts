import type { Quad } from '@palimpsest/engine';

/** One line of a text as it stands in the picture. */
export interface TrueLine {
  text: string;
  /** Tight around the ink of the glyphs, without shadow; clockwise from the text's own top left, in pixels of the image. */
  box: Quad;
}

/** One text as its designer set it. */
export interface TrueText {
  text: string;
  lines: TrueLine[];
  /** The quadrilateral around the boxes of all lines. */
  quad: Quad;
  /** Hex, six digits. */
  color: string;
  /** In pixels of the image. */
  fontSize: number;
  fontWeight: number;
  fontFamily: string;
  textAlign: 'left' | 'center' | 'right';
  /** Degrees, clockwise. */
  rotation: number;
  /** The part of the layout that the text belongs to, such as a column or a row of a table. */
  group: string;
}

export type BackgroundClass = 'flat' | 'gradient' | 'pattern' | 'photo';

/** The exact truth about a poster. */
export interface PosterTruth {
  width: number;
  height: number;
  /** English name of the language, as the API takes it. */
  language: string;
  background: BackgroundClass;
  texts: TrueText[];
}
