/**
 * Every threshold of telling ink from background, by the module that uses it, and where it comes from. `posters` names the columns of
 * `pnpm bench engine` that show a change of a value.
 *
 * @module
 */

/** `even-light.ts`. Blind half, signs under stripes of light and behind glass: words %. */
export const evenLightParameters = {
  /** Radius in heights of the crop, which is 1.4 lines high: wider than half the stroke of a bold face. */
  reach: 0.2,
  /** The share of pixels that become black: ink covers more of a line. */
  darkest: 0.02,
};

/** `contrast.ts`. posters: CER % and size ×. */
export const contrastParameters = {
  /** How far around a pixel its background is looked at, in heights of the crop. */
  backgroundReach: 0.25,
};

/** `two-colours.ts`. posters: CER %. */
export const twoColoursParameters = {
  rounds: 8,
  /** Maximum number of sampled pixels, which give the two colours as well as all pixels do. */
  maxSamples: 6000,
  /** The share of a glyph's pixels that hold nothing but ink, also where the strokes are thin. */
  solidShare: 0.3,
};

/** `find-ink.ts`. posters: CER %. */
export const findInkParameters = {
  /** Height of a detected box in the crop that is looked at, in pixels: thin strokes of small print have to be a pixel wide and more. */
  cropBoxHeight: 56,
  /** How far beyond the box the dots of list items, accents and descenders are looked for, in heights of the box. */
  marginX: 1.2,
  marginY: 0.4,
  /** Ink and background this near in colour cannot be told apart reliably. */
  weakestContrast: 24,
  /** Shares of the ink's rectangle that glyphs can cover. */
  thinnest: 0.02,
  fullest: 0.75,
  /** Minimum height of the ink, in heights of the detected box. */
  lowest: 0.25,
  /** White around the ink that the recogniser sees, in pixels. */
  rim: 12,
  /** Maximum number of marks that are cut off the ends of a line, so that the search ends. */
  maxMarks: 8,
  /** Maximum gap between a mark and the text of its item, in heights of the text. */
  farthestMark: 2,
};

/** `own-glyphs.ts`. posters: accents % and CER %. */
export const ownGlyphsParameters = {
  /** The part of the box's height that ink must reach into to start a line; the rest may hold descenders of the line above. */
  coreInset: 0.22,
  /** An accent is at most so far from its letter, so wide and so high, in heights of the box. */
  accentGap: 0.14,
  accentWidth: 0.6,
  accentHeight: 0.35,
  /** Letters that the detector's box cut off lie this near to it, in heights of the box. */
  cutOff: 0.2,
  /** Ink apart by more than this is two texts, in heights of the box. */
  textGap: 1,
  /** Side of the smallest dot or comma beside such letters, in heights of the box. */
  smallestDot: 0.035,
  /** How many letters a frame holds at least, and how wide its sides are at most, in heights of the box. */
  minFramed: 2,
  maxFrameSide: 0.15,
};

/**
 * `ornaments.ts`, in heights of the line's tall letters. Columns of the blind half: outside ppm, kept %; posters: CER %, where
 * accents, quotes and script faces must stay letters.
 */
export const ornamentParameters = {
  /** A gap between words is at least as wide. */
  nearest: 0.3,
  /** Minimum ratio to the usual gap: letters that are spaced out stand apart, too. */
  widerThanSpacing: 1.6,
  /** Letters are at most so high, capitals with accents included; taller ink is an ornament. */
  taller: 1.55,
  /** Colours this far apart, as a share of the contrast, are two inks. */
  otherColour: 0.25,
  /** Minimum height of an ornament: lower ones are dashes, commas or bullets. */
  lowest: 0.5,
  /** Letters of script faces hang together: where half of the glyphs are wider, width tells nothing. */
  widestLetter: 1.3,
  /** The share of glyphs that may be lower than the tall letters. */
  tallLetters: 0.7,
  /** How many icons stand close beside each other at most. */
  maxRun: 3,
};

/**
 * `continuation.ts`, in heights of the line's tall letters (0.7 em). Columns of the blind half: ghosts, words %; posters: CER %,
 * groups %.
 */
