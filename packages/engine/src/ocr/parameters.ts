/**
 * Every threshold of ocr, by the module that it is of, and where it comes from. `posters` names the columns of
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
  /** How sure the network has to be of a letter that it did not read for it to be one that may stand there, 0 to 1. */
  minAlternative: 0.003,
  /** How sure it has to be that a letter stands in steps where it takes the blank to be likelier than each letter, 0 to 1. */
  minHidden: 0.45,
};

/** `known-words.ts`. */
export const knownWordsParameters = {
  /** Shorter words are known by chance. In letters. */
  minLetters: 3,
  /** Letters of a word that may be others. */
  maxChanges: 3,
  /** Smallest product, over the changed letters, of their certainty divided by that of the letter that was read. */
  minRatio: 0.003,
  /** Spellings of a word that are followed at a time: noise makes every letter possible everywhere. */
  maxVariants: 500,
  /** Share of a word's letters that have to be capitals for the others to be ones, too. */
  minCapitals: 0.5,
  /** How sure the network has to be of an apostrophe that it did not read, 0 to 1. */
  minApostrophe: 0.1,
  /** Letters and figures that may be parted: fewer may be names that hold two words. */
  minRunTogether: 6,
  /** The gap between two words that were run together, in heights of the line, and in usual gaps between glyphs. */
  minGap: 0.1,
  gapToUsual: 1.3,
  /** Factors by which both are wider between capitals, and beside the figure 1. */
  ofCapitals: 1.5,
  ofOne: 1.6,
  /** The gap that parts "I" or "A" even from what is a word with it, in heights of the line, and in usual gaps between glyphs. */
  minSurely: 0.26,
  surelyToUsual: 1.8,
  /** Letters that are a sentence where they can be parted into words at all, in small print also at gaps no wider than others. */
  minSentence: 20,
};

/** `alphabets.ts`. alphabets.test.ts. */
export const alphabetParameters = {
  /** Likelihood of a letter of another language, and of one that stands in loan words of every language, 0 to 1. */
  ofOtherLanguage: 0.02,
  metEverywhere: 0.2,
};

/** `confidence.ts`. posters: kept %, missed %, ghosts. */
export const doubtParameters = {
  /** Readings that are less likely right are texture, pictograms or mostly wrong. */
  minConfidence: 0.3,
  /** One or two letters are easily seen in a pictogram. */
  shortLetters: 2,
  minConfidenceOfShort: 0.6,
  /** Share of letters of another script from which a line is not in the language of the image. */
  maxOtherScript: 0.5,
};

/** `recognise.ts`. posters: CER %; the margin and the limit for short readings: words and pictograms of the posters. */
export const recogniseParameters = {
  /** Margin around a text that the network was trained with, in heights of the text. */
  marginOfLine: 0.14,
  /** How often a line that was cut off is read again with what continues it: each time as far as can be seen from its end. */
  maxExtensions: 3,
  /** How much less sure the longer reading may be: what lies beyond is no letter where it is less. */
  surerAlone: 0.15,
  /** A line read less surely is read again without marks that stand apart at its ends, and is taken so where it reads as surely as this. */
  surelyRead: 0.7,
  /** Minimum letters and confidence of a line that is upside down: pictograms and texture are read as a letter or two, or unsurely. */
  upsideDown: { minLetters: 4, minConfidence: 0.8 },
};

/**
 * `half-seen-line.ts`, in heights of the detected box. Blind half, pictures behind glass and in uneven light: ghosts, words %; posters: CER %, where
 * leaders and pictograms stand in a box.
 */
export const halfSeenParameters = {
  /** A stretch without ink that may hold a short word; the margin of the box beside its text is 0.1. */
  bareStretch: 0.8,
  /** What the CTC network must read there for it to be text, and how surely: leaders and rules are read as a letter. */
  bareLetters: 2,
  bareConfidence: 0.6,
  /** So many letters, or two that are read this surely, are a word, however the whole line is read: no pictogram is read so. */
  wordLetters: 3,
  wordConfidence: 0.9,
  /** By which the line is drawn out at an end without ink, as long as more letters are read there, and how often. */
  step: 1,
  mostSteps: 4,
  /** A stretch at an end of the box that may hold a single letter; the margin of the box beside its text is 0.1, half an em 0.4. */
  endLetter: 0.35,
  /** Pixels darker than this, of 255 levels, are ink. */
  darkest: 128,
  /** Upper share of the ink in which a frame has its edge, and the share of its width that the edge runs through: tops of letters leave gaps. */
  rowsOfFrame: 0.15,
  widthOfFrame: 0.8,
  /** An upright rule is no wider than this, in its heights. */
  widthOfRule: 0.2,
};

