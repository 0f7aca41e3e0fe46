import type { Bounds } from '../geometry/bounds.ts';
import type { Raster } from '../image/raster.ts';

/** The surroundings of one text in its picture. */
export interface Surroundings {
  /** The picture without its texts. */
  picture: Raster;
  /** Angle of the text in radians, clockwise; all rectangles are in the frame of this angle. */
  angle: number;
  /** Bounds of the ink of each line of the text itself, which are free by definition. */
  own: readonly Bounds[];
  obstacles: readonly Bounds[];
  /** Margins that the designer left free around all text, in pixels of the image. */
  margins: { x: number; y: number };
  /** Font size of the text, in pixels of the image. */
  fontSize: number;
}