export const continuationParameters = {
  /** The share of glyphs that may be lower than the tall letters. */
  tallLetters: 0.7,
  /** A space is 0.25 em, in justified lines up to twice that. */
  widestGap: 0.75,
  /** Letters without ascenders are half as high; with accents and descenders they are higher. */
  lowest: 0.45,
  tallest: 1.6,
  beyond: 0.4,
  /** Minimum share of a letter's height that lies within the line. */
  minShared: 0.6,
  /** Maximum width of letters that hang together. */
  widest: 6,
};

/** `bullet.ts`, in heights of the ink of the line where no other unit is named. posters: groups % of lists; find-ink.test.ts. */
export const bulletParameters = {
  /** The gap between a dot and its list item. */
  minGap: 0.15,
  maxGap: 1,
  minSize: 0.12,
  maxSize: 0.5,
  /** Maximum ratio of the longer side to the shorter one. */
  maxAspect: 1.35,
  /** The share of its box that a dot fills: a circle fills 0.79. */
  minFilled: 0.65,
  /** The middle of the dot, down from the top of the line. */
  minHeight: 0.25,
  maxHeight: 0.75,
};

/** `mark-before.ts`, in heights of the ink of the line. analyse.test.ts; posters: groups %, where pictures stand beside texts. */
export const markBeforeParameters = {
  /** Maximum distance from the first letter to the far side of the mark. */
  reach: 2.2,
  nearest: 0.2,
  lowest: 0.35,
  tallest: 1.4,
  widest: 1.5,
};

/**
 * `controls.ts`; sizes and gaps in heights of the line's tall letters, lengths in sizes of the control. find-ink.test.ts; posters: CER %,
 * where O, Q, D and squares among letters must stay letters.
 */
export const controlsParameters = {
  /** The least coverage that counts, of 255: the outlines of controls are fainter than the letters. */
  minCoverage: 60,
  maxAspect: 1.2,
  minSize: 0.6,
  maxSize: 3,
  /** Minimum gap to the letters, as wide as between words. */
  minGap: 0.22,
  /** The share of glyphs that may be lower than the tall letters. */
  tallLetters: 0.7,
  /** Rounded corners reach so far along a side. */
  insideCorners: 0.22,
  /** How deep ink is looked for behind a side, and how far a straight one strays. */
  maxSideDepth: 0.2,
  maxSideRoughness: 0.06,
  /** How far the outline of a circle strays from its radius, in radii, in so many directions. */
  maxRadiusRoughness: 0.1,
  directions: 32,
  /** A bold O leaves more free. */
  minFilled: 0.95,
  /** A square O is as high as capitals. */
  minEmptySquareSize: 1.15,
  /** A capital O among letters without ascenders is 1.45 times as high. */
  minRingSize: 1.5,
  /** The dot of a radio button stands so near to its middle. */
  maxDotOffset: 0.08,
};

/** `skew.ts`. posters: lines % of turned texts. */
export const skewParameters = {
  /** How far off the angle of a box may be. */
  reach: 8 * (Math.PI / 180),
  step: 0.25 * (Math.PI / 180),
  /** A sign that is turned by 40° and seen from above slants its letters by 16°, italics lean by 12° more. */
  slantReach: 32 * (Math.PI / 180),
  slantStep: 1 * (Math.PI / 180),
  cropHeight: 56,
  /** The margin around the box, in its heights: a wrong angle leaves ink outside. */
  margin: 0.2,
  maxPoints: 4000,
};

/** `strokes.ts`. The crop is that of find-ink.ts. */
export const strokesParameters = {
  /** Height of a line in the crop that its strokes are told apart in, in pixels. */
  lineHeight: 56,
  /**
   * Where words are only told apart: the minimum of `lineHeight`, and the number of pixels that are sampled for the two colours. Bold words of 20 px are
   * found at 36 rows, not at 24 (find-runs.test.ts).
   */
  ofWords: { minRows: 36, maxSamples: 1500 },
  /** The margin around the line, in its heights: background has to show beside the strokes. */
  margin: 0.25,
  /** Ink and background this near in colour cannot be told apart reliably. */
  weakestContrast: 24,
  /** Depth into a line that no frame around it reaches, in its heights, and the share of the rest that letters of the heaviest faces cover at most. */
  core: 0.2,
  maxCovered: 0.65,
};

/** A box of the detector, which is larger than its text. posters: CER %. */
export const boxParameters = {
  /** The text's share of the box's height, assumed where no ink can be told from the background. */
  boxToText: 0.82,
};
