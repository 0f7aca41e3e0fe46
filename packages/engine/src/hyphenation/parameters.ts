/**
 * Every threshold of hyphenation, and where it comes from. `type` names the bench that shows a change of a value.
 *
 * @module
 */

/** `word-parts.ts`. The limits of most style books. */
export const wordParameters = {
  /** Letters. */
  shortestWord: 6,
  fewestBefore: 2,
  fewestAfter: 3,
};

/** `hyphenate-texts.ts`. By eye on the posters: type. */
export const textParameters = {
  /** Lines of the original, and words of the translation: headlines, labels and buttons have fewer. */
  fewestLines: 3,
  fewestWords: 10,
  /** Larger letters, in pixels of the image, are looked at rather than read. */
  largestSize: 56,
};
