/**
 * The thresholds of detection that several modules need, and where they come from; those of one module stand in it. `posters` names the columns of
 * `pnpm bench engine` that show a change of a value.
 *
 * @module
 */

/** `detector.ts`. The thresholds are PaddleOCR's defaults (release 2.0, tools/infer/utility.py), mean and deviation those of ImageNet; the long side: posters, lines %. */
export const detectorParameters = {
  /** The network halves its input five times. */
  stride: 32,
  mapThreshold: 0.3,
  boxThreshold: 0.5,
};

/** `lines.ts`. The unclip ratio is PaddleOCR's default (release 2.0, tools/infer/utility.py); the others: posters, lines % and CER %, and the tilted lines of lines.test.ts. */
export const linesParameters = {
  /** Ratio by which the detector's networks are trained to shrink text, which unclipping undoes. */
  unclipRatio: 1.6,
};
