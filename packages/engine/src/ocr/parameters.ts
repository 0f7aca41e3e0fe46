/**
 * Every threshold of ocr, by the module that uses it, and where it comes from. `posters` names the columns of
 * `pnpm bench engine` that show a change of a value.
 *
 * @module
 */

/** `recogniser.ts`. */
export const recogniserParameters = {
  /** Width of the narrowest crop that the network was trained on, in px. */
  minColumns: 16,
  /** Width of a step, in px of the crop: the network scores its classes once a step. */
  columnsOfStep: 4,
  /** Minimum certainty, 0 to 1, of a letter that the network did not read for it to be an alternative. */
  minAlternative: 0.003,
  /** Minimum certainty, 0 to 1, of any letter in steps where the blank is likelier than each single letter. */
  minHidden: 0.45,
};

/** `known-words.ts`. */
export const knownWordsParameters = {
  /** Minimum number of letters of a word: shorter ones are known by chance. */
  minLetters: 3,
  /** Maximum number of letters of a word that are changed. */
  maxChanges: 3,
  /** Smallest product, over the changed letters, of their certainty divided by that of the letter that was read. */
  minRatio: 0.003,
  /** Maximum number of spellings of a word that are followed at a time: noise makes every letter possible everywhere. */
  maxVariants: 500,
  /** Share of capitals in a word from which its other letters are made capitals, too. */
  minCapitals: 0.5,
  /** Minimum certainty, 0 to 1, of an apostrophe that the network did not read. */
  minApostrophe: 0.1,
  /** Minimum number of letters and figures that may be split: fewer may be names that hold two words. */
  minRunTogether: 6,
  /** Minimum gap between two words that were run together, in heights of the line, and in usual gaps between glyphs. */
  minGap: 0.1,
  gapToUsual: 1.3,
  /** Factors by which both are wider between capitals, and beside the figure 1. */
  ofCapitals: 1.5,
  ofOne: 1.6,
  /** Minimum gap that splits "I" or "A" off even where the whole is a word, in heights of the line, and in usual gaps between glyphs. */
  minSurely: 0.26,
  surelyToUsual: 1.8,
  /** Number of letters from which a text that can be split into words is a sentence, which in small print is split even at gaps no wider than others. */
  minSentence: 20,
};

/** `alphabets.ts`. alphabets.test.ts. */
export const alphabetParameters = {
  /** Likelihood, 0 to 1, of a letter of another language, and of one that loan words of every language use. */
  ofOtherLanguage: 0.02,
  metEverywhere: 0.2,
};

/** `confidence.ts`. posters: kept %, missed %, ghosts. */
export const doubtParameters = {
  /** Minimum confidence of a reading: those below are texture, pictograms or mostly wrong. */
  minConfidence: 0.3,
  /** Maximum number of letters that are easily read in a pictogram, and the minimum certainty of each. */
  shortLetters: 2,
  minConfidenceOfShort: 0.6,
  /** Share of letters of another script from which a line is not in the language of the image. */
  maxOtherScript: 0.5,
};

/** `recognise.ts`. posters: CER %; the margin and the limit for short readings: words and pictograms of the posters. */
export const recogniseParameters = {
  /** Margin around a text that the network was trained with, in heights of the text. */
  marginOfLine: 0.14,
  /** Maximum number of times that a line cut off by its box is read again with its continuation: each time as far as ink is seen from its end. */
  maxExtensions: 3,
  /** Maximum loss of confidence of the longer reading: beyond it, the ink at the end is no letter. */
  surerAlone: 0.15,
  /** Confidence below which a line is read the other way up, too. */
  surelyRead: 0.7,
  /** Minimum letters and confidence of a line that is upside down: pictograms and texture are read as a letter or two, or unsurely. */
  upsideDown: { minLetters: 4, minConfidence: 0.8 },
};

/**
 * `half-seen-line.ts`, in heights of the detected box. Blind half, pictures behind glass and in uneven light: ghosts, words %; posters: CER %, where
 * leaders and pictograms stand in a box.
 */
export const halfSeenParameters = {
  /** Minimum width of a stretch without ink that may hold a short word; the margin of the box beside its text is 0.1. */
  bareStretch: 0.8,
  /** Minimum number of letters that the CTC network must read there, and their confidence, for it to be text: leaders and rules are read as a letter. */
  bareLetters: 2,
  bareConfidence: 0.6,
  /** Number of letters, or confidence of two letters, from which they are a word, however the whole line is read: no pictogram reaches it. */
  wordLetters: 3,
  wordConfidence: 0.9,
  /** Step by which the line is extended at an end without ink as long as that adds letters, and the maximum number of steps. */
  step: 1,
  maxSteps: 4,
  /** Minimum width of a stretch at an end of the box that may hold a single letter; the margin of the box beside its text is 0.1, half an em 0.4. */
  endLetter: 0.35,
  /** Level, 0 to 255, below which a pixel is ink. */
  darkest: 128,
  /** Upper share of the ink in which a frame has its edge, and the share of its width that the edge runs through: tops of letters leave gaps. */
  rowsOfFrame: 0.15,
  widthOfFrame: 0.8,
  /** Maximum width of an upright rule, in its heights. */
  widthOfRule: 0.2,
};

