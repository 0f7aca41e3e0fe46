/**
 * The thresholds of telling ink from background that several modules need, and where they come from; those of one module stand in it. `posters` names the columns of
 * `pnpm bench engine` that show a change of a value.
 *
 * @module
 */

/** `find-ink.ts`. posters: CER %. */
export const findInkParameters = {
  /** White around the ink that the recogniser sees, in pixels. */
  rim: 12,
};

/**
 * `ornaments.ts`, in heights of the line's tall letters. Columns of the blind half: outside ppm, kept %; posters: CER %, where
 * accents, quotes and script faces must stay letters.
 */
export const ornamentParameters = {
  /** Colours this far apart, as a share of the contrast, are two inks. */
  otherColour: 0.25,
};

/** `strokes.ts`. The crop is that of find-ink.ts. */
export const strokesParameters = {
  /** The margin around the line, in its heights: background has to show beside the strokes. */
  margin: 0.25,
};

/** A box of the detector, which is larger than its text. posters: CER %. */
export const boxParameters = {
  /** The text's share of the box's height, assumed where no ink can be told from the background. */
  boxToText: 0.82,
};
