/**
 * Every threshold of layout, by the module that it is of, and where it comes from. `posters` names the columns of
 * `pnpm bench engine` that show a change of a value.
 *
 * @module
 */

/** `part-by-doubt.ts`. part-by-doubt.test.ts. */
export const contradictionParameters = {
  /** How much surer, 0 to 1, a line has to be than another one at its place to stand. */
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
  /** How much larger than most lines of a picture those of a headline are. */
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
  /** Radians between lines of one text box, and by how much the angle of a line as high as wide may be off beyond that. */
  mostTurn: 2 * (Math.PI / 180),
  shortTurn: 4 * (Math.PI / 180),
  /** Ratios between lines of one text box, as far as they can be measured. */
  mostSizeRatio: 1.22,
  mostStrokeRatio: 1.45,
  /** Distance of colours in RGB. */
  mostColourDistance: 70,
  /** All below in font sizes. */
  alignmentTolerance: 0.45,
  leastLeading: 0.7,
  mostLeading: 2.1,
  leadingTolerance: 0.16,
};

/** `placed-line.ts`. paragraphs.test.ts. */
export const placedLineParameters = {
  /** How far small letters of old-style faces reach above the baseline, in font sizes: those of Cormorant Garamond, 0.4, with what measuring leaves. */
  lowSmallLetters: 0.44,
  /** Of the height of the ink: no face has descenders as short as this. */
  noDescent: 0.05,
};

/** `reading-order.ts`. posters: groups %; reading-order.test.ts. */
export const readingOrderParameters = {
  /** Texts all about as high as each other, side by side and below each other, are a table; columns hold headings and paragraphs. */
  mostCellRatio: 1.6,
};

/** `spaced-words.ts`. type: read %; spaced-words.test.ts. */
export const spacedWordsParameters = {
  /** Of the distance from one letter to the next; cells of a table stand farther apart. */
  widestGap: 1.6,
  /** Ratio of the sizes of two words, as far as the letters of each tell it. */
  sameSize: 1.4,
  /** Distances in RGB, of the ink and of what it stands on: a photograph changes more along a line than type does. */
  sameColour: 40,
  sameBackground: 70,
  fewestLetters: 2,
  /** In a face of a fixed pitch: the room that is left beside the ink of the first and the last letter, and how far a word may begin off its place. */
  besideInk: 0.23,
  samePitch: 1.08,
  offPitch: 0.3,
};

/** `item-starts.ts`. paragraphs.test.ts. */
export const itemStartsParameters = {
  /** In font sizes: by so much the gap before an item is wider than that before its other lines. */
  minWiderLeading: 0.16,
};

/** `ink-columns.ts`, in heights of the capitals of the line where no other unit is named. leading-marks.test.ts. */
export const inkColumnsParameters = {
  /** Height of capitals in the crop that is looked at: the gap between two letters is at least two pixels. */
  cropCapitalPx: 24,
  /** Above the capitals and below the baseline: icons are up to twice as high as capitals, and may stand half way to the next line. */
  reachAbove: 1.6,
  /** Distance in RGB, and its share of the contrast of the text: what is nearer to the background is none of its ink. */
  minContrast: 40,
  contrastShare: 0.3,
  /** Share of the pixels that are near to the background: in a photograph there is none. */
  minBackgroundShare: 0.5,
  /** Letters of a word and the pieces of an icon stand closer than this. */
  pieceGap: 0.2,
};

/** `line-cuts.ts`, in heights of the capitals of the line where no other unit is named. line-parts.test.ts. */
export const lineCutsParameters = {
  cropCapitalPx: 20,
  /** How far above and below the baseline a line is looked at: beyond the letters, so that no stem is taken for a rule. */
  above: 1.3,
  below: 0.4,
  /** Share of a column at each of its ends that lies beyond capitals and the baseline, where a frame close around a text has its edges. */
  columnEnds: 0.14,
  /** Distances in RGB: of the pixels of a column without ink from their mean, and of two columns of one background. */
  maxColumnSpread: 36,
  maxDrift: 24,
  /** A word keeps at least this far from the edge of its shape, and that far from what stands behind the edge: a space in a photograph may show an edge, too. */
  minGapPart: 0.15,
  minGap: 1,
  /** Round ends of a button are so wide at the height of a line. */
  maxEdge: 0.8,
  /** Distance in RGB of a shape or a rule from its surroundings. */
  minColourDistance: 40,
  /** Minimum share of rows that an edge runs through: noise may hide it in some. */
  minRowShare: 0.95,
  /** A rule between cells runs on so far above the capitals and below the baseline, is no wider, and has so much free room on both sides. */
  ruleReach: 0.8,
  maxRule: 0.6,
  minBesideRule: 0.25,
  /**
   * A stretch between two fields is at least so wide. These reach so far above and below their text, or that share of the height of their line lies above and below
   * its letters.
   */
  minGutter: 0.15,
  maxPadding: 0.3,
  paddedEnd: 0.25,
  /** Width of a text in a shape, and of a column. */
  minText: 0.5,
  minColumn: 2.5,
  /** A gap between two columns is at least so wide, and that many times as wide as a space between words. */
  minWideGap: 0.75,
  gapToWordSpace: 1.8,
  minWordSpace: 0.2,
  /** Faces with a fixed pitch leave up to 1.1 between two words. */
  minEntryGap: 1.25,
  /** In font sizes: rows of a table and lines of captions are not farther apart. */
  maxRowDistance: 2.6,
  /** The share of a gap that lies within the gap of the next row. */
  minSharedGap: 0.6,
  /**
   * Ratio of the strokes of two weights, or distance in RGB of their ink: thin strokes of small type never reach the colour of bold ones. Measured in five families
   * at 11 to 24 px: at most 1.11 and 19 within a weight, and at least 1.15 or 30 between regular and bold.
   */
  minStrokeRatio: 1.14,
  minInkDistance: 28,
};

/** `leading-marks.ts`, in heights of the capitals of the line where no other unit is named. leading-marks.test.ts. */
export const leadingMarksParameters = {
  reachLeft: 5,
  reachRight: 14,
  /** From the dot to an icon that is as high as two lines of small letters. */
  minSize: 0.15,
  maxSize: 2.1,
  /** Between a mark and the text behind it. */
  minGap: 0.15,
  maxGap: 2.5,
  /** A mark that was read as a word stands this far before the next one, and that many times as far as words from each other. */
  minGapInside: 0.45,
  gapToWordSpace: 1.4,
  /** Between the number of a row and its text: faces with a fixed pitch leave up to 1.1 between two words. */
  minGapBehindNumber: 1.15,
  /** In characters: as what a mark may be read. */
  maxWordLength: 2,
  /** Minimum gap before a mark: with other ink closer, it is a part of that. */
  freeBefore: 0.6,
  /** Between the middles of two marks of one list, and between the left edges of their texts. */
  maxOffset: 0.35,
  /** Ratio of the sizes of two marks of one list, and of their lines. */
  maxSizeRatio: 1.6,
  /** Ratio of the sizes of two marks that are the same one, and how many of these tell a mark from a letter. */
  maxSameSizeRatio: 1.2,
  minSameMarks: 2,
  /** Distance in RGB of the colours of two marks of one list. */
  maxColourDistance: 90,
  /** Between the baselines of the two nearest items of a list. */
  farthestItem: 8,
};