/**
 * `confidence.ts`. Fitted by `pnpm bench calibrate`.
 */
export const confidenceParameters = {
  /** Weight of the constant, then those of the features. */
  weights: [-3.355, 0.647, 0.957, 0.519, 1.535, 0.229],
  /** Minimum chance of being wrong, which keeps the logarithm finite. */
  certain: 0.03,
  /** Height of ink, in pixels, below which the network is less sure than it need be. */
  smallPrint: 20,
  /** Contrast of ink and background by which contrasts are divided, in levels. */
  fullContrast: 100,
};

/** `letter-in-drawing.ts`, in heights of the line. Among 144 texts of one word of `bench/real` two are found, both of which lack a letter. */
export const letterInDrawingParameters = {
  /** Height of the line in the crop, in rows. */
  rowsOfLine: 24,
  /** Maximum gap from the word to a drawing that hides its letter. */
  widestGap: 0.25,
  /** Minimum distance by which a drawing reaches above or below the line; descenders reach no further. */
  minBeyond: 0.4,
  /** Maximum distances below the tops of the letters, and above their feet, at which a drawing that hides a letter ends. */
  maxBelowTops: 0.4,
  maxAboveFeet: 0.1,
  /** Minimum width of a drawing: narrower strokes are a rule or a text cursor. */
  minWidth: 0.3,
};

/** `cut-at-edge.ts`, in heights of the line where no other unit is named. cut-at-edge.test.ts. */
export const cutAtEdgeParameters = {
  /** Maximum distance from the last ink that was read to the edge: a letter that the edge cuts may not have been read. */
  farthest: 0.4,
  /** Maximum angle of a line, in radians: lines that are turned more run off the picture at other places. */
  steepest: 0.1,
  /** Distance above and below a line up to which a frame is searched. */
  beyondFrame: 0.4,
};

/** `spacing.ts`. posters: CER % of prices and times. */
export const spacingParameters = {
  /** Minimum width of a space, in heights of the line and in usual gaps. */
  narrowestSpace: 0.2,
  spaceToGap: 1.7,
};

/** `icons.ts`, in heights of the line. icons.test.ts. */
export const iconsParameters = {
  /** Minimum gap between words. */
  minGap: 0.22,
  /** Maximum width and minimum height of unread glyphs that are one or a few pictograms, and no specks. */
  maxWidth: 2.2,
  minHeight: 0.35,
  /** Maximum number of characters of a short word. */
  shortWord: 2,
  /** Minimum certainty, 0 to 1, of a short word, and of a lone letter before a line that is no word. */
  minCertainty: { word: 0.5, loneLetter: 0.85 },
  /** Maximum share of the letters that are read differently without the icons. */
  maxDifference: 0.15,
  /** Minimum gap behind the number of an item whose text begins at a tab, also in spaces between its words. */
  minTab: 0.5,
  tabToWordSpace: 1.6,
};

/** `language.ts`. The lines of all languages in typeset's corpus: none is taken for another language that the detector knows. */
export const languageParameters = {
  /**
   * Minimum number of letters: the language of shorter texts is detected wrongly too often, for 31 phrases of the benches with 12 letters or more, for
   * 4 with 20 or more.
   */
  minLetters: 20,
  /** Minimum number of letters that determine a language: shorter texts are similar in too many languages. */
  minTellingLetters: 40,
  /** Share of the best language's score from which another language may be that of a part of the text. */
  closeScore: 0.8,
};

/** `recognise-arc.ts`. */
export const arcParameters = {
  /** Maximum angle of an arc, in radians: the text of a wider one, which is nearly a ring, has no visible beginning. */
  widestTurn: 1.8 * Math.PI,
  /** Maximum difference of the ink's radius from the detector's, as a share of it: otherwise the ink is not that of the text. */
  maxChange: 0.3,
  /** Number of points along a word at which its band is sampled: between them it is nearly straight. */
  steps: 8,
  /** Level, 0 to 255, below which a pixel of a line is ink. */
  darkest: 128,
};

/** `languages/image-language.ts`. */
export const imageLanguageParameters = {
  /** Minimum confidence of a line from which the language is detected. */
  minConfidence: 0.6,
  /** Number of letters that is enough to detect the language. */
  enoughLetters: 600,
};
