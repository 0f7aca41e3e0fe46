/**
 * The thresholds of ocr that several modules need, and where they come from; those of one module stand in it. `posters` names the columns of
 * `pnpm bench engine` that show a change of a value.
 *
 * @module
 */

/** `recognise.ts`. posters: CER %; the margin and the limit for short readings: words and pictograms of the posters. */
export const recogniseParameters = {
  /** Margin around a text that the network was trained with, in heights of the text. */
  marginOfLine: 0.14,
};
