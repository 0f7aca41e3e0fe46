/**
 * Every threshold of typesetting, by the module that it is of, and where it comes from. `posters` names the columns of
 * `pnpm bench engine` that show a change of a value.
 *
 * @module
 */

/** `straighten.ts`. fit-translations.test.ts, and by eye on the posters. */
export const straightenParameters = {
  /** Edges nearer than this were one edge for the designer, in font sizes of the smaller text. */
  tolerance: 0.12,
  /** A line stands in the middle of a button if it is as far from one end as from the other, give or take this; in font sizes. */
  centredWithin: 0.3,
  /** Ends further away than this are not those of a button; in font sizes. */
  farthestEnd: 5,
  /** Straightened edges nearer than this are one, and texts within this ratio of sizes are items of one list. */
  sameAnchorPx: 0.5,
  sameSize: 1.07,
};

/** `column.ts`. type: IoU, closeness. */
export const columnParameters = {
  /** By how much measuring can be wrong about whether a word had room, of the width. */
  slack: 0.01,
  /** A column is not taken to be wider than this many times its widest line. */
  mostGuess: 1.15,
  /** Texts of sizes within this ratio, in one face, were set alike. */
  sameSize: 1.07,
  /** In a wider column lines end nearly alike without hyphens; in font sizes, half of which a letter is wide. */
  narrow: 20,
};

/** `justified.ts`. running-text.test.ts. */
export const justifiedParameters = {
  /** Fewer lines end alike by chance. */
  fewestLines: 4,
  /** Ends nearer than this are on one edge, and widths further apart would not end there without wider spaces; in font sizes. */
  sameEdge: 0.25,
  leastStretch: 0.6,
};

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

/** `entry-rows.ts`. fit-translations.test.ts, and by eye on the menu bars of the real pictures. */
export const entryRowsParameters = {
  /** Baselines of one row differ by no more, in font sizes; sizes by no more than this ratio, as measured. */
  sameBaseline: 0.25,
  sameSize: 1.25,
  /** Between two entries of a bar, in font sizes. */
  maxGap: 3,
  /** Edges nearer than this are one edge, and rows nearer than that are of one table, in font sizes. */
  sameEdge: 0.2,
  nextRow: 4.5,
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

/** `original-setting.ts`. By eye on the posters; the measuring size rounds nothing. */
export const originalSettingParameters = {
  measuringSize: 200,
  /** Above this size, in pixels of the image, designers set the ink of a text to the edge; below, its pen. */
  displaySize: 56,
  /** Of letters of that size: Material 3 sets its display styles in 1.12 to 1.22, Tailwind letters from 48 px on in 1. */
  displayLeading: 1.1,
};

/** `seen-runs.ts`. fit-translations.test.ts. */
export const seenRunsParameters = {
  /** Colours nearer than this, as distance in RGB, are not told apart by readers. */
  minContrast: 48,
  /** Pixels looked at along each side of a line. */
  samplesAcross: 16,
};

/** `pattern.ts`. fit-translations.test.ts, and by eye on the posters. */
export const patternParameters = {
  /** Islands no wider and no higher than this may belong to a pattern; in font sizes. */
  largestSpeck: 1,
  /** So many of them make a pattern; fewer are things of their own, such as an icon. */
  fewestSpecks: 4,
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
