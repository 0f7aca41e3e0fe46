/**
 * The thresholds of typesetting that several modules need, and where they come from; those of one module stand in it. `posters` names the columns of
 * `pnpm bench engine` that show a change of a value.
 *
 * @module
 */

/** `style-clusters.ts`. style-clusters.test.ts, and by eye on the posters. */
export const styleClustersParameters = {
  /** A text that alone would make all its cluster smaller than this share stays the only small one, and users are told of it. */
  smallestShare: 0.75,
};

/** `free-space.ts`. fit-translations.test.ts, and by eye on the posters. */
export const freeSpaceParameters = {
  /** Distance by which letters of the translation may reach above and below those of the line beside them, in font sizes. */
  rowSlack: 0.06,
};

/** `background.ts`. fit-translations.test.ts, and by eye on the posters. */
export const backgroundParameters = {
  /** Levels from which the pixels of a cell visibly differ, and the share of such cells behind a text from which its background is nowhere even. */
  roughLevels: 48,
  roughShare: 0.15,
};

/** `place.ts`. fit-translations.test.ts, and by eye on the posters. */
export const placeParameters = {
  /**
   * Maximum length, in letters, of a word that must not stand alone on the last line: always, and if the text keeps its size and the word is narrower
   * than this share of the lines above.
   */
  shortWord: { always: 4, sameSize: 6, share: 0.25 },
  /** Height of capitals, and depth of descenders where a line has any, in font sizes. */
  capHeight: 0.72,
  descent: 0.2,
  maxBearing: 0.08,
};

/** `fit-order.ts`. fit-order.test.ts, and by eye on the posters. */
export const fitOrderParameters = {
  /** Ratio from which a size counts as no smaller than another: sizes are tried in steps. */
  sameSize: 0.999,
};
