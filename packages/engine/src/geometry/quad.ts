/** In pixels of the image, from its top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** Corners clockwise from the text's own top left, so that the top edge runs along the reading direction. */
export type Quad = readonly [Point, Point, Point, Point];
