/**
 * Every threshold of layout, by the module that uses it, and where it comes from. `posters` names the columns of
 * `pnpm bench engine` that show a change of a value.
 *
 * @module
 */

/** `part-by-doubt.ts`. part-by-doubt.test.ts. */
export const contradictionParameters = {
  /** Minimum lead in confidence, 0 to 1, of a line over another one at its place; with less the line is in doubt. */
  surerAtOnePlace: 0.3,
  /** Share of the smaller line's area, 0 to 1, that both lines take up. */
  sharedPlace: 0.5,
  /** Lines of which one is higher by more are a headline and a text on it. */
  maxHeightRatio: 1.6,
};

/** `breaks.ts`. posters: groups %. */
export const breaksParameters = {
  /** In font sizes: lines of a headline or an address stand closer than this, items of a list farther apart. */
  closeLeading: 1.32,
  /** In font sizes: a text goes on over a line that was ended on purpose only where its lines stand this close. */
  looseLeading: 1.55,
  /** In font sizes: a line with room for the next word and this much more was ended on purpose. */
  deliberateRoom: 0.6,
  /** In font sizes: lines of a headline stand closer than this, whose capitals may be lower than those of the mean of faces. */
  headlineLeading: 1.45,
  /** Ratio of the size of a headline to that of most lines of a picture. */
  headlineSize: 1.6,
  wordSpace: 0.25,
  /** In characters: lines this long that leave no room are running text even where each begins with a capital. */
  longLine: 26,
  /** In font sizes: the text of an item stands so far behind its mark that a line below the text does not stand below the mark. */
  itemIndent: 0.6,
  /** Ratio of the strokes of a bold line to those of a regular one of the same face, as measured in small type. */
  boldStroke: 1.22,
};

/** `paragraphs.ts`. posters: groups %. */
export const paragraphsParameters = {
  /** Maximum angle between lines of one text box, in radians, and the additional error for a line as high as wide. */
  maxTurn: 2 * (Math.PI / 180),
  shortTurn: 4 * (Math.PI / 180),
  /** Maximum ratios between lines of one text box, as far as they can be measured. */
  maxSizeRatio: 1.22,
  maxStrokeRatio: 1.45,
  /** Maximum distance of colours in RGB. */
  maxColourDistance: 70,
  /** The values from here on are in font sizes. */
  alignmentTolerance: 0.45,
  minLeading: 0.7,
  maxLeading: 2.1,
  leadingTolerance: 0.16,
};

/** `placed-line.ts`. paragraphs.test.ts. */
export const placedLineParameters = {
  /** Height of small letters in old-style faces, in font sizes: that of Cormorant Garamond, 0.4, with the error of measuring. */
  lowSmallLetters: 0.44,
  /** Minimum depth of descenders, in heights of the ink: no face has shorter ones. */
  noDescent: 0.05,
};

/** `reading-order.ts`. posters: groups %; reading-order.test.ts. */
export const readingOrderParameters = {
  /** Texts all about as high as each other, side by side and below each other, are a table; columns hold headings and paragraphs. */
  maxCellRatio: 1.6,
};

/** `spaced-words.ts`. type: read %; spaced-words.test.ts. */
export const spacedWordsParameters = {
  /** Maximum gap, in distances from one letter to the next; cells of a table are farther apart. */
  widestGap: 1.6,
  /** Maximum ratio of the sizes of two words, as far as their letters show it. */
  sameSize: 1.4,
  /** Maximum distances in RGB of the ink and of its background: a photograph changes more along a line than type does. */
  sameColour: 40,
  sameBackground: 70,
  minLetters: 2,
  /** Limits for faces of a fixed pitch: the room beside the ink of the first and the last letter, the ratio of two pitches, and a word's offset from its place. */
  besideInk: 0.23,
  samePitch: 1.08,
  offPitch: 0.3,
};

/** `item-starts.ts`. paragraphs.test.ts. */
export const itemStartsParameters = {
  /** Minimum difference, in font sizes, of the gap before an item and that before its other lines. */
  minWiderLeading: 0.16,
};

/** `ink-columns.ts`, in heights of the capitals of the line where no other unit is named. leading-marks.test.ts. */
export const inkColumnsParameters = {
  /** Height of capitals in the crop, in pixels: the gap between two letters is at least two pixels. */
  cropCapitalPx: 24,
  /** Reach of the crop above the capitals and below the baseline: icons are up to twice as high as capitals, and may be half way to the next line. */
  reachAbove: 1.6,
  /** Minimum distance of ink from the background in RGB, and as a share of the text's contrast. */
  minContrast: 40,
  contrastShare: 0.3,
  /** Minimum share of pixels near the background's colour: a photograph has no such background. */
  minBackgroundShare: 0.5,
  /** Maximum gap between letters of a word and between pieces of an icon. */
  pieceGap: 0.2,
};

