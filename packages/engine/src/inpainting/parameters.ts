/**
 * Every threshold of telling whether a text is erased, and of erasing it again, and where it comes from; those of masks, shadows and fills stand
 * in their folders. `posters` names the columns of `pnpm bench engine` that show a change of a value.
 *
 * @module
 */

/**
 * Thresholds for measuring the rest of a text's strokes after erasing. The limit is the product's: nothing is set where more than 5 % of the original stands.
 * posters: no text of the 16 is above it (`gone %`).
 */
export const residualStrokes = {
  /** Coverage, 0 to 255, from which a pixel is stroke, and up to which it is background; between lie soft edges. */
  stroke: 192,
  background: 48,
  /** Share of the ink's contrast that a pixel must keep to be seen as part of a letter. */
  visibleContrast: 0.25,
  /** Pixels of the crop, 56 a line, that the soft edge of a stroke reaches. */
  softEdge: 3,
  /** Pixels beyond the strokes' edges that stand out as much make a texture, when they are more than this share. */
  evenShare: 0.02,
  /** Share of the ink's contrast by which a pixel may have changed and still belong to the letter. */
  keptColour: 0.5,
  /** How far around a pixel its background is looked at, in heights of the crop. */
  reach: 0.25,
  /** Share of the strokes that may stand. */
  most: 0.05,
  /** Maximum stretch of a line in which nothing was erased, in its heights: lines are split at gaps of one (`ownGlyphs.textGap`), even at a bullet's indent. */
  longestStretch: 1.3,
  /** With the above, a word space of capitals with letter spacing is at most 1.6 times the distance of its letters (`layout/spaced-words.ts`). */
  spacedLetter: 1.25,
} as const;

/** `ink-beside.ts`. ink-beside.test.ts; lengths in line heights. */
export const inkBesideParameters = {
  /** How far dots, accents and ends of letters reach beyond the rectangles of their lines. */
  overhang: 0.35,
  /** Depth into the rectangle of a line that no frame reaches, and every letter does. */
  core: 0.2,
  /** Minimum share of a letter that lies in its line. */
  minInside: 0.35,
  /** Share of all ink in the lines from which on one piece is the text itself. */
  maxOfInk: 0.4,
  /** How far from its line the end of a letter may be. */
  reach: 1,
  /** How long a dot, an accent or a comma is at most. */
  longestMark: 1.5,
  /** How many times nearer to something else than to the letters a mark must be to be none of theirs. */
  clearlyNearer: 1.5,
  /** Levels by which the background changes from one pixel to the next: a share of the text's contrast, at least `min` and at most `max`. */
  step: { share: 0.12, min: 6, max: 16 },
  /** Levels by which ink must differ from the background to be seen; for small pieces, which may be marks of compression, also a share of the text's contrast. */
  minShown: 24,
  shownShare: 0.25,
  /** Minimum share of the lines in which the background can be followed. */
  minBackground: 0.3,
  /** Maximum number of colours of a background, maximum number of sampled pixels, and minimum share of a colour among them. */
  colours: { maxColours: 4, maxSamples: 2000, minShare: 0.1 },
  /** Pixels around ink that belong to it: its soft edge. */
  margin: 2,
} as const;

/** The mask that is tried where the first one left strokes: all ink of the line, with its soft edges. */
export const strongerMask = {
  /** Coverage, 0 to 255, from which a pixel is erased. */
  coverage: 40,
  /** Width of the crop's edge, in its heights: background lies there, whose grain may look like faint ink. */
  edge: 0.1,
  /** Radius by which the ink is widened, in line heights, at least `minGrowth` pixels. */
  growth: 0.07,
  minGrowth: 2,
} as const;
