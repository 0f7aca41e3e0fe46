/**
 * Every threshold of detection, by the module that it is of, and where it comes from. `posters` names the columns of
 * `pnpm bench engine` that show a change of a value.
 *
 * @module
 */

/** `detector.ts`. The thresholds are PaddleOCR's defaults (release 2.0, tools/infer/utility.py), mean and deviation those of ImageNet; the long side: posters, lines %. */
export const detectorParameters = {
  /** Longer side of what the detector sees, in pixels: enough for the small print of a poster, and 0.3 s on two cores. */
  longSide: 1280,
  /** The network halves its input five times. */
  stride: 32,
  mapThreshold: 0.3,
  boxThreshold: 0.5,
  /** Of the map; smaller components are noise. */
  smallestSide: 3,
  /** Of ImageNet; the network was trained on BGR with the figures in this order. */
  mean: [0.485, 0.456, 0.406],
  deviation: [0.229, 0.224, 0.225],
};

/** `pieces.ts`, in lengths of the shorter side. pieces.test.ts; analyse.test.ts: strips of 600 × 6000 and 6000 × 600. */
export const piecesParameters = {
  /** Longest side over the shortest, at which the detector's view still shows text of 1/40 of the shorter side. */
  longest: 3,
  length: 2,
  overlap: 0.5,
};

/** `bowed-marks.ts`, in heights of the kernel, which is 0.4 of the text's. Columns of the blind half: words % and CER % of arc and curved. */
export const bowedMarksParameters = {
  /** Of the rectangle around a kernel: a straight line fills more of it, a bowed one less. */
  mostFilled: 0.6,
  /** Less of a bow still fits into a straight line's rectangle. */
  leastSagitta: 0.8,
  leastLength: 5,
  /** A band strays from its middle by 0.29 heights, root mean square; text with ascenders and descenders by a little more. */
  mostError: 0.45,
  leastRadius: 4,
  /** Radians; a ring is no line of text. */
  widestTurn: 1.6 * Math.PI,
  /** Of the height of the text: how far the circles of two words of one line may be apart, and the gap between the words. */
  mostOffCircle: 0.6,
  widestGap: 0.8,
  leastHeightRatio: 0.75,
};

/** `lines.ts`. The unclip ratio is PaddleOCR's default (release 2.0, tools/infer/utility.py); the others: posters, lines % and CER %, and the tilted lines of lines.test.ts. */
export const linesParameters = {
  /** What the detector's networks are trained to shrink text by, to be undone. */
  unclipRatio: 1.6,
  /** Designers set text level; a tilt of the whole picture below this is the error of measuring it. */
  levelTolerance: 0.5 * (Math.PI / 180),
  /** A line this near to the picture's own tilt has that tilt. */
  snapTolerance: 1.5 * (Math.PI / 180),
  /** How far the measured angle of a mark as wide as high can be off; that of a line twenty times as wide is exact. */
  shortMarkTolerance: 4 * (Math.PI / 180),
  /** How far an end of a mark may be off in the detector's map and in the picture: a word of small print that rises by less is level. */
  edgeTolerancePx: 1.5,
  /** Lines that far off the level do not tell the tilt of the picture. */
  steepest: 10 * (Math.PI / 180),
  /** Marks this near to each other, in heights of the higher one, are likely to have been turned together. */
  neighbourhood: 1.2,
  /** Height over width above which a mark is taken to hold a line that runs up or down. */
  uprightProportion: 1.6,
  mostAngleBetween: 4 * (Math.PI / 180),
  /** Of the lower box: the gap between two words of one line, as the detector leaves it. */
  widestGap: 0.65,
  leastSharedHeight: 0.55,
  leastHeightRatio: 0.6,
  /** Distance of the middles of two words of a line, of the lower box: descenders of one and capitals of the other move them apart by 0.3. */
  maxOffCentreOfWord: 0.45,
  /** Of the higher box. */
  leastLetterRatio: 0.38,
  mostOffCentre: 0.2,
  letterGap: 0.5,
  /** Width over height of the box of a letter: that of a small word beside a large number is wider. */
  maxLetterRatio: 1.3,
};

/** `planes.ts`. Blind half, perspective: CER %, words %, groups %; analyse.test.ts: a drawn sign turned by 20, 30 and 40°. */
export const planesParameters = {
  /** Width over height from which the angle of a line is known well. */
  longLine: 4,
  /** Two lines always meet somewhere. */
  fewestLines: 3,
  /** Each pair of this many longest lines is tried for a pencil of the others: signs have fewer lines. */
  maxTriedLines: 40,
  /** Text that runs up or down tells no plane of its own. */
  steepest: 60 * (Math.PI / 180),
  /** Between the lines of a plane; what differs by less is set level in an image taken from the front. */
  leastSpread: 2 * (Math.PI / 180),
  /** How far a measured angle can be off; that of a line as wide as high by so much more. */
  tolerance: 0.75 * (Math.PI / 180),
  shortLineTolerance: 12 * (Math.PI / 180),
  /** Letters without upright strokes, and italics, tell a wrong slant. */
  slantTolerance: 6 * (Math.PI / 180),
  /**
   * Of the squared width of the text: errors of 2° in a piece's slant against strokes that meet as on a sign seen from 20° below, (0.035 / 0.17)².
   */
  slantStiffness: 0.04,
  /** In heights of a line, and how many a line is cut into at most. */
  pieceLength: 6,
  mostPieces: 3,
  /** How far beyond the lines a short one stands on their plane, in heights of the highest. */
  reach: 3,
  /** Of the view around the lines, in line heights: what reading looks at beside a line. */
  margin: 3,
};
