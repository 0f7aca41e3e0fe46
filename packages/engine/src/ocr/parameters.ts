/**
 * Every threshold of ocr, by the module that it is of, and where it comes from. `posters` names the columns of
 * `pnpm bench engine` that show a change of a value.
 *
 * @module
 */

/** `doubt.ts`. */
export const doubtParameters = {
  /**
   * Readings that are less likely right are texture, pictograms, another script or mostly wrong: of 621 lines of the blind half's seed cal-1
   * (44 pictures) 52 lie below, of which 7 were right; of 605 lines of two other seeds 37, of which one was right. Columns: kept %, missed %, ghosts.
   */
  leastConfidence: 0.3,
  /** One or two letters are easily seen in a pictogram: both recognisers must see the same ones. */
  short: 2,
  leastConfidenceOfShort: 0.4,
  /**
   * Two recognisers do not make the same word of texture by chance, whatever the confidence that its contrast gives it: a selected button, whose bar
   * hugs its text, has none. The confidence is that of the CTC network.
   */
  agreed: { minLetters: 6, minConfidence: 0.95 },
  /** Share of letters of another script from which a line is not in the language of the image. */
  mostOtherScript: 0.5,
};

/** `recognise.ts`. posters: CER %; the margin and the limit for short readings: words and pictograms of the posters. */
export const recogniseParameters = {
  /** Below this, or where the recognisers disagree, tesseract gets a second look at the line, at the picture as it is. */
  sureEnough: 0.9,
  /** What the CTC network is used to seeing around a text, in heights of the text. */
  ctcMargin: 0.14,
  rawHeight: 64,
  rawMargin: 0.2,
  /** How often a line that was cut off is read again with what continues it: each time as far as can be seen from its end. */
  mostExtensions: 3,
  /** How much less sure the longer reading may be: what lies beyond is no letter where it is less. */
  surerAlone: 0.15,
  /** A line read less surely is read again without marks that stand apart at its ends, and is taken so where it reads as surely as this. */
  surelyRead: 0.7,
  /** Minimum letters and confidence of a line that is upside down: pictograms and texture are read as a letter or two, or unsurely. */
  upsideDown: { leastLetters: 4, leastConfidence: 0.8 },
};

/**
 * `marks-beside.ts`, in heights of the line. Blind half: outside ppm and kept %, where a pictogram of nearly the colour of the text stands before it.
 */
export const marksBesideParameters = {
  /** A gap between words is at least as wide. */
  leastGap: 0.25,
  /** Of the line, what the marks and the gap take up at most; a pictogram is about as wide as the line is high. */
  mostWidth: 2,
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
};

/**
 * `confidence.ts`. Fitted by `pnpm bench calibrate --seed cal-1 --count 44`: calibration error 2.9 % there, 4.1 and 3.5 % on 22 pictures each of
 * the seeds held-1 and 2026-W47.
 */
export const confidenceParameters = {
  /** Of the constant, then of the features. */
  weights: [-6.581, 1.476, 1.202, -0.047, 0.092, -0.801, 1.355, 0.533],
  /** The least chance of being wrong that a recogniser is given: it keeps the logarithm finite. */
  certain: 0.03,
  /** Height of ink, in pixels, below which the recognisers are less sure than they need be. */
  smallPrint: 20,
  /** In levels. */
  fullContrast: 100,
};

/** `fusion.ts`. posters: CER % and accents %. */
export const fusionParameters = {
  /** Share of characters that may differ between two readings of the same text. */
  agreement: 0.35,
  /** A word that the CTC network reads this surely, and this much more surely than tesseract, is taken from it. */
  sure: 0.9,
  margin: 0.08,
  /** Words of one sign from which a text was read letter by letter, where they are most of its words. */
  fewestLone: 4,
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

/** `spacing.ts`. posters: CER % of prices and times. */
export const spacingParameters = {
  /** A gap this wide, in heights of the line, and this much wider than the usual one is a space. */
  narrowestSpace: 0.2,
  spaceToGap: 1.7,
};

/** `icons.ts`. icons.test.ts; 53 icons and 22 signs drawn beside text in ten faces, and 20 lines with words of one and two letters in all faces of the library. */
export const iconsParameters = {
  /** In signs. */
  longestWord: 2,
  /** To the letters that an icon is read as: where the CTC network sees none there, others, or the same. Letters of the ten faces are at 0.56 and above. */
  leastLikeness: { unseen: 0.6, seen: 0.5, agreed: 0.4 },
  /** Share of the letters that may be read otherwise without the icons. */
  mostDifference: 0.15,
  /** The gap behind the number of an item whose text begins at a tab: in heights of the line, and as many times as wide as those between its words. */
  minTab: 0.5,
  tabToWordSpace: 1.6,
};

/** `word-columns.ts`, in heights of the line. icons.test.ts. */
export const wordColumnsParameters = {
  /** A gap between words is at least as wide. */
  unreadGap: 0.22,
  /** Maximum width of unread ink: it is one pictogram, or a few together. */
  widestUnread: 2.2,
  /** Minimum gain in the fit of the words' widths, in the width of all words, where something among them was not read. */
  clearlyBetter: 0.1,
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

/** `ctc/ctc-recogniser.ts`. PaddleOCR's PP-OCRv4 recogniser was trained on lines of 48 px. */
export const ctcRecogniserParameters = {
  narrowest: 48,
};

/** `tesseract/tesseract.ts`. Memory: about 60 MB a language. */
export const tesseractParameters = {
  /** Languages kept loaded: about 60 MB each. */
  mostLanguages: 2,
};

/** `languages/image-language.ts`. */
export const imageLanguageParameters = {
  /** A line that is read less surely tells nothing of its language. */
  leastConfidence: 0.6,
  /** More than so many letters tell nothing more. */
  enoughLetters: 600,
};