/**
 * `confidence.ts`. Fitted by `pnpm bench calibrate`.
 */
export const confidenceParameters = {
  /** Of the constant, then of the features. */
  weights: [-3.355, 0.647, 0.957, 0.519, 1.535, 0.229],
  /** The least chance of being wrong that the network is given: it keeps the logarithm finite. */
  certain: 0.03,
  /** Height of ink, in pixels, below which the network is less sure than it need be. */
  smallPrint: 20,
  /** In levels. */
  fullContrast: 100,
};

/** `letter-in-drawing.ts`, in heights of the line. Of 144 texts of one word of `bench/real` two are found, both of which lack a letter. */
export const letterInDrawingParameters = {
  /** Rows of the crop that the line is looked at in; no share. */
  rowsOfLine: 24,
  /** A drawing further away than this is no letter of the word. */
  widestGap: 0.25,
  /** By which a drawing reaches above or below the line; descenders reach no further. */
  minBeyond: 0.4,
  /** How far below the tops of the letters, and above their feet, a drawing that hides a letter may end. */
  maxBelowTops: 0.4,
  maxAboveFeet: 0.1,
  /** Narrower strokes are a rule or a text cursor. */
  minWidth: 0.3,
};

/** `cut-at-edge.ts`, in heights of the line where no other unit is named. cut-at-edge.test.ts. */
export const cutAtEdgeParameters = {
  /** From the last ink that was read to the edge: a letter that the edge cuts may not have been read. */
  farthest: 0.4,
  /** Radians. Lines that are turned more run off the picture at other places. */
  steepest: 0.1,
  /** A frame is looked for so far above and below a line. */
  beyondFrame: 0.4,
};

/** `spacing.ts`. posters: CER % of prices and times. */
export const spacingParameters = {
  /** A gap this wide, in heights of the line, and this much wider than the usual one is a space. */
  narrowestSpace: 0.2,
  spaceToGap: 1.7,
};

/** `icons.ts`, in heights of the line. icons.test.ts. */
export const iconsParameters = {
  /** A gap between words is at least as wide. */
  minGap: 0.22,
  /** Size of glyphs in which nothing was read for them to be a pictogram or a few, and no speck. */
  maxWidth: 2.2,
  minHeight: 0.35,
  /** In signs; no share. */
  shortWord: 2,
  /** Certainty that a short word needs, and a letter before a line that is no word, 0 to 1. */
  minCertainty: { word: 0.5, loneLetter: 0.85 },
  /** Share of the letters that may be read otherwise without the icons. */
  maxDifference: 0.15,
  /** The gap behind the number of an item whose text begins at a tab, and that in spaces between its words. */
  minTab: 0.5,
  tabToWordSpace: 1.6,
};

/** `language.ts`. The lines of all languages in typeset's corpus: none is taken for another language that the detector knows. */
export const languageParameters = {
  /**
   * Shorter texts are told wrong too often: of the phrases of the benches with 12 letters or more 31 in the wrong language without doubt, with 20
   * or more 4.
   */
  fewestLetters: 20,
  /** In letters: shorter texts are too much alike in too many languages. */
  fewestTellingLetters: 40,
  /** A language that scores this share of the best one may be the language of part of the text. */
  closeScore: 0.8,
};

/** `recognise-arc.ts`. */
export const arcParameters = {
  /** In radians. What turns further is nearly a ring: where its text begins cannot be told. */
  widestTurn: 1.8 * Math.PI,
  /** Of the radius: a circle of the ink that is farther from the detector's is none of its text. */
  mostChange: 0.3,
  /** Points along a word at which its band is looked at: between them it is as good as straight. */
  steps: 8,
  /** Of 255: darker pixels of a line are its ink. */
  darkest: 128,
};

/** `languages/image-language.ts`. */
export const imageLanguageParameters = {
  /** A line that is read less surely tells nothing of its language. */
  leastConfidence: 0.6,
  /** More than so many letters tell nothing more. */
  enoughLetters: 600,
};
