/**
 * The thresholds of layout that several modules need, and where they come from; those of one module stand in it. `posters` names the columns of
 * `pnpm bench engine` that show a change of a value.
 *
 * @module
 */

/** `breaks.ts`. posters: groups %. */
export const breaksParameters = {
  /** In font sizes: lines of a headline or an address stand closer than this, items of a list farther apart. */
  closeLeading: 1.32,
};

/** `paragraphs.ts`. posters: groups %. */
export const paragraphsParameters = {
  /** Maximum ratios between lines of one text box, as far as they can be measured. */
  maxSizeRatio: 1.22,
  maxStrokeRatio: 1.45,
  /** The values from here on are in font sizes. */
  alignmentTolerance: 0.45,
  minLeading: 0.7,
  maxLeading: 2.1,
  leadingTolerance: 0.16,
};
