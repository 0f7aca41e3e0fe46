import type { Bounds } from '../geometry/bounds.ts';
import type { Raster } from '../image/raster.ts';

/** What is around one text in its picture. */
export interface Surroundings {
  /** Without its texts. */
  picture: Raster;
  /** Of the text, in radians, clockwise; all rectangles are in the frame of this angle. */
  angle: number;
  /** Around the ink of each line of the text itself: free by definition. */
  own: readonly Bounds[];
  obstacles: readonly Bounds[];
  /** What the designer left free around all text, in pixels of the image. */
  margins: { x: number; y: number };
  /** In pixels of the image. */
  fontSize: number;
}
