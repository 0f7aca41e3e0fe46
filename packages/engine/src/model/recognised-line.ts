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
  /** Distances from there to the circle at the head of the ink, and to the baseline where that could be told. */
  height: number;
  descent: number | undefined;
}

/** A line as it was read, with the measurements that tell which text it belongs to. */
export interface RecognisedLine {
  text: string;
  /** 0 to 1. */
  confidence: number;
  /** Tight around the ink where that could be told from the background. */
  box: OrientedRectangle;
  /** Colour of the ink; undefined where it could not be told. */
  colour: Colour | undefined;
  /** The colour that the ink stands on; undefined where it could not be told. */
  background?: Colour | undefined;
  /** Mean width of the strokes, in pixels of the picture. */
  stroke: number | undefined;
  /** Height of the line that most glyphs stand on above the bottom of the box, in pixels of the picture. */
  descent: number | undefined;
  /** The drawn mark before the text that begins an item of a list, such as a dot or a check mark: it is no part of `text` and `box`, and stays as it is. */
  mark?: { box: OrientedRectangle } | undefined;
  /** The arc that its text runs along, shared by all words of it, each a line of its own; undefined for a straight line. */
  bow?: BowedLine | undefined;
  /** If the line stands on a surface seen at an angle: that surface, one object for all its lines, and the box of the ink in the view of it. */
  onPlane?: { plane: Plane; box: OrientedRectangle } | undefined;
  /** The reason why the line should be left as it is. */
  doubt: Exclude<SkipReason, 'not-erased' | 'unchanged' | 'untranslated'> | undefined;
}

/** Where a line is to be read. */
export interface LinePlace {
  /** The image, or the view of a plane in it from the front. */
  picture: Raster;
  box: OrientedRectangle;
  /** The other lines of the picture. */
  others: OrientedRectangle[];
  /** The plane that the view shows; undefined where `picture` is the image. */
  plane: Plane | undefined;
}

/** The strokes of a line of text, as they were told from its background. */
export interface LineStrokes {
  /** The rectangle of the line with some background around. */
  rectangle: OrientedRectangle;
  /** How much of each pixel of the upright crop of `rectangle` ink covers, 0 to 255. */
  coverage: GreyRaster;
}

/** The strokes of a line with the upright crop of the picture that they were told in. */
export interface CroppedStrokes extends LineStrokes {
  crop: Raster;
}
