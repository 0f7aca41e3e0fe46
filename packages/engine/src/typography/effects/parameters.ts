/**
 * The thresholds of effects around letters, and where they come from: `type` names the columns of `pnpm bench type` that show a change.
 *
 * @module
 */

/** type: effects %, class %, closeness. Lengths are heights of a line. */
export const effectParameters = {
  /** Height of a line, in pixels of the image, below which no effect can be told from a blurred edge. */
  smallest: 28,
  /** Height of a line, in rows of the small picture on which effects are tried. */
  rows: 36,
  /** Rows of the image that are read at once. */
  stripRows: 64,
  /** Maximum number of small pixels that are sampled, evenly spread. */
  maxLooked: 1500,
  /** Root mean square difference around letters, in levels, below which no effect can be seen. */
  quiet: 2,
  /** Distance around the lines in which effects are searched. */
  rim: 0.3,
  /** Maximum distance from the ink, as a share of the contrast, of a pixel that belongs to a letter. */
  sameInk: 0.25,
  /** Coverage by letters, blurred by a pixel, from which a pixel belongs to their edge rather than to their surroundings. */
  letterEdge: 0.12,
  offsets: [-0.08, -0.04, 0, 0.04, 0.08],
  deviations: [0, 0.04, 0.08, 0.14],
  fineOffset: 0.02,
  fineDeviation: 0.02,
  outlines: [0.02, 0.035, 0.05],
  /** Minimum share of the difference around the letters that an effect has to explain. */
  minExplained: 0.55,
  /**
   * The same for a difference, in levels, that compression and erasing can leave around letters without an effect: nothing explained more than
   * 0.66 of that on 17 posters, and faint shadows explain 0.97 to 0.99.
   */
  faint: { below: 7, minExplained: 0.85 },
  /** Minimum change by an opaque layer, in levels. */
  minAdded: 20,
  /** Channels that darken by shares this near to each other are darkened by black, of no more than this opacity. */
  black: { alike: 0.1, most: 0.9 },
  /** A shadow nearer to its letters than this is a glow. */
  still: 0.02,
  /** Minimum blur: a layer with less is sharp. */
  sharp: 0.03,
  /** Levels by which a pixel around the letters must differ to show the colour of a layer. */
  shows: 30,
  /** Minimum share of those pixels that have one colour if a layer is sharp. */
  oneColour: 0.4,
  /** Minimum share of the difference explained by a blurred shadow that a sharp layer has to explain. */
  asSharp: 0.75,
  /** A layer nearer to the ink than this, in levels, is the letters' own edge. */
  otherInk: 60,
};

/** `find-underline.ts`. find-underline.test.ts; type: effects %. Lengths are heights of a line where nothing else is said. */
export const underlineParameters = {
  /** Height of a line, in pixels of the image, below which a rule is too thin to tell. */
  smallest: 14,
  /** Limits of the rows in which underlines are searched, from the top of the line. */
  from: 0.6,
  to: 1.5,
  thickest: 0.17,
  /** Reach of the search for a frame's sides beyond a rule's ends (corners may be round), and its heights, from the line's top and from the rule. */
  sides: { reach: 0.5, rows: [0.3, 0.5, 0.7] },
  /** Number of places along the line that are sampled, and their distance from its ends: the line was found with some background around. */
  samples: 160,
  inset: 0.04,
  /** Distance in RGB within which a row has one colour, and the minimum share of such pixels: letters with descenders cross the rule. */
  oneColour: 36,
  unbroken: 0.85,
  /** Minimum distance in RGB between the rule and the rows above and below it, and the share of each row that must have it. */
  contrast: 60,
  clearBelow: 0.85,
  clearAbove: 0.6,
  /** How far beyond the ends of the line its underline may reach: the foot of a shaded button, whose sides have other colours, reaches farther. */
  beyond: 0.25,
  /** Maximum width of a gap in a rule that the stroke of a letter hides: wider than strokes of the heaviest faces. */
  crossing: 0.25,
  /** Width of a rule's soft edge, in pixels of the image. */
  rim: 2,
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
