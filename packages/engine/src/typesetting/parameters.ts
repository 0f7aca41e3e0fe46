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
  /** Weights from which on blur tells none apart. */
  boldest: 700,
  /** Edges nearer than this are one edge; in font sizes. */
  sameEdge: 0.2,
  /** Letters set apart by more than this belong to another style, such as that of a heading in capitals; in ems. */
  sameSpacing: 0.04,
  /** A text that alone would make all its cluster smaller than this share stays the only small one, and users are told of it. */
  smallestShare: 0.75,
  /** Share of the texts that were set alike that may stay smaller, and the ratio by which that has to make the others larger. */
  exceptShare: 0.2,
  minGain: 1.05,
  /** Share of the texts of several lines that have to need the narrower face. */
  minNarrowedShare: 0.5,
};

/** `free-space.ts`. fit-translations.test.ts, and by eye on the posters. */
export const freeSpaceParameters = {
  /** In font sizes: of a cell of the grid, and of what stays clear between the text and whatever is not free. */
  cellSize: 0.1,
  clearance: 0.28,
  /** Of a cell, in pixels of the image. */
  smallestCell: 1.5,
  largestCell: 8,
  /** Around the text's own ink, in font sizes: other letters stand out a little more on one side. */
  ownRim: 0.1,
  /** How far from the text free space is looked for, in font sizes and in sizes of the text. */
  farthest: { x: 12, y: 4, sizes: 1 },
  /** By how much letters of the translation may be higher and lower than those of the line that they stand beside, in font sizes. */
  rowSlack: 0.06,
  /** Pixels looked at along each side of a cell. */
  samplesAcross: 3,
};

/** `background.ts`. fit-translations.test.ts, and by eye on the posters. */
export const backgroundParameters = {
  bins: 16,
  /** Share of the pixels looked at that may have another colour: the specks of a pattern, the grain of a photograph. */
  strangeShare: 0.12,
  /** Levels by which the pixels of a cell differ at most for it to be plain, and by which two plain ones beside each other belong to two things. */
  plainLevels: 4,
  edgeLevels: 8,
  /** Levels from which the pixels of a cell are seen to differ, and the share of such cells behind a text from which its background is nowhere even. */
  roughLevels: 48,
  roughShare: 0.15,
  /** Cells that the soft edge between two plain ones takes at most. */
  softCells: 2,
};

/** `place.ts`. fit-translations.test.ts, and by eye on the posters. */
export const placeParameters = {
  /** Nothing is set smaller than this, in pixels of the image: it could not be read. */
  smallestSize: 6,
  /** A text that would have to be smaller than this share of its original is set over what is around it instead. */
  smallestShare: 0.45,
  /** Between two sizes that are tried. */
  shrink: 0.97,
  /**
   * How much smaller a text may become before it takes the room beside it, or a further line. Free room beside it changes the design
   * least: letters keep their size and spacing there. A text that was poured into a column flows on first; a text of one line should stay one.
   */
  widening: { poured: 0.02, ofOthers: 0.001 },
  furtherLine: { ofOne: 0.08, ofSeveral: 0.04, poured: 0.005 },
  /** Cost of a single line that leaves the edge or the middle that it was set to: less than a further line, unless others stand on that edge. */
  slide: { alone: 0.05, fromSharedEdge: 0.25 },
  /** Gap that further lines leave to another text above and below, of that between the lines themselves. */
  gapToLineGap: 1.5,
  /** Cost of a first line that moves, where there are more lines than there were: running text leaves its heading or bullet. */
  offTop: { ofRunning: 0.03, ofOthers: 0.002 },
  /**
   * Letters of a word that must not stand alone on the last line: always, and where the text keeps its size and the word is narrower than a share of
   * the lines above.
   */
  shortWord: { always: 4, sameSize: 6, share: 0.25 },
  /** Height of capitals, and depth of descenders where a line has any, in font sizes. */
  capHeight: 0.72,
  descent: 0.2,
  maxBearing: 0.08,
  /** Lines of a text whose lines are made about as long as each other; longer texts are read, not looked at. */
  mostBalanced: 4,
};

/** `fit-order.ts`. fit-order.test.ts, and by eye on the posters. */
export const fitOrderParameters = {
  /** How much closer letters are set before they become smaller, in ems: no reader sees it; and between two distances that are tried. */
  tightening: { most: 0.02, step: 0.004 },
  /** What a narrower face has to save of the size where it does not save all of it. */
  otherFace: 0.03,
  /** A size of at least this share of another one is no smaller: sizes are tried in steps. */
  sameSize: 0.999,
};