/** `line-cuts.ts`, in heights of the capitals of the line where no other unit is named. line-parts.test.ts. */
export const lineCutsParameters = {
  cropCapitalPx: 20,
  /** Reach of the crop above and below the baseline: beyond the letters, so that no stem is taken for a rule. */
  above: 1.3,
  below: 0.4,
  /** Share of a column at each of its ends that lies beyond capitals and the baseline, where a frame close around a text has its edges. */
  columnEnds: 0.14,
  /** Maximum distances in RGB: of the pixels of a column without ink from their mean, and of two columns of one background. */
  maxColumnSpread: 36,
  maxDrift: 24,
  /** Minimum gaps from a word to the edge of its shape, and to the ink beyond the edge: a space in a photograph may show an edge, too. */
  minGapPart: 0.15,
  minGap: 1,
  /** Maximum width of an edge, which is that of a button's round ends at the height of a line. */
  maxEdge: 0.8,
  /** Minimum distance in RGB of a shape or a rule from its surroundings. */
  minColourDistance: 40,
  /** Minimum share of rows that an edge runs through: noise may hide it in some. */
  minRowShare: 0.95,
  /** Limits for a rule between cells: reach above the capitals and below the baseline, maximum width, and minimum free room on both sides. */
  ruleReach: 0.8,
  maxRule: 0.6,
  minBesideRule: 0.25,
  /**
   * Limits for two fields: minimum width of the stretch between them, maximum reach above and below their text, and the share of their line's height
   * above and below its letters.
   */
  minGutter: 0.15,
  maxPadding: 0.3,
  paddedEnd: 0.25,
  /**
   * Minimum gap beside a field of changing colours; minimum shares of other colours in each of the field's columns and in the first; and
   * maximum share on the text's side, where letters stand on the gap's own ground.
   */
  minFieldGap: 0.4,
  minFilled: 0.3,
  minFilledEdge: 0.8,
  maxInk: 0.5,
  /** Minimum width of a text in a shape, and of a column. */
  minText: 0.5,
  minColumn: 2.5,
  /** Minimum width of a gap between two columns, also in spaces between words. */
  minWideGap: 0.75,
  gapToWordSpace: 1.8,
  minWordSpace: 0.2,
  /** Minimum gap between two entries: faces with a fixed pitch leave up to 1.1 between two words. */
  minEntryGap: 1.25,
  /** Maximum distance of rows of a table and lines of captions, in font sizes. */
  maxRowDistance: 2.6,
  /** Minimum share of a gap that lies within the gap of the next row. */
  minSharedGap: 0.6,
  /**
   * Minimum ratio of the strokes of two weights, or minimum distance in RGB of their ink: thin strokes of small type never reach the colour of bold ones. In
   * five families at 11 to 24 px both are at most 1.11 and 19 within a weight, and at least 1.15 or 30 between regular and bold.
   */
  minStrokeRatio: 1.14,
  minInkDistance: 28,
};

/** `leading-marks.ts`, in heights of the capitals of the line where no other unit is named. leading-marks.test.ts. */
export const leadingMarksParameters = {
  reachLeft: 5,
  reachRight: 14,
  /** Limits of the size of a mark, from a dot to an icon as high as two lines of small letters. */
  minSize: 0.15,
  maxSize: 2.1,
  /** Limits of the gap between a mark and the text behind it. */
  minGap: 0.15,
  maxGap: 2.5,
  /** Minimum gap from a mark that was read as a word to the next word, also in spaces between words. */
  minGapInside: 0.45,
  gapToWordSpace: 1.4,
  /** Minimum gap between the number of a row and its text: faces with a fixed pitch leave up to 1.1 between two words. */
  minGapBehindNumber: 1.15,
  /** Maximum number of characters as which a mark is read. */
  maxWordLength: 2,
  /** Minimum gap before a mark: with other ink closer, it is part of that ink. */
  freeBefore: 0.6,
  /** Maximum distance of the middles of two marks of one list, and of the left edges of their texts. */
  maxOffset: 0.35,
  /** Maximum ratio of the sizes of two marks of one list, and of their lines. */
  maxSizeRatio: 1.6,
  /** Maximum ratio of the sizes of two equal marks, and how many of them it takes to tell a mark from a letter. */
  maxSameSizeRatio: 1.2,
  minSameMarks: 2,
  /** Maximum distance in RGB of the colours of two marks of one list. */
  maxColourDistance: 90,
  /** Maximum distance of the baselines of the two nearest items of a list. */
  farthestItem: 8,
};
