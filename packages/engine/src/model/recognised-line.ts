import type { SkipReason } from '@palimpsest/contract';
import type { Bow } from './paragraph.ts';
import type { OrientedRectangle } from '../geometry/oriented-rectangle.ts';
import type { Plane } from '../geometry/plane.ts';
import type { Colour } from '../image/colour.ts';
import type { GreyRaster, Raster } from '../image/raster.ts';

/** A line along a part of a circle as it was read: its baseline may not be known yet. */
export interface BowedLine extends Omit<Bow, 'radius' | 'above' | 'below'> {
  /** The circle at the foot of the ink. */
  foot: number;
  /** From there to the circle at the head of the ink, and to the baseline where that could be told. */
  height: number;
  descent: number | undefined;
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
  /** The colour that the ink stands on; undefined where it could not be told. */
  background?: Colour | undefined;
  /** Mean width of the strokes, in pixels of the picture. */
  stroke: number | undefined;
  /** From the bottom of the box up to the line that most glyphs stand on, in pixels of the picture. */
  descent: number | undefined;
  /** The drawn mark before the text that begins an item of a list, such as a dot or a check mark: it is no part of `text` and `box`, and stays as it is. */
  mark?: { box: OrientedRectangle } | undefined;
  /** The arc that its text runs along, shared by all words of it, each a line of its own; undefined for a straight line. */
  bow?: BowedLine | undefined;
  /** The surface that it stands on, where that is seen at an angle, shared by all lines of it, and the box of its ink in the view of that. */
  onPlane?: { plane: Plane; box: OrientedRectangle } | undefined;
  /** Why it should be left as it is. */
  doubt: Exclude<SkipReason, 'not-erased' | 'unchanged' | 'untranslated'> | undefined;
}

/** Where a line is to be read. */
export interface LinePlace {
  /** The image, or the view of a plane in it from the front. */
  picture: Raster;
  box: OrientedRectangle;
  /** The other lines of the picture. */
  others: OrientedRectangle[];
  /** Of the view. */
  plane: Plane | undefined;
}

/** The strokes of a line of text, as they were told from its background. */
export interface LineStrokes {
  /** Around the line, with some background. */
  rectangle: OrientedRectangle;
  /** How much of each pixel of the upright crop of `rectangle` ink covers, 0 to 255. */
  coverage: GreyRaster;
}

/** The strokes of a line with the upright crop of the picture that they were told in. */
export interface CroppedStrokes extends LineStrokes {
  crop: Raster;
}
