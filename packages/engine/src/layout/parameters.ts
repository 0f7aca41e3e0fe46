/**
 * Every threshold of layout, by the module that it is of, and where it comes from. `posters` names the columns of
 * `pnpm bench engine` that show a change of a value.
 *
 * @module
 */

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
  /** Ratio of the heights of two words. Words of capitals differ by their accents. */
  sameHeight: 1.4,
  /** Of their heights, how far their middles are apart. */
  sameMiddle: 0.25,
  /** Distance in RGB. */
  sameColour: 40,
  fewestLetters: 2,
};
