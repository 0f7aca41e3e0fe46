/**
 * The thresholds of what lies around letters, and where they come from: `type` names the columns of `pnpm bench type` that show a change.
 *
 * @module
 */

/** type: effects %, class %, closeness. Lengths are heights of a line. */
export const effectParameters = {
  /** Height of a line, in pixels of the image, below which no effect can be told from a blurred edge. */
  smallest: 28,
  /** Rows that a line has in the picture on which effects are tried. */
  rows: 36,
  /** Rows of the image that are looked at at once. */
  stripRows: 64,
  /** Small pixels that are looked at, evenly spread. */
  mostLooked: 1500,
  /** Root mean square, in levels, of what differs around letters, below which no effect can be seen. */
  quiet: 2,
  /** How far around the lines effects are looked for. */
  rim: 0.3,
  /** A pixel is of a letter when it is nearer to the ink than this share of the contrast. */
  sameInk: 0.25,
  /** Of letters, blurred by a pixel, from which on a pixel is of their edge rather than of their surroundings. */
  letterEdge: 0.12,
  offsets: [-0.08, -0.04, 0, 0.04, 0.08],
  deviations: [0, 0.04, 0.08, 0.14],
  fineOffset: 0.02,
  fineDeviation: 0.02,
  outlines: [0.02, 0.035, 0.05],
  /** Of what differs around the letters, what an effect has to explain. */
  leastExplained: 0.55,
  /**
   * The same where no more differs, in levels, than compression and erasing can leave around letters without an effect: of that nothing explained more than
   * 0.66 on 17 posters, and faint shadows 0.97 to 0.99.
   */
  faint: { below: 7, leastExplained: 0.85 },
  /** What a full layer changes at least, in levels. */
  leastAdded: 20,
  /** Channels that darken by shares this near to each other are darkened by black, of no more than this opacity. */
  black: { alike: 0.1, most: 0.9 },
  /** A shadow nearer to its letters than this is a glow. */
  still: 0.02,
  /** Blur below this is none. */
  sharp: 0.03,
  /** What differs around the letters by more levels than this shows the colour of a layer. */
  shows: 30,
  /** Of those pixels, how many have one colour where a layer is sharp. */
  oneColour: 0.4,
  /** Of what a blurred shadow explains, what a sharp layer has to. */
  asSharp: 0.75,
  /** A layer nearer to the ink than this, in levels, is the letters' own edge. */
  otherInk: 60,
};

/** `find-underline.ts`. find-underline.test.ts; type: effects %. Lengths are heights of a line where nothing else is said. */
export const underlineParameters = {
  /** Height of a line, in pixels of the image, below which a rule is too thin to tell. */
  smallest: 14,
  /** Where underlines are looked for, from the top of the line. */
  from: 0.6,
  to: 1.5,
  thickest: 0.17,
  /** How far beyond a rule's ends the sides of a frame may stand, its corners being round, and where they are looked for, from the top of the line and from the rule. */
  sides: { reach: 0.5, rows: [0.3, 0.5, 0.7] },
  /** Places across the line that are looked at, and how far from its ends: the line was found with some background around. */
  samples: 160,
  inset: 0.04,
  /** Distance in RGB within which a row has one colour, and the share of it that does: letters with descenders cross the rule. */
  oneColour: 36,
  unbroken: 0.85,
  /** Distance in RGB between the rule and what is above and below it; the share of the row that has it. */
  contrast: 60,
  clearBelow: 0.85,
  clearAbove: 0.6,
  /** How far beyond the ends of the line its underline may reach: the foot of a shaded button, whose sides have other colours, reaches farther. */
  beyond: 0.25,
  /** How much of a rule the stroke of a letter hides that crosses it: more than the heaviest faces have. */
  crossing: 0.25,
  /** Of a rule's soft edge, in pixels of the image. */
  rim: 2,
};

/** `find-background.ts`. find-background.test.ts. In font sizes where nothing else is said. */
export const backgroundParameters = {
  /** Size of a text below which the edge of a box cannot be told from compression, in pixels of the image. */
  smallest: 10,
  /**
   * How far a box that was made for its words reaches beyond them at most: the badge of Bootstrap 5 has 0.65 beside its words, its button 0.75
   * beside and about 0.78 over capitals, the chip of Material 3 has 1.14 beside. Its button, which is as high as a finger, has 1.7 beside and 1.07 over: it
   * stays as it is.
   */
  beside: 1.2,
  above: 0.85,
  /** How far within the rectangle of the words a box may end, and the pixels of the image that it has to reach beyond that. */
  closest: { share: 0.12, pixels: 3 },
  least: 1,
  /** By how much more may be free on one side of the words than on the other. */
  uneven: 0.45,
  /** Distance in RGB within which a box has one colour, and the share of it that has. */
  oneColour: 22,
  plain: 0.97,
  /** Distance in RGB between a box and what is around it. */
  contrast: 40,
  /** Pixels beside each other whose mean is looked at. */
  grain: [-2, -1, 0, 1, 2],
  /** Places along a side that are looked at, and the part of it: corners may be round. */
  samples: 40,
  middle: { ends: 0.3, sides: 0.6 },
  /** Steps along the diagonal of a corner, in pixels of the image, and by how much the radii of a box may differ, in them and as a share. */
  cornerStep: 0.25,
  sameRadius: { pixels: 3, share: 0.35 },
  /** Share of the picture that a box covers at most. */
  largest: 0.2,
  /** Boxes as wide as this and as high, within a share, around words of other widths are cells or buttons of one row. */
  sameWidth: 0.02,
  otherWords: 0.1,
};
