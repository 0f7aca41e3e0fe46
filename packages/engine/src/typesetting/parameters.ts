/**
 * The thresholds of typesetting that several modules need, and where they come from; those of one module stand in it. `posters` names the columns of
 * `pnpm bench engine` that show a change of a value.
 *
 * @module
 */

/** `style-clusters.ts`. style-clusters.test.ts, and by eye on the posters. */
export const styleClustersParameters = {
  /** Weights further apart were meant to differ. */
  sameWeight: 100,
  /** Weight from which on blurred letters cannot be told apart. */
  boldest: 700,
  /** Maximum distance of texts on a shared edge, in font sizes. */
  sameEdge: 0.2,
  /** Letters set apart by more than this belong to another style, such as that of a heading in capitals; in ems. */
  sameSpacing: 0.04,
  /** A text that alone would make all its cluster smaller than this share stays the only small one, and users are told of it. */
  smallestShare: 0.75,
  /** Share of the texts set alike that may stay smaller, and the ratio by which this has to enlarge the others. */
  exceptShare: 0.2,
  minGain: 1.05,
  /** Share of the texts set alike that have to need the narrower face before all take it: of single lines, and of those of several lines. */
  minNarrowedShare: { single: 1 / 3, several: 0.5 },
};

/** `free-space.ts`. fit-translations.test.ts, and by eye on the posters. */
export const freeSpaceParameters = {
  /** Side of a cell of the grid, and the clearance between the text and anything that is not free, in font sizes. */
  cellSize: 0.1,
  clearance: 0.28,
  /** Limits of a cell's side, in pixels of the image. */
  smallestCell: 1.5,
  largestCell: 8,
  /** Width of a free rim around the text's own ink, in font sizes: other letters may reach a little farther. */
  ownRim: 0.1,
  /** How far from the text free space is looked for, in font sizes and in sizes of the text. */
  farthest: { x: 12, y: 4, sizes: 1 },
  /** Distance by which letters of the translation may reach above and below those of the line beside them, in font sizes. */
  rowSlack: 0.06,
  /** Number of pixels sampled along each side of a cell. */
  samplesAcross: 3,
};

/** `background.ts`. fit-translations.test.ts, and by eye on the posters. */
export const backgroundParameters = {
  bins: 16,
  /** Share of the sampled pixels that may have another colour: the specks of a pattern, the grain of a photograph. */
  strangeShare: 0.12,
  /** Levels by which the pixels of a plain cell differ at most, and by which neighbouring plain cells belong to different objects. */
  plainLevels: 4,
  edgeLevels: 8,
  /** Levels from which the pixels of a cell visibly differ, and the share of such cells behind a text from which its background is nowhere even. */
  roughLevels: 48,
  roughShare: 0.15,
  /** Maximum width of the soft edge between two plain cells, in cells. */
  softCells: 2,
};

/** `place.ts`. fit-translations.test.ts, and by eye on the posters. */
export const placeParameters = {
  /** Minimum font size, in pixels of the image: smaller text could not be read. */
  smallestSize: 6,
  /** Minimum share of the original size: a text that would have to be smaller is set over its surroundings instead. */
  smallestShare: 0.45,
  /** Ratio of two successive sizes that are tried. */
  shrink: 0.97,
  /**
   * How much smaller a text may become before it takes the room beside it, or a further line. Free room beside it changes the design
   * least: letters keep their size and spacing there. A text that was poured into a column flows on first; a text of one line should stay one.
   */
  widening: { poured: 0.02, ofOthers: 0.001 },
  furtherLine: { ofOne: 0.08, ofSeveral: 0.04, poured: 0.005 },
  /** Cost of a single line that leaves the edge or the middle that it was set to: less than a further line, unless others stand on that edge. */
  slide: { alone: 0.05, fromSharedEdge: 0.25 },
  /** Gap that further lines leave to another text above and below, in gaps between the lines themselves. */
  gapToLineGap: 1.5,
  /** Cost of a first line that moves, where there are more lines than there were: running text leaves its heading or bullet. */
  offTop: { ofRunning: 0.03, ofOthers: 0.002 },
  /**
   * Maximum length, in letters, of a word that must not stand alone on the last line: always, and if the text keeps its size and the word is narrower
   * than this share of the lines above.
   */
  shortWord: { always: 4, sameSize: 6, share: 0.25 },
  /** Height of capitals, and depth of descenders where a line has any, in font sizes. */
  capHeight: 0.72,
  descent: 0.2,
  maxBearing: 0.08,
  /** Maximum number of lines of a text whose lines are balanced; longer texts are read, not looked at. */
  maxBalancedLines: 4,
};

/** `fit-order.ts`. fit-order.test.ts, and by eye on the posters. */
export const fitOrderParameters = {
  /** Amount by which letters are set closer before they become smaller, in ems, which no reader sees, and its step. */
  tightening: { most: 0.02, step: 0.004 },
  /** Minimum share of the size that a narrower face has to save if it does not save all of it. */
  otherFace: 0.03,
  /** Ratio from which a size counts as no smaller than another: sizes are tried in steps. */
  sameSize: 0.999,
};
