/**
 * The thresholds of effects around letters, and where they come from: `type` names the columns of `pnpm bench type` that show a change.
 *
 * @module
 */

/** type: effects %, class %, closeness. Lengths are heights of a line. */
export const effectParameters = {
  /** Distance around the lines in which effects are searched. */
  rim: 0.3,
  /** Coverage by letters, blurred by a pixel, from which a pixel belongs to their edge rather than to their surroundings. */
  letterEdge: 0.12,
  offsets: [-0.08, -0.04, 0, 0.04, 0.08],
  deviations: [0, 0.04, 0.08, 0.14],
  fineOffset: 0.02,
  fineDeviation: 0.02,
  outlines: [0.02, 0.035, 0.05],
};

/** `find-background.ts`. find-background.test.ts. In font sizes where nothing else is said. */
export const backgroundParameters = {
  /** Size of a text below which the edge of a box cannot be told from compression, in pixels of the image. */
  smallest: 10,
  /**
   * Maximum distance by which a box that was made for its words reaches beyond them: the badge of Bootstrap 5 has 0.65 beside its words, its button 0.75
   * beside and about 0.78 over capitals, the chip of Material 3 has 1.14 beside. The button of Material 3, which is as high as a finger, has 1.7 beside
   * and 1.07 over: it stays as it is.
   */
  beside: 1.2,
  above: 0.85,
  /** Distance inside the rectangle of the words at which a box may end, and the pixels of the image that it has to reach beyond it. */
  closest: { share: 0.12, pixels: 3 },
  least: 1,
  /** Maximum difference between the free space on opposite sides of the words. */
  uneven: 0.45,
  /** Distance in RGB within which a box has one colour, and the minimum share of such pixels. */
  oneColour: 22,
  plain: 0.97,
  /** Minimum distance in RGB between a box and its surroundings. */
  contrast: 40,
  /** Offsets of neighbouring pixels that are averaged against grain. */
  grain: [-2, -1, 0, 1, 2],
  /** Number of places along a side that are sampled, and the part of it that they span: corners may be round. */
  samples: 40,
  middle: { ends: 0.3, sides: 0.6 },
  /** Step along the diagonal of a corner, in pixels of the image, and maximum difference of a box's radii, in pixels and as a share. */
  cornerStep: 0.25,
  sameRadius: { pixels: 3, share: 0.35 },
  /** Share of the picture that a box covers at most. */
  largest: 0.2,
  /** Boxes as wide as this and as high, within a share, around words of other widths are cells or buttons of one row. */
  sameWidth: 0.02,
  otherWords: 0.1,
};
