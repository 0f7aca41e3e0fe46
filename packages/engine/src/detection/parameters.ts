/**
 * Every threshold of detection, by the module that uses it, and where it comes from. `posters` names the columns of
 * `pnpm bench engine` that show a change of a value.
 *
 * @module
 */

/** `detector.ts`. The thresholds are PaddleOCR's defaults (release 2.0, tools/infer/utility.py), mean and deviation those of ImageNet; the long side: posters, lines %. */
export const detectorParameters = {
  /** Longer side of the detector's input, in pixels: enough for the small print of a poster, and 0.3 s on two cores. */
  longSide: 1280,
  /** The network halves its input five times. */
  stride: 32,
  mapThreshold: 0.3,
  boxThreshold: 0.5,
  /** Minimum side of a component, in pixels of the map; smaller ones are noise. */
  smallestSide: 3,
  /** Mean and deviation of ImageNet; the network was trained on BGR with the figures in this order. */
  mean: [0.485, 0.456, 0.406],
  deviation: [0.229, 0.224, 0.225],
};

/** `pieces.ts`, in lengths of the shorter side. pieces.test.ts; analyse.test.ts: strips of 600 × 6000 and 6000 × 600. */
export const piecesParameters = {
  /** Maximum ratio of the sides at which the detector's input still shows text of 1/40 of the shorter side. */
  longest: 3,
  length: 2,
  overlap: 0.5,
};

/** `bowed-marks.ts`, in heights of the kernel, which is 0.4 of the text's. Columns of the blind half: words % and CER % of arc and curved. */
export const bowedMarksParameters = {
  /** Share of the rectangle around a kernel that a bowed line fills at most: a straight one fills more. */
  maxFilled: 0.6,
  /** Minimum sagitta: a line with less still fits into a straight line's rectangle. */
  minSagitta: 0.8,
  minLength: 5,
  /** Maximum root mean square distance from the band's middle: that of a band is 0.29, that of text with ascenders and descenders a little more. */
  maxError: 0.45,
  minRadius: 4,
  /** Maximum angle of an arc, in radians: a ring is no line of text. */
  widestTurn: 1.6 * Math.PI,
  /** Maximum distance of the circles of two words of one line, and maximum gap between the words, in heights of the text. */
  maxOffCircle: 0.6,
  widestGap: 0.8,
  minHeightRatio: 0.75,
};

/** `lines.ts`. The unclip ratio is PaddleOCR's default (release 2.0, tools/infer/utility.py); the others: posters, lines % and CER %, and the tilted lines of lines.test.ts. */
export const linesParameters = {
  /** Ratio by which the detector's networks are trained to shrink text, which unclipping undoes. */
  unclipRatio: 1.6,
  /** Designers set text level; a tilt of the whole picture below this is the error of measuring it. */
  levelTolerance: 0.5 * (Math.PI / 180),
  /** Maximum distance from the picture's tilt of a line that gets that tilt. */
  snapTolerance: 1.5 * (Math.PI / 180),
  /** Maximum error of the measured angle of a mark as wide as high; that of a line twenty times as wide is exact. */
  shortMarkTolerance: 4 * (Math.PI / 180),
  /** Error of the end of a mark in the detector's map and in the picture: a word of small print that rises by less is level. */
  edgeTolerancePx: 1.5,
  /** Maximum angle of lines from which the tilt of the picture is measured. */
  steepest: 10 * (Math.PI / 180),
  /** Maximum distance, in heights of the higher mark, of marks that are likely to have been turned together. */
  neighbourhood: 1.2,
  /** Height over width above which a mark is taken to hold a line that runs up or down. */
  uprightProportion: 1.6,
  maxAngleBetween: 4 * (Math.PI / 180),
  /** Maximum gap that the detector leaves between two words of one line, in heights of the lower box. */
  widestGap: 0.65,
  minSharedHeight: 0.55,
  minHeightRatio: 0.6,
  /** Maximum distance of the middles of two words of a line, in heights of the lower box: descenders and capitals move them apart by 0.3. */
  maxOffCentreOfWord: 0.45,
  /** Limits for a letter beside its line, in heights of the higher box. */
  minLetterRatio: 0.38,
  maxOffCentre: 0.2,
  letterGap: 0.5,
  /** Maximum width of the box of a letter, in its heights: that of a small word beside a large number is wider. */
  maxLetterRatio: 1.3,
};

/** `planes.ts`. Blind half, perspective: CER %, words %, groups %; analyse.test.ts: a drawn sign turned by 20, 30 and 40°. */
export const planesParameters = {
  /** Ratio of width to height from which the angle of a line is known well. */
  longLine: 4,
  /** Minimum number of lines of a pencil: two lines always meet somewhere. */
  minLines: 3,
  /** Each pair of this many longest lines is tried for a pencil of the others: signs have fewer lines. */
  maxTriedLines: 40,
  /** Maximum angle of the lines: text that runs up or down determines no plane. */
  steepest: 60 * (Math.PI / 180),
  /** Minimum angle between the lines of a plane: with less, the lines are level in an image taken from the front. */
  minSpread: 2 * (Math.PI / 180),
  /** Maximum error of a measured angle, and the additional error for a line as wide as high. */
  tolerance: 0.75 * (Math.PI / 180),
  shortLineTolerance: 12 * (Math.PI / 180),
  /** Maximum error of a slant: letters without upright strokes, and italics, give a wrong one. */
  slantTolerance: 6 * (Math.PI / 180),
  /**
   * Stiffness as a share of the text's squared width: errors of 2° in a piece's slant against strokes that meet as on a sign seen from 20° below,
   * (0.035 / 0.17)².
   */
  slantStiffness: 0.04,
  /** Length of the pieces into which a line is cut, in its heights, and their maximum number. */
  pieceLength: 6,
  maxPieces: 3,
  /** Maximum distance from the lines of a short one on their plane, in heights of the highest. */
  reach: 3,
  /** Margin of the view around the lines, in line heights: reading looks that far beside a line. */
  margin: 3,
};
